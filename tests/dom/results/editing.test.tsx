import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { aResult, aTestCase } from '../../support/results.ts'

const one = aTestCase({ id: 'TC-1', title: 'Empty the cart' })
const two = aTestCase({ id: 'TC-2', title: 'Pay by card', type: 'Negative', priority: 'Low' })

/** Like the workspace: stores each reported change and passes it back. */
function Keeper({
  onKept,
  open = true,
  cases = [one, two],
}: {
  onKept: (cases: TestCase[], timestamp: string) => void
  open?: boolean
  cases?: TestCase[]
}) {
  const [result, setResult] = useState(aResult({ testCases: cases }))
  function keep(kept: TestCase[], timestamp: string): void {
    onKept(kept, timestamp)
    setResult((before) => ({ ...before, testCases: kept }))
  }
  return <ResultsView connection="connected" onCasesChange={keep} onClose={vi.fn()} open={open} result={result} />
}

const kept = vi.fn<(cases: TestCase[], timestamp: string) => void>()

function lastKept(): TestCase[] {
  return kept.mock.lastCall?.[0] ?? []
}

function titles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

async function openForm(title = 'Empty the cart'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: title }))
  await userEvent.click(screen.getByRole('button', { name: `Edit ${title}` }))
  return screen.getByRole('group', { name: `Correct ${title}` })
}

function steps(): string[] {
  return screen
    .getAllByRole('textbox', { name: /^Step \d+$/ })
    .map((field) => (field instanceof HTMLTextAreaElement ? field.value : ''))
}

beforeEach(() => kept.mockReset())

describe('correcting', () => {
  it('each field in place, and the list follows', async () => {
    render(<Keeper onKept={kept} />)
    const form = await openForm()
    const field = (name: string): HTMLElement =>
      within(form).getByRole(/type|priority/i.test(name) ? 'combobox' : 'textbox', { name })
    expect(field('Title')).toHaveFocus()
    await userEvent.keyboard('Clear the cart')
    fireEvent.change(field('Description'), { target: { value: 'New words' } })
    fireEvent.change(field('Preconditions'), { target: { value: 'Signed in\n\n A cart with a mug ' } })
    fireEvent.change(field('Type'), { target: { value: 'Boundary' } })
    fireEvent.change(field('Priority'), { target: { value: 'Critical' } })
    fireEvent.change(field('Step 2, data'), { target: { value: 'Two mugs' } })
    fireEvent.change(field('Step 2, expected'), { target: { value: 'It is empty' } })
    await waitFor(() => expect(lastKept()[0]?.steps[1]?.expected).toBe('It is empty'))
    expect(lastKept()[0]).toEqual({
      ...one,
      title: 'Clear the cart',
      description: 'New words',
      preconditions: ['Signed in', 'A cart with a mug'],
      type: 'Boundary',
      priority: 'Critical',
      steps: [one.steps[0], { step: 'Remove the mug', data: 'Two mugs', expected: 'It is empty' }],
    })
    expect(lastKept()[1]).toBe(two)
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }))
    expect(titles()[0]).toBe('Clear the cart')
    expect(screen.getByRole('button', { name: 'Edit Clear the cart' })).toHaveFocus()
  })

  it('a case stays in sight while its words no longer match the search', async () => {
    render(<Keeper onKept={kept} />)
    await userEvent.type(screen.getByRole('searchbox'), 'Empty the cart')
    const form = await openForm()
    fireEvent.change(within(form).getByRole('textbox', { name: 'Title' }), { target: { value: 'Other' } })
    expect(titles()).toEqual(['Other'])
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }))
    expect(screen.getByText('No test case matches the search and filters.')).toBeInTheDocument()
  })

  it('says what is missing', async () => {
    render(<Keeper onKept={kept} />)
    const form = await openForm()
    await userEvent.clear(within(form).getByRole('textbox', { name: 'Title' }))
    expect(screen.getByText('A test case needs a title')).toBeInTheDocument()
    await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), 'X')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Step 1' }))
    await userEvent.clear(screen.getByRole('textbox', { name: 'Step 2' }))
    expect(screen.getByText('A test case needs at least one step with text.')).toBeInTheDocument()
  })

  it('is not offered where nobody keeps the corrections', async () => {
    render(<ResultsView connection="connected" onClose={vi.fn()} open result={aResult()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Removing the last item empties the cart' }))
    for (const name of [/^Edit/, /^Delete/, /^Duplicate/, 'Add test case', 'Undo'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  })
})

describe('steps', () => {
  it('are added at the end with the focus in them, and removed', async () => {
    render(<Keeper onKept={kept} />)
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Add step' }))
    expect(screen.getByRole('textbox', { name: 'Step 3' })).toHaveFocus()
    await userEvent.keyboard('Look again')
    expect(steps()).toEqual(['Open the cart', 'Remove the mug', 'Look again'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove step 1' }))
    expect(steps()).toEqual(['Remove the mug', 'Look again'])
    expect(screen.getByText('Step 1 was removed.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move step 1' })).toHaveFocus()
  })

  it('move with the arrow keys; the focus goes with them and the place is read out', async () => {
    render(<Keeper onKept={kept} />)
    await openForm()
    screen.getByRole('button', { name: 'Move step 1' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(steps()).toEqual(['Open the cart', 'Remove the mug'])
    await userEvent.keyboard('{ArrowDown}')
    expect(steps()).toEqual(['Remove the mug', 'Open the cart'])
    expect(screen.getByRole('button', { name: 'Move step 2' })).toHaveFocus()
    expect(screen.getByText('Step 1 is now step 2 of 2.')).toBeInTheDocument()
    await waitFor(() =>
      expect(lastKept()[0]?.steps.map(({ step }) => step)).toEqual(['Remove the mug', 'Open the cart']),
    )
  })
})

describe('cases', () => {
  it('a deleted one comes back with Undo, which has the focus', async () => {
    render(<Keeper onKept={kept} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete Empty the cart' }))
    expect(titles()).toEqual(['Pay by card'])
    expect(screen.getByText('“Empty the cart” was deleted. Undo brings it back.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await waitFor(() => expect(lastKept()).toEqual([two]))
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    await waitFor(() => expect(lastKept()).toEqual([one, two]))
  })

  it('the last one is not deleted', async () => {
    render(<Keeper cases={[one]} onKept={kept} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }))
    expect(screen.getByRole('button', { name: 'Duplicate Empty the cart' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete Empty the cart' })).not.toBeInTheDocument()
  })

  it('a copy follows its original', async () => {
    render(<Keeper onKept={kept} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }))
    await userEvent.click(screen.getByRole('button', { name: 'Duplicate Empty the cart' }))
    expect(titles()).toEqual(['Empty the cart', 'Empty the cart (copy)', 'Pay by card'])
  })

  it('one written by hand opens in its form, whatever was searched for', async () => {
    render(<Keeper onKept={kept} />)
    await userEvent.type(screen.getByRole('searchbox'), 'card')
    await userEvent.click(screen.getByRole('button', { name: 'Add test case' }))
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.keyboard('Mine')
    expect(titles()).toEqual(['Mine', 'Empty the cart', 'Pay by card'])
    await waitFor(() => expect(lastKept()[0]).toMatchObject({ title: 'Mine', generationStatus: 'manual' }))
    expect(screen.getByText('Total Test Cases').nextElementSibling).toHaveTextContent('3')
  })
})

describe('undo and redo', () => {
  it('by button and by key, over all corrections', async () => {
    render(<Keeper onKept={kept} />)
    const form = await openForm()
    await userEvent.type(within(form).getByRole('textbox', { name: 'Title' }), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Remove step 1' }))
    await userEvent.click(within(form).getByRole('button', { name: 'Done' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(screen.getByText('The last correction was undone.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(titles()[0]).toBe('Empty the cart')
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}')
    expect(titles()[0]).toMatch(/!/)
    await waitFor(() => expect(lastKept()[0]?.steps).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('outlive the view being closed', async () => {
    const { rerender } = render(<Keeper onKept={kept} />)
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart' }))
    await userEvent.click(screen.getByRole('button', { name: 'Delete Empty the cart' }))
    rerender(<Keeper onKept={kept} open={false} />)
    rerender(<Keeper onKept={kept} />)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
  })
})

describe('keeping', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function type(value: string): void {
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value } })
  }

  function openFormNow(): void {
    fireEvent.click(screen.getByRole('button', { name: 'Empty the cart' }))
    fireEvent.click(screen.getByRole('button', { name: 'Edit Empty the cart' }))
  }

  it('waits until the tester rests, then tells the newest cases once, with the result they belong to', async () => {
    render(<Keeper onKept={kept} />)
    openFormNow()
    type('A')
    await act(() => vi.advanceTimersByTimeAsync(299))
    type('Ab')
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(kept).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(kept).toHaveBeenCalledExactlyOnceWith([{ ...one, title: 'Ab' }, two], '2026-11-21T09:00:00.000Z')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(kept).toHaveBeenCalledTimes(1)
  })

  it('does not wait when the view or the page goes', () => {
    const { unmount } = render(<Keeper onKept={kept} />)
    openFormNow()
    type('A')
    act(() => {
      window.dispatchEvent(new Event('pagehide'))
    })
    expect(lastKept()[0]?.title).toBe('A')
    type('Ab')
    unmount()
    expect(lastKept()[0]?.title).toBe('Ab')
    expect(kept).toHaveBeenCalledTimes(2)
  })

  it('cases from elsewhere take over', () => {
    const props = { connection: 'connected', onClose: vi.fn(), open: true, onCasesChange: kept } as const
    const { rerender } = render(<ResultsView {...props} result={aResult({ testCases: [one] })} />)
    rerender(<ResultsView {...props} result={aResult({ testCases: [one, two] })} />)
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })
})
