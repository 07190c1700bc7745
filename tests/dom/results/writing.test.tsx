import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/backend/api-error.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import { failedImport } from '../../support/failed-import.ts'
import { aResult } from '../../support/results.ts'
import {
  answer,
  ask,
  asked,
  button,
  cost,
  emptyCase,
  fail,
  Keeper,
  kept,
  latest,
  openCase,
  payCase,
  resetWriting,
  runId,
  statuses,
  titles,
  writeAgain,
  written,
} from './written-result.tsx'

beforeEach(resetWriting)

describe('private data', () => {
  it('does not reach an AI outside the machine, and is put back in the new version', async () => {
    render(<Keeper hidden={{}} />)
    await userEvent.click(button('Empty the cart'))
    await writeAgain('Use ana@acme.io')
    expect(latest().body).toMatchObject({ action: { remark: 'Use ⟦EMAIL-1⟧' } })
    await answer([{ ...written, title: 'Empty the cart of [EMAIL_1]' }])
    await waitFor(() => expect(titles()).toContain('Empty the cart of ana@acme.io'))
  })
})

describe('a case that is to be written again', () => {
  it('is replaced in its place with one correction, and all others stay as they are', async () => {
    await openCase()
    await writeAgain('Use our staging user')
    expect(button('Write again: Empty the cart')).toHaveFocus()
    expect(latest().body).toMatchObject({
      runId,
      action: { kind: 'rewrite', remark: 'Use our staging user', otherTitles: ['Pay by card'] },
    })
    expect(statuses()).toContain('Writing “Empty the cart” again… ')
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    await answer([written])
    expect(titles()).toEqual(['Empty the cart with one click', 'Pay by card'])
    await waitFor(() => expect(kept.mock.lastCall?.[0]).toMatchObject([{ id: 'TC-1', title: written.title }, payCase]))
    expect(kept.mock.lastCall?.[0][1]).toBe(payCase)
    expect(statuses()).toContain('“Empty the cart with one click” was written again. Undo brings the old version back.')
    expect(cost).toHaveBeenCalledWith({ tokensUsed: 40 }, aResult().timestamp)
    await userEvent.click(button('Undo'))
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    expect(kept.mock.lastCall?.[0][0]).toBe(emptyCase)
  })

  it('stays when the answer fails, and the next try has the same key', async () => {
    await openCase()
    await writeAgain()
    act(() => latest().options.onCase?.(written))
    await fail(new ApiError(503, 'ai_rate_limited', 'The AI service is busy.'))
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    expect(screen.getByRole('alert')).toHaveTextContent('The AI service is busy.Your test cases are unchanged.')
    const { idempotencyKey } = latest().options
    await ask('Try again')
    expect(asked).toHaveLength(2)
    expect(latest().options.idempotencyKey).toBe(idempotencyKey)
    await answer([written])
    expect(titles()[0]).toBe(written.title)
  })

  it('stays when the writing is cancelled', async () => {
    await openCase()
    await writeAgain()
    await userEvent.click(button('Cancel'))
    expect(latest().options.signal?.aborted).toBe(true)
    await screen.findByText('Cancelled. Nothing was changed.')
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    expect(kept).not.toHaveBeenCalled()
  })

  it('says so if there is no other version', async () => {
    await openCase()
    await writeAgain()
    await fail(new ApiError(422, 'nothing_new', 'There is nothing new to write here.'))
    expect(screen.getByText('There is nothing new to write here.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('stays when a part of the page cannot be loaded, which trying again does not change', async () => {
    await openCase()
    await writeAgain()
    await fail(failedImport())
    expect(screen.getByText(/^A part of the page could not be loaded\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
  })

  it('that was deleted in the meantime does not come back', async () => {
    await openCase()
    await writeAgain()
    await userEvent.click(button('Delete Empty the cart'))
    await answer([written])
    expect(titles()).toEqual(['Pay by card'])
    expect(statuses()).toContain('The test case was deleted in the meantime. Nothing was changed.')
  })

  it('takes a remark of at most 500 characters', async () => {
    await openCase()
    await userEvent.click(button('Write again: Empty the cart'))
    const field = screen.getByRole('textbox', { name: 'Remark (optional)' })
    expect(field).toHaveAttribute('maxlength', '500')
    expect(screen.getByText(/500 characters left/)).toBeInTheDocument()
    await userEvent.click(button('Leave it as it is'))
    expect(button('Write again: Empty the cart')).toHaveFocus()
    expect(asked).toEqual([])
  })
})

describe('one thing at a time', () => {
  it('is written: the other buttons keep the focus and do nothing', async () => {
    await openCase()
    await ask('More like this: Empty the cart')
    const again = button('Write again: Empty the cart')
    expect(again).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(again)
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(asked).toHaveLength(1)
  })

  it('ends when the result is left', async () => {
    const { unmount } = render(<Keeper />)
    await userEvent.click(button('Empty the cart'))
    await writeAgain()
    unmount()
    expect(latest().options.signal?.aborted).toBe(true)
  })
})

describe('a further case', () => {
  it('comes after the one it is like, with an id of its own', async () => {
    await openCase()
    await ask('More like this: Empty the cart')
    await answer([written])
    expect(titles()).toEqual(['Empty the cart', written.title, 'Pay by card'])
    expect(kept.mock.lastCall?.[0].map(({ id }) => id)).toEqual(['TC-1', 'TC-3', 'TC-2'])
    expect(statuses()).toContain('“Empty the cart with one click” was added.')
  })
})

it('is not offered where nobody keeps the cases', async () => {
  render(
    <ResultsView
      connection="connected"
      onClose={vi.fn()}
      open
      result={aResult({ testCases: [emptyCase, payCase], runId })}
    />,
  )
  await userEvent.click(button('Empty the cart'))
  expect(screen.queryByRole('button', { name: /^Write again|^More like this/ })).not.toBeInTheDocument()
})
