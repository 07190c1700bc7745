import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { HouseRulesPanel } from '#src/features/house-rules/house-rules-panel.tsx'
import { houseRulesItem } from '#src/storage/house-rules.ts'

const onSaveFile = vi.fn<(file: { name: string; text: string }) => void>()
const item = houseRulesItem('user-1')

function show() {
  return render(
    <ToastProvider>
      <HouseRulesPanel onSaveFile={onSaveFile} userId="user-1" />
    </ToastProvider>,
  )
}

beforeEach(() => {
  localStorage.clear()
  onSaveFile.mockReset()
})

async function fill() {
  await userEvent.selectOptions(screen.getByLabelText('Steps'), 'Given / When / Then')
  await userEvent.selectOptions(screen.getByLabelText('Language of the test cases'), 'Spanish')
  fireEvent.change(screen.getByLabelText('Title pattern'), { target: { value: '[{ticket}] {title}' } })
  await userEvent.type(screen.getByLabelText('Priority names'), 'P1, P2,, P1')
  await userEvent.type(screen.getByLabelText('Words to avoid'), 'click')
  await userEvent.type(screen.getByLabelText('Remarks'), 'Use staging.')
  await userEvent.type(screen.getByLabelText('Example case 2'), 'Given a cart')
}

const filled = {
  stepStyle: 'gherkin',
  language: 'es',
  titlePattern: '[{ticket}] {title}',
  priorities: ['P1', 'P2'],
  forbiddenWords: ['click'],
  remarks: 'Use staging.',
  examples: ['Given a cart'],
}

describe('the house rules in Settings', () => {
  it('are saved in the browser and shown again', async () => {
    const { unmount } = show()
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Save house rules' }))
    expect(await screen.findByText('House rules saved')).toBeVisible()
    expect(item.read()).toEqual(filled)
    unmount()
    show()
    expect(screen.getByLabelText('Priority names')).toHaveValue('P1, P2')
    expect(screen.getByLabelText('Example case 1')).toHaveValue('Given a cart')
  })

  it('refuse what is too long and keep what was typed', async () => {
    show()
    fireEvent.change(screen.getByLabelText('Remarks'), { target: { value: 'x'.repeat(1_001) } })
    await userEvent.click(screen.getByRole('button', { name: 'Save house rules' }))
    expect(await screen.findByText('At most 1000 characters.')).toBeVisible()
    expect(screen.getByLabelText('Remarks')).toHaveFocus()
    expect(localStorage).toHaveLength(0)
  })

  it('go to a file and come back from it', async () => {
    const { unmount } = show()
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Export to a file' }))
    await vi.waitFor(() => expect(onSaveFile).toHaveBeenCalledOnce())
    const { name, text } = onSaveFile.mock.calls[0]?.[0] ?? { name: '', text: '' }
    expect(name).toBe('casewright-house-rules.json')
    unmount()
    localStorage.clear()
    show()
    await userEvent.upload(screen.getByLabelText('Import from a file', { selector: 'input' }), new File([text], name))
    expect(await screen.findByText('House rules imported. Save them to use them.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save house rules' }))
    await vi.waitFor(() => expect(item.read()).toEqual(filled))
  })

  it('refuse a file that holds no rules', async () => {
    show()
    await userEvent.type(screen.getByLabelText('Remarks'), 'Kept')
    await userEvent.upload(
      screen.getByLabelText('Import from a file', { selector: 'input' }),
      new File(['{"a":1}'], 'other.json', { type: 'application/json' }),
    )
    expect(await screen.findByText(/This file holds no house rules/)).toBeVisible()
    expect(screen.getByLabelText('Remarks')).toHaveValue('Kept')
  })

  it('can be removed', async () => {
    item.write({ ...item.read(), remarks: 'Use staging.' })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Remove all rules' }))
    expect(screen.getByLabelText('Remarks')).toHaveValue('')
    expect(localStorage).toHaveLength(0)
  })
})
