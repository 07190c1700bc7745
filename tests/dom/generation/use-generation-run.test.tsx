import { act, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { ApiError } from '#src/backend/api-client.ts'
import { type BrowserPorts } from '#src/features/generation/use-generation-run.ts'
import { failedImport } from '../../support/failed-import.ts'
import { containing, matching, some } from '../../support/matchers.ts'
import { aResponse, anIssue } from '../../support/issues.ts'

import { heldCall, setUp } from './run-setup.ts'

// The hook loads this module with the first run, which can take longer than `waitFor` waits.
beforeAll(() => import('#domain/generation/run-generation.ts'))

it('shows where the run is, hands over the result, finalizes, and resets', async () => {
  const ai = heldCall<GenerateResponse>()
  let finalized = (): void => undefined
  const { result, start, onResult, finalize } = setUp(
    { generateTestCases: ai.call },
    () => new Promise<void>((resolve) => (finalized = resolve)),
  )
  start()
  await waitFor(() => expect(result.current).toMatchObject({ isGenerating: true, progress: { percent: 60 } }))
  expect(result.current.reading).toMatchObject({ ticket: { key: 'SHOP-1' }, finding: { criteria: [{ id: 'AC-1' }] } })
  act(() => ai.answer(aResponse()))
  await waitFor(() => expect(result.current.progress).toEqual({ percent: 100, message: 'Finalizing...' }))
  expect(onResult).toHaveBeenCalledWith(expect.objectContaining({ ticketId: 'SHOP-1' }))
  expect(finalize).toHaveBeenCalledTimes(1)
  act(() => finalized())
  await waitFor(() =>
    expect(result.current).toMatchObject({ isGenerating: false, progress: { percent: 0, message: '' } }),
  )
  expect(result.current.problem).toBeUndefined()
})

it('shows each test case as soon as it is streamed, and the progress that the server reports', async () => {
  const ai = heldCall<GenerateResponse>()
  const { result, start } = setUp({ generateTestCases: ai.call })
  start()
  await waitFor(() => expect(ai.call).toHaveBeenCalled())
  const { onCase, onProgress } = ai.call.mock.calls[0]?.[1] ?? {}
  const [first] = aResponse().testCases
  if (first === undefined) throw new Error('The response has no case')
  act(() => {
    onCase?.(first)
    onProgress?.({ percent: 63, message: 'Generating test cases with AI...' })
  })
  expect(result.current).toMatchObject({
    isGenerating: true,
    written: [{ title: first.title }],
    progress: { percent: 63 },
  })
  act(() => ai.answer(aResponse()))
  await waitFor(() => expect(result.current).toMatchObject({ isGenerating: false, written: [] }))
})

it('ends well even when the plan could not be refreshed', async () => {
  const { result, start, onResult } = setUp({}, () => Promise.reject(new Error('down')))
  start()
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(result.current).toMatchObject({ isGenerating: false }))
  expect(result.current.problem).toBeUndefined()
})

it('does not stay at Finalizing while the plan cannot be refreshed', async () => {
  const { result, start, onResult } = setUp({}, () => new Promise(() => undefined))
  start()
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(result.current).toMatchObject({ isGenerating: false }), { timeout: 5_000 })
})

it('runs one generation at a time', async () => {
  const ai = heldCall<GenerateResponse>()
  const { result, start } = setUp({ generateTestCases: ai.call })
  start()
  start()
  await waitFor(() => expect(result.current.progress.percent).toBe(60))
  expect(ai.call).toHaveBeenCalledTimes(1)
})

describe('the idempotency key', () => {
  async function keysOf(
    steps: ({ link?: string; enrichment?: boolean } | 'cancel')[],
    outcome: 'fails' | 'succeeds',
  ): Promise<(string | undefined)[]> {
    const keys: (string | undefined)[] = []
    const ai = heldCall<GenerateResponse>()
    const { result, start } = setUp({
      generateTestCases(body, options) {
        keys.push(options.idempotencyKey)
        if (steps.includes('cancel')) return ai.call(body, options)
        return outcome === 'fails'
          ? Promise.reject(new ApiError(503, 'ai_unavailable', 'Not now.'))
          : Promise.resolve(aResponse())
      },
    })
    for (const step of steps) {
      if (step === 'cancel') act(() => result.current.cancel())
      else start(step)
      await waitFor(() => expect(result.current.isGenerating).toBe(step !== 'cancel' && steps.includes('cancel')))
      if (step !== 'cancel' && steps.includes('cancel'))
        await waitFor(() => expect(result.current.progress.percent).toBe(60))
    }
    return keys
  }

  it.each([
    ['is kept for a retry of what failed', [{}, {}], 'fails', true],
    ['is new for another ticket', [{}, { link: 'SHOP-2' }], 'fails', false],
    ['is new with enrichment', [{}, { enrichment: true }], 'fails', false],
    ['is new after a success', [{}, {}], 'succeeds', false],
    ['is new after a cancelled run', [{}, 'cancel', {}], 'fails', false],
  ] as const)('%s', async (_, steps, outcome, same) => {
    const [first, second] = await keysOf([...steps], outcome)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second === first).toBe(same)
  })
})

it('does not start if the code that shows and saves the result fails to load; only reloading the page helps then', async () => {
  const proxyTracker = vi.fn(() => Promise.resolve(anIssue()))
  const gone = () => Promise.reject(failedImport())
  const { result, start } = setUp({ proxyTracker }, undefined, gone)
  start()
  await waitFor(() =>
    expect(result.current.problem).toMatchObject({
      code: 'part_missing',
      message: 'A part of the page could not be loaded.',
      action: 'reload',
    }),
  )
  expect(result.current.isGenerating).toBe(false)
  expect(proxyTracker).not.toHaveBeenCalled()
})

describe('says what to do next', () => {
  async function problemOf(ports: Partial<BrowserPorts>, changes = {}) {
    const { result, start } = setUp(ports)
    start(changes)
    await waitFor(() => expect(result.current).toMatchObject({ isGenerating: false, problem: some(Object) }))
    return result.current.problem
  }

  it.each([
    ['an empty link', '', { code: 'ticket_link_empty', message: 'Please enter a Jira ticket URL', action: 'none' }],
    [
      'text that is not a link',
      'hello world',
      { message: matching(/^Invalid Jira URL\. Please provide a valid Jira ticket link\./), action: 'none' },
    ],
    ['another site', 'https://other.atlassian.net/browse/A-1', { message: containing('acme.atlassian.net') }],
  ])('for %s', async (_, link, problem) => {
    expect(await problemOf({}, { link })).toMatchObject(problem)
  })

  it('when the ticket has no criteria, with the places that were searched', async () => {
    const problem = await problemOf({ proxyTracker: () => Promise.resolve(anIssue({ criteria: [] })) })
    expect(problem).toMatchObject({
      code: 'no_criteria',
      message: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
      advice: containing('Add acceptance criteria'),
      action: 'retry',
    })
    expect(problem?.lookedAt).not.toHaveLength(0)
  })

  it('when the tracker returns something other than an issue', async () => {
    expect(await problemOf({ proxyTracker: () => Promise.resolve({ errorMessages: [] }) })).toMatchObject({
      code: 'not_an_issue',
      action: 'retry',
    })
  })

  it.each([
    ['jira_unauthorized', 422, 'settings'],
    ['jira_scope_missing', 422, 'settings'],
    ['jira_site_not_found', 404, 'settings'],
    ['jira_ticket_not_found', 404, 'retry'],
    ['jira_rate_limited', 429, 'retry'],
    ['invalid_token', 401, 'login'],
    ['no_token', 401, 'login'],
    ['offline', 0, 'retry'],
  ])('when the tracker call fails with %s', async (code, status, action) => {
    const generateTestCases = vi.fn<BrowserPorts['generateTestCases']>()
    const problem = await problemOf({
      proxyTracker: () => Promise.reject(new ApiError(status, code, 'the server’s words')),
      generateTestCases,
    })
    expect(problem).toMatchObject({ code, message: 'the server’s words', action })
    expect(generateTestCases).not.toHaveBeenCalled()
  })

  it.each([
    ['quota_exhausted', 403, 'plans', undefined],
    ['timeout', 0, 'retry', 'Try again. A run that times out before its first test case is not counted.'],
    ['ai_unavailable', 503, 'retry', undefined],
  ])('when the AI call fails with %s', async (code, status, action, advice) => {
    const problem = await problemOf({
      generateTestCases: () => Promise.reject(new ApiError(status, code, 'the server’s words')),
    })
    expect(problem).toMatchObject({ code, message: 'the server’s words', action })
    expect(problem?.advice).toBe(advice)
  })

  it.each([
    ['Failed to fetch ticket data.', { proxyTracker: () => Promise.reject(new Error('')) }],
    ['The test cases could not be generated.', { generateTestCases: () => Promise.reject(new Error('')) }],
  ])('with “%s” for an error without a message', async (message, ports) => {
    expect(await problemOf(ports)).toMatchObject({ message })
  })
})
