import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GenerateRequest, GenerateResponse, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { RedactionOptions } from '#domain/redaction/redact.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { ApiError } from '#src/backend/api-error.ts'
import type { StreamOptions } from '#src/backend/stream-test-cases.ts'
import { ResultsView } from '#src/features/results/results-view.tsx'
import type { ActionCost } from '#src/features/results/writing/use-case-writer.ts'
import { failedImport } from '../../support/failed-import.ts'
import { aCriterion, aResult, aTestCase } from '../../support/results.ts'

interface Asked {
  body: GenerateRequest
  options: StreamOptions
  answer: (testCases: WireTestCase[], metadata?: Partial<GenerateResponse['metadata']>) => void
  fail: (error: Error) => void
}

const asked: Asked[] = []

function writeCases(body: GenerateRequest, options: StreamOptions = {}): Promise<GenerateResponse> {
  return new Promise((resolve, reject) => {
    options.signal?.addEventListener('abort', () => reject(new ApiError(0, 'aborted', 'The request was cancelled.')))
    asked.push({
      body,
      options,
      fail: reject,
      answer: (testCases, metadata) =>
        resolve({
          testCases,
          warnings: [],
          dropped: [],
          tokensUsed: 40,
          metadata: { maxTestCases: 6, provider: 'ollama', model: 'm', enriched: false, runId, ...metadata },
        }),
    })
  })
}

const runId = '8a9d6a4e-5a38-4f5c-8a63-2f7a2a3f2c11'
const one = aTestCase({ id: 'TC-1', title: 'Empty the cart', criterionIds: ['AC-1'] })
const two = aTestCase({ id: 'TC-2', title: 'Pay by card', criterionIds: ['AC-1'] })
const written: WireTestCase = {
  title: 'Empty the cart with one click',
  description: '',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Select "Empty"', data: 'A mug', expected: 'The cart is empty' }],
  criterionIds: ['AC-1'],
}

const kept = vi.fn<(cases: TestCase[]) => void>()
const cost = vi.fn<(cost: ActionCost, timestamp: string) => void>()

function Keeper({ changes = {}, hidden }: { changes?: Partial<GenerationResult>; hidden?: RedactionOptions }) {
  const [result, setResult] = useState(aResult({ testCases: [one, two], runId, ...changes }))
  return (
    <ResultsView
      connection="connected"
      onCasesChange={(testCases) => {
        kept(testCases)
        setResult((before) => ({ ...before, testCases }))
      }}
      loadRedaction={() => Promise.resolve(hidden)}
      onClose={vi.fn()}
      onCost={(spent, timestamp) => {
        cost(spent, timestamp)
        setResult((before) => ({ ...before, ...(spent.runId !== undefined && { runId: spent.runId }) }))
      }}
      open
      result={result}
      writeCases={writeCases}
    />
  )
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const latest = (): Asked => {
  const last = asked.at(-1)
  if (last === undefined) throw new Error('Nothing was asked')
  return last
}

/** Answers the latest request, and waits until the screen has followed. */
const answer = (...given: Parameters<Asked['answer']>) => settle(() => latest().answer(...given))
const fail = (error: Error) => settle(() => latest().fail(error))

function settle(change: () => void): Promise<void> {
  return act(() => {
    change()
    return Promise.resolve()
  })
}

/** Clicks, and waits for the request that this makes. */
async function ask(name: string): Promise<void> {
  const before = asked.length
  await userEvent.click(button(name))
  await waitFor(() => expect(asked).toHaveLength(before + 1))
}

async function openCase(changes: Partial<GenerationResult> = {}): Promise<void> {
  render(<Keeper changes={changes} />)
  await userEvent.click(button('Empty the cart'))
}

async function writeAgain(remark = '', asks = true): Promise<void> {
  await userEvent.click(button('Write again: Empty the cart'))
  const form = screen.getByRole('form', { name: 'Write “Empty the cart” again' })
  expect(within(form).getByRole('textbox')).toHaveFocus()
  if (remark !== '') await userEvent.keyboard(remark)
  await userEvent.click(within(form).getByRole('button', { name: 'Write again' }))
  if (asks) await waitFor(() => expect(asked.length).toBeGreaterThan(0))
}

beforeEach(() => {
  asked.length = 0
  kept.mockReset()
  cost.mockReset()
})

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
    await waitFor(() => expect(kept.mock.lastCall?.[0]).toMatchObject([{ id: 'TC-1', title: written.title }, two]))
    expect(kept.mock.lastCall?.[0][1]).toBe(two)
    expect(statuses()).toContain('“Empty the cart with one click” was written again. Undo brings the old version back.')
    expect(cost).toHaveBeenCalledWith({ tokensUsed: 40 }, aResult().timestamp)
    await userEvent.click(button('Undo'))
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
    expect(kept.mock.lastCall?.[0][0]).toBe(one)
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

describe('what is missing', () => {
  const criterion = aResult().acceptanceCriteria[0]
  const acceptanceCriteria = ['AC-1', 'AC-2', 'AC-3'].flatMap((id) =>
    criterion === undefined ? [] : [{ ...criterion, id, text: `The cart holds at most 40 articles of kind ${id}` }],
  )
  const openLimits = [{ criterionId: 'AC-1', inside: ['40'], outside: ['41'] }]
  const forTwo = { ...written, title: 'Kind two', criterionIds: ['AC-2'] }

  it('is written at once: criteria without a case and limits that are open', async () => {
    render(<Keeper changes={{ acceptanceCriteria, openLimits }} />)
    expect(screen.getByText('1 stated limit is not tested on both sides')).toBeInTheDocument()
    expect(screen.getByText('accepted: 40; no longer accepted: 41')).toBeInTheDocument()
    await ask('Complete the rest')
    expect(latest().body).toMatchObject({
      criterionIds: ['AC-2', 'AC-3'],
      action: { kind: 'complete', limits: openLimits },
    })
    act(() => latest().options.onProgress?.({ percent: 70, message: '', criteria: { covered: 1, total: 2 } }))
    expect(screen.getByRole('progressbar', { name: 'Progress of the writing' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 2 criteria',
    )
    const three = { ...written, title: 'Kind three', criterionIds: ['AC-3'] }
    await answer([three, forTwo])
    expect(titles()).toEqual(['Empty the cart', 'Pay by card', 'Kind two', 'Kind three'])
    expect(statuses()).toContain('2 test cases were added.')
    await userEvent.click(button('Undo'))
    expect(titles()).toEqual(['Empty the cart', 'Pay by card'])
  })

  it('keeps what came before the answer broke off, and asks for the rest with the same key', async () => {
    render(<Keeper changes={{ acceptanceCriteria }} />)
    await ask('Complete the rest')
    const { idempotencyKey } = latest().options
    act(() => latest().options.onCase?.(forTwo))
    await fail(new ApiError(0, 'unreachable', 'The server could not be reached.'))
    expect(titles()).toEqual(['Empty the cart', 'Pay by card', 'Kind two'])
    expect(screen.getByRole('alert')).toHaveTextContent('The test case that came before was added.')
    await ask('Try again')
    expect(latest().body.criterionIds).toEqual(['AC-3'])
    expect(latest().options.idempotencyKey).toBe(idempotencyKey)
  })

  it('is written for one criterion of the coverage matrix', async () => {
    render(<Keeper changes={{ acceptanceCriteria }} />)
    await userEvent.click(button(/^Coverage/))
    await ask('Cover this criterion: AC-2')
    expect(latest().body.criterionIds).toEqual(['AC-2'])
    await answer([forTwo])
    expect(titles()).toContain('Kind two')
    expect(screen.queryByRole('button', { name: 'Cover this criterion: AC-2' })).not.toBeInTheDocument()
  })

  it('is written for a limit that a review finding names', async () => {
    const criterion = aCriterion({ given: '', when: '', then: '', text: 'A name has at most 40 characters.' })
    await openCase({ acceptanceCriteria: [criterion] })
    expect(screen.getByText(/The limit “at most 40 characters” of AC-1 is not tested on both sides/)).toBeVisible()
    await userEvent.click(button(/^Add a boundary case: The limit/))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(latest().body).toMatchObject({
      runId,
      action: {
        kind: 'complete',
        limits: [{ criterionId: 'AC-1', inside: ['40 characters'], outside: ['41 characters'] }],
      },
    })
    expect(latest().body.criterionIds).toBeUndefined()
    const steps = [40, 41].map((length) => ({
      step: `Enter a name of ${length} characters`,
      data: 'a'.repeat(length),
      expected: length === 40 ? 'The name is shown in the cart' : 'The name is not shown in the cart',
    }))
    await answer([{ ...written, title: 'A name of 40 and 41 characters', type: 'Boundary', steps }])
    expect(titles()).toContain('A name of 40 and 41 characters')
    expect(kept.mock.lastCall?.[0].slice(0, 2)).toEqual([one, two])
    expect(screen.queryByText(/is not tested on both sides/)).toBeNull()
  })

  it('is left to the completion of the run where that broke off', () => {
    const unfinished = {
      idempotencyKey: 'key',
      request: { prompt: 'x' },
      received: [],
    }
    render(<Keeper changes={{ acceptanceCriteria, unfinished }} />)
    expect(screen.queryByRole('button', { name: 'Complete the rest' })).not.toBeInTheDocument()
  })
})

describe('the cost', () => {
  it('is asked about when the free changes are used up; the run that is spent is kept with the result', async () => {
    await openCase()
    await writeAgain()
    await fail(new ApiError(409, 'actions_used_up', 'This one would cost a run.'))
    expect(screen.getByText('This one would cost a run.')).toBeInTheDocument()
    await ask('Use one run')
    expect(latest().body.runId).toBeUndefined()
    await answer([written], { runId: 'another-run' })
    expect(cost).toHaveBeenCalledWith({ runId: 'another-run', tokensUsed: 40 }, aResult().timestamp)
    await ask(`More like this: ${written.title}`)
    expect(latest().body.runId).toBe('another-run')
  })

  it('is asked about before anything is sent where the run is not known', async () => {
    render(<Keeper changes={{ runId: undefined }} />)
    await userEvent.click(button('Empty the cart'))
    await writeAgain('', false)
    expect(asked).toEqual([])
    expect(screen.getByText(/^This change would cost a run/)).toBeInTheDocument()
    await ask('Use one run')
    expect(asked).toHaveLength(1)
  })
})

it('is not offered where nobody keeps the cases', async () => {
  render(
    <ResultsView connection="connected" onClose={vi.fn()} open result={aResult({ testCases: [one, two], runId })} />,
  )
  await userEvent.click(button('Empty the cart'))
  expect(screen.queryByRole('button', { name: /^Write again|^More like this/ })).not.toBeInTheDocument()
})
