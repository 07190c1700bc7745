import { act, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { ApiError } from '#src/backend/api-client.ts'
import { type BrowserPorts } from '#src/features/generation/use-generation-run.ts'
import { some } from '../../support/matchers.ts'
import { aResponse, anIssue } from '../../support/issues.ts'

import { heldCall, firstOf, setUp } from './run-setup.ts'

// The hook loads this module with the first run, which can take longer than `waitFor` waits.
beforeAll(() => import('#domain/generation/run-generation.ts'))

describe('a run that breaks off after a case', () => {
  const [first] = aResponse().testCases
  const oneCaseThen =
    (rest: BrowserPorts['generateTestCases']): BrowserPorts['generateTestCases'] =>
    (body, options) => {
      if (first !== undefined) options.onCase?.(first)
      return rest(body, options)
    }
  const breaks = oneCaseThen(() => Promise.reject(new ApiError(502, 'ai_unreachable', 'Broke off.')))

  it('hands over what came, says so, keeps the criteria, and refreshes the plan', async () => {
    const { result, start, onResult, finalize } = setUp({ generateTestCases: breaks })
    start()
    await waitFor(() =>
      expect(result.current).toMatchObject({ isGenerating: false, problem: { message: 'Broke off.' }, left: 1 }),
    )
    expect(onResult).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        testCases: [expect.objectContaining({ title: first?.title })],
        unfinished: some(Object),
      }),
    )
    expect(result.current.reading).toMatchObject({ finding: { criteria: [{ id: 'AC-1' }] } })
    expect(finalize).toHaveBeenCalledTimes(1)
  })

  it('hands it over when it is cancelled', async () => {
    const ai = heldCall<GenerateResponse>()
    const { result, start, onResult } = setUp({ generateTestCases: oneCaseThen(ai.call) })
    start()
    await waitFor(() => expect(ai.call).toHaveBeenCalled())
    act(() => result.current.cancel())
    await waitFor(() => expect(result.current).toMatchObject({ isGenerating: false, cancelled: true, left: 1 }))
    expect(onResult).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ unfinished: some(Object) }))
  })

  it('is completed under its key', async () => {
    const generateTestCases = vi.fn(breaks)
    const { result, start, onResult } = setUp({ generateTestCases })
    start()
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
    const broken = firstOf(onResult)
    generateTestCases.mockResolvedValue(aResponse())
    act(() => result.current.complete(broken))
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(2))
    expect(onResult.mock.calls[1]?.[0]).toMatchObject({ timestamp: broken.timestamp, ticketId: 'SHOP-1' })
    expect(onResult.mock.calls[1]?.[0]?.unfinished).toBeUndefined()
    expect(generateTestCases.mock.calls[1]?.[1].idempotencyKey).toBe(
      generateTestCases.mock.calls[0]?.[1].idempotencyKey,
    )
  })

  it('stays completable when completing it fails, until the server repeats it no more', async () => {
    const generateTestCases = vi.fn(breaks)
    const { result, start, onResult } = setUp({ generateTestCases })
    start()
    await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
    const broken = firstOf(onResult)
    generateTestCases.mockRejectedValueOnce(new ApiError(503, 'ai_unavailable', 'Not now.'))
    act(() => result.current.complete(broken))
    await waitFor(() => expect(result.current).toMatchObject({ problem: { message: 'Not now.' }, left: 1 }))
    generateTestCases.mockRejectedValueOnce(new ApiError(409, 'repeats_used_up', 'No more.'))
    act(() => result.current.complete(broken))
    await waitFor(() => expect(result.current).toMatchObject({ problem: { message: 'No more.' }, left: 0 }))
    expect(onResult).toHaveBeenCalledTimes(1)
  })
})

it('keeps the problem until the next run, and does not refresh the plan for it', async () => {
  const proxyTracker = vi.fn<BrowserPorts['proxyTracker']>(() =>
    Promise.reject(new ApiError(404, 'jira_ticket_not_found', 'Not there.')),
  )
  const { result, start, onResult, finalize } = setUp({ proxyTracker })
  start()
  await waitFor(() => expect(result.current.problem).toMatchObject({ message: 'Not there.' }))
  expect(result.current.isGenerating).toBe(false)
  expect(onResult).not.toHaveBeenCalled()
  expect(finalize).not.toHaveBeenCalled()
  proxyTracker.mockResolvedValue(anIssue())
  start()
  expect(result.current.problem).toBeUndefined()
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
})

it('turns an unexpected exception into a problem', async () => {
  const { result, start } = setUp({
    now: () => {
      throw new Error('the clock broke')
    },
  })
  start()
  await waitFor(() => expect(result.current.problem).toMatchObject({ code: 'unexpected', message: 'the clock broke' }))
  expect(result.current.isGenerating).toBe(false)
})

it('is cancelled at once, says so, and can start again', async () => {
  const ai = heldCall<GenerateResponse>()
  const { result, start, onResult } = setUp({ generateTestCases: ai.call })
  start()
  await waitFor(() => expect(result.current.progress.percent).toBe(60))
  act(() => result.current.cancel())
  await waitFor(() =>
    expect(result.current).toMatchObject({ isGenerating: false, cancelled: true, progress: { percent: 0 } }),
  )
  expect(onResult).not.toHaveBeenCalled()
  start()
  expect(result.current.cancelled).toBeUndefined()
  await waitFor(() => expect(result.current.progress.percent).toBe(60))
})

it('is aborted when the signed-in area is left', async () => {
  const ai = heldCall<GenerateResponse>()
  const { result, start, unmount, onResult } = setUp({ generateTestCases: ai.call })
  start()
  await waitFor(() => expect(result.current.progress.percent).toBe(60))
  unmount()
  expect(ai.call.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  expect(onResult).not.toHaveBeenCalled()
})
