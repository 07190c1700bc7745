import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#src/backend/api-error.ts'
import { aCriterion, aResult } from '../../support/results.ts'
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
    expect(kept.mock.lastCall?.[0].slice(0, 2)).toEqual([emptyCase, payCase])
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
