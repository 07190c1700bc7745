import { describe, expect, it, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { ApiError } from '#src/backend/api-client.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type RunInput, type RunListener, type RunPorts, completeGeneration, runGeneration } from '#src/features/generation/run-generation.ts'
import { aResponse, anIssue } from '../../support/issues.ts'
import { containing, matching, some } from '../../support/matchers.ts'

const config = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }
const input: RunInput = { link: 'https://acme.atlassian.net/browse/SHOP-1', config, enrichment: false, idempotencyKey: 'key-1' }

function run(changes: Partial<RunInput> = {}, ports: Partial<RunPorts> = {}) {
  const told: string[] = []
  const left: GenerationResult[] = []
  const tell: RunListener = {
    progress: ({ percent }) => told.push(String(percent)),
    ticket: (ticket, finding) => told.push(`${ticket.key}: ${finding.criteria.length}`),
    testCase: ({ title }) => told.push(title),
    incomplete: (result) => left.push(result),
  }
  const all = {
    proxyTracker: vi.fn<RunPorts['proxyTracker']>(ports.proxyTracker ?? (() => Promise.resolve(anIssue()))),
    generateTestCases: vi.fn<RunPorts['generateTestCases']>(ports.generateTestCases ?? (() => Promise.resolve<GenerateResponse>(aResponse()))),
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    painted: vi.fn<RunPorts['painted']>(ports.painted ?? (() => Promise.resolve())),
  }
  const controller = new AbortController()
  const outcome = runGeneration({ ...input, ...changes }, all, tell, controller.signal)
  return { outcome, told, left, ports: all, controller }
}

it('goes from the link to a result and tells each step on the way', async () => {
  const { outcome, told, ports } = run()
  expect(await outcome).toMatchObject({
    ok: true,
    value: { ticketId: 'SHOP-1', title: 'Empty the cart', timestamp: '2026-11-21T09:00:00.000Z', acceptanceCriteria: [{ id: 'AC-1' }] },
  })
  expect(told).toEqual(['10', '20', '40', 'SHOP-1: 1', '60', '80', '100'])
  expect(ports.proxyTracker).toHaveBeenCalledWith(
    { url: 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1?expand=names', email: 'qa@acme.test', apiToken: 'token-0123456789', method: 'GET' },
    { signal: some(AbortSignal) },
  )
  expect(ports.generateTestCases.mock.calls[0]).toMatchObject([
    { context: { ticketKey: 'SHOP-1', acceptanceCriteria: [{ id: 'AC-1' }] }, enableEnrichment: false, num_predict: 2000 },
    { idempotencyKey: 'key-1' },
  ])
})

it('asks for 4000 tokens with enrichment', async () => {
  const { outcome, ports } = run({ enrichment: true })
  await outcome
  expect(ports.generateTestCases.mock.calls[0]?.[0]).toMatchObject({ enableEnrichment: true, num_predict: 4000 })
})

it.each([
  ['a bare key of the connected site', 'shop-7', 'https://acme.atlassian.net/rest/api/3/issue/SHOP-7?expand=names'],
  ['a board’s selected issue', 'https://acme.atlassian.net/jira/boards/1?selectedIssue=SHOP-7', 'https://acme.atlassian.net/rest/api/3/issue/SHOP-7?expand=names'],
])('reads %s', async (_, link, url) => {
  const { outcome, ports } = run({ link })
  await outcome
  expect(ports.proxyTracker.mock.calls[0]?.[0].url).toBe(url)
})

it('shows the key that Jira returned: tickets move', async () => {
  const { outcome } = run({}, { proxyTracker: () => Promise.resolve(anIssue({ key: 'CART-9' })) })
  expect(await outcome).toMatchObject({ ok: true, value: { ticketId: 'CART-9' } })
})

describe('stops with what to do next', () => {
  it.each([
    ['an empty link', '', { code: 'ticket_link_empty', message: 'Please enter a Jira ticket URL', action: 'none' }],
    ['no link at all', 'hello world', { message: matching(/^Invalid Jira URL\. Please provide a valid Jira ticket link\./), action: 'none' }],
    ['another site', 'https://other.atlassian.net/browse/A-1', { message: containing('acme.atlassian.net') }],
  ])('before asking anybody, for %s', async (_, link, reason) => {
    const { outcome, ports } = run({ link })
    expect(await outcome).toMatchObject({ ok: false, reason })
    expect(ports.proxyTracker).not.toHaveBeenCalled()
  })

  it('when the ticket has no criteria, naming what was looked at, before a run is charged', async () => {
    const { outcome, ports } = run({}, { proxyTracker: () => Promise.resolve(anIssue({ criteria: [] })) })
    const ended = await outcome
    expect(ended).toMatchObject({
      ok: false,
      reason: {
        code: 'no_criteria',
        message: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
        advice: containing('Add acceptance criteria'),
      },
    })
    expect(ended.ok ? [] : ended.reason.lookedAt).not.toHaveLength(0)
    expect(ports.generateTestCases).not.toHaveBeenCalled()
  })

  it('when the tracker answers with something else than an issue', async () => {
    const { outcome } = run({}, { proxyTracker: () => Promise.resolve({ errorMessages: [] }) })
    expect(await outcome).toMatchObject({ ok: false, reason: { code: 'not_an_issue', action: 'retry' } })
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
  ])('when the tracker’s part ends with %s', async (code, status, action) => {
    const { outcome, ports } = run({}, { proxyTracker: () => Promise.reject(new ApiError(status, code, 'the server’s words')) })
    expect(await outcome).toMatchObject({ ok: false, reason: { code, message: 'the server’s words', action } })
    expect(ports.generateTestCases).not.toHaveBeenCalled()
  })

  it.each([
    ['quota_exhausted', 403, 'plans', undefined],
    ['timeout', 0, 'retry', 'Try again. A run whose time is up before its first test case is not counted.'],
    ['ai_unavailable', 503, 'retry', undefined],
  ])('when the AI’s part ends with %s', async (code, status, action, advice) => {
    const { outcome } = run({}, { generateTestCases: () => Promise.reject(new ApiError(status, code, 'the server’s words')) })
    const ended = await outcome
    expect(ended).toMatchObject({ ok: false, reason: { code, message: 'the server’s words', action } })
    expect(ended.ok ? undefined : ended.reason.advice).toBe(advice)
  })

  it('with its own words when an error has none', async () => {
    const { outcome } = run({}, { proxyTracker: () => Promise.reject(new Error('')) })
    expect(await outcome).toMatchObject({ ok: false, reason: { message: 'Failed to fetch ticket data.' } })
  })
})

it('rejects when it was cancelled, whatever the call said', async () => {
  const { outcome, controller } = run({}, {
    generateTestCases: (_, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new ApiError(0, 'aborted', 'x')))),
  })
  setTimeout(() => controller.abort(), 5)
  await expect(outcome).rejects.toThrow()
})

it('waits for the browser to paint 10, 40 and 80', async () => {
  const told: number[] = []
  const painted: (number | undefined)[] = []
  const listener = { progress: ({ percent }: { percent: number }) => void told.push(percent), ticket: () => undefined, testCase: () => undefined, incomplete: () => undefined }
  const ports = { proxyTracker: () => Promise.resolve(anIssue()), generateTestCases: () => Promise.resolve<GenerateResponse>(aResponse()), now: () => new Date(), painted: () => Promise.resolve(void painted.push(told.at(-1))) }
  await runGeneration(input, ports, listener, new AbortController().signal)
  expect(painted).toEqual([10, 40, 80])
})

describe('a run that breaks off after its first cases', () => {
  const breaks: RunPorts['generateTestCases'] = (_, { onCase }) => {
    for (const testCase of twoCases) onCase?.(testCase)
    return Promise.reject(new ApiError(502, 'ai_unreachable', 'Broke off.'))
  }
  const [first] = aResponse().testCases
  if (first === undefined) throw new Error('The response has no case')
  const twoCases = [first, { ...first, title: 'The cart shows the sum' }]

  it('leaves an incomplete result with all it takes to complete it', async () => {
    const { outcome, left, ports } = run({}, { generateTestCases: breaks })
    expect(await outcome).toMatchObject({ ok: false, reason: { code: 'ai_unreachable' } })
    expect(left.map(({ testCases }) => testCases.length)).toEqual([1, 2])
    expect(left[1]).toMatchObject({ ticketId: 'SHOP-1', testCases: [{ title: twoCases[0]?.title }, { title: 'The cart shows the sum' }], unfinished: { idempotencyKey: 'key-1' } })
    expect(left[1]?.unfinished?.request).toEqual(ports.generateTestCases.mock.calls[0]?.[0])
  })

  it('is completed under its key and with its question; corrected cases stay, and deleted ones do not come back', async () => {
    const { outcome, left, ports } = run({}, { generateTestCases: breaks })
    await outcome
    const broken = left.at(-1)
    if (broken === undefined) throw new Error('Nothing was left')
    const [one, two] = broken.testCases
    if (one === undefined || two === undefined) throw new Error('Two cases were written')
    const corrected = { ...broken, testCases: [{ ...one, title: 'My own title' }] }
    const third = { ...first, title: 'A third case' }
    const generateTestCases = vi.fn<RunPorts['generateTestCases']>(() => Promise.resolve<GenerateResponse>({ ...aResponse(), testCases: [...twoCases, third] }))
    const listener = { progress: () => undefined, ticket: () => undefined, testCase: () => undefined, incomplete: () => undefined }
    const completed = await completeGeneration(corrected, { ...ports, generateTestCases }, listener, new AbortController().signal)
    if (!completed.ok) throw new Error(completed.reason.message)
    const titles = completed.value.testCases.map(({ title }) => title)
    expect(titles.slice(0, 2)).toEqual(['My own title', 'A third case'])
    expect(titles).not.toContain(one.title)
    expect(titles).not.toContain(two.title)
    expect(completed.value).toMatchObject({ timestamp: broken.timestamp, provider: 'builtin' })
    expect(completed.value.unfinished).toBeUndefined()
    expect(new Set(completed.value.testCases.map(({ id }) => id)).size).toBe(titles.length)
    expect(generateTestCases.mock.calls[0]).toMatchObject([broken.unfinished?.request, { idempotencyKey: 'key-1' }])
  })
})
