import { describe, expect, it, vi } from 'vitest'
import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import {
  type GenerationInput,
  type GenerationListener,
  type GenerationPorts,
  completeGeneration,
  runGeneration,
} from '#domain/generation/run-generation.ts'
import { aResponse, anIssue } from '../../../support/issues.ts'
import { containing, matching } from '../../../support/matchers.ts'

const tracker = { baseUrl: 'https://acme.atlassian.net', email: 'qa@acme.test', apiToken: 'token-0123456789' }
const input: GenerationInput = {
  source: { kind: 'link', link: 'https://acme.atlassian.net/browse/SHOP-1', tracker },
  enrichment: false,
  idempotencyKey: 'key-1',
}

const linkTo = (link: string): Partial<GenerationInput> => ({ source: { kind: 'link', link, tracker } })

function run(changes: Partial<GenerationInput> = {}, ports: Partial<GenerationPorts> = {}) {
  const events: string[] = []
  const left: GenerationResult[] = []
  const listener: GenerationListener = {
    progress: ({ percent }) => events.push(String(percent)),
    ticket: (ticket, finding) => events.push(`${ticket.key}: ${finding.criteria.length}`),
    testCase: ({ title }) => events.push(title),
    incomplete: (result) => left.push(result),
  }
  const all = {
    proxyTracker: vi.fn<GenerationPorts['proxyTracker']>(ports.proxyTracker ?? (() => Promise.resolve(anIssue()))),
    generateTestCases: vi.fn<GenerationPorts['generateTestCases']>(
      ports.generateTestCases ?? (() => Promise.resolve<GenerateResponse>(aResponse())),
    ),
    now: () => new Date('2026-11-21T09:00:00.000Z'),
    painted: () => Promise.resolve(void events.push('painted')),
    ...(ports.assemble === undefined ? {} : { assemble: ports.assemble }),
  }
  return { outcome: runGeneration({ ...input, ...changes }, all, listener), events, left, ports: all }
}

it('goes from the link to a result, and lets the screen paint before each step that computes', async () => {
  const { outcome, events, ports } = run()
  expect(await outcome).toMatchObject({
    ok: true,
    value: {
      ticketId: 'SHOP-1',
      title: 'Empty the cart',
      timestamp: '2026-11-21T09:00:00.000Z',
      acceptanceCriteria: [{ id: 'AC-1' }],
    },
  })
  expect(events).toEqual(['10', 'painted', '20', '40', 'painted', 'SHOP-1: 1', '60', '80', 'painted', '100'])
  expect(ports.proxyTracker).toHaveBeenCalledWith({
    url: 'https://acme.atlassian.net/rest/api/3/issue/SHOP-1?expand=names',
    email: 'qa@acme.test',
    apiToken: 'token-0123456789',
    method: 'GET',
  })
  expect(ports.generateTestCases.mock.calls[0]).toMatchObject([
    {
      context: { ticketKey: 'SHOP-1', acceptanceCriteria: [{ id: 'AC-1' }] },
      enableEnrichment: false,
      num_predict: 2000,
    },
    { idempotencyKey: 'key-1' },
  ])
})

it('requests 4000 tokens with enrichment', async () => {
  const { outcome, ports } = run({ enrichment: true })
  await outcome
  expect(ports.generateTestCases.mock.calls[0]?.[0]).toMatchObject({ enableEnrichment: true, num_predict: 4000 })
})

it.each([
  ['a bare key of the connected site', 'shop-7', 'https://acme.atlassian.net/rest/api/3/issue/SHOP-7?expand=names'],
  [
    'a board’s selected issue',
    'https://acme.atlassian.net/jira/boards/1?selectedIssue=SHOP-7',
    'https://acme.atlassian.net/rest/api/3/issue/SHOP-7?expand=names',
  ],
])('reads %s', async (_, link, url) => {
  const { outcome, ports } = run(linkTo(link))
  await outcome
  expect(ports.proxyTracker.mock.calls[0]?.[0].url).toBe(url)
})

it('shows the key that Jira returned: tickets move', async () => {
  const { outcome } = run({}, { proxyTracker: () => Promise.resolve(anIssue({ key: 'CART-9' })) })
  expect(await outcome).toMatchObject({ ok: true, value: { ticketId: 'CART-9' } })
})

it('reads an exported issue without calling the tracker', async () => {
  const { outcome, ports } = run({ source: { kind: 'issue', read: () => Promise.resolve(anIssue({ key: 'FILE-1' })) } })
  expect(await outcome).toMatchObject({ ok: true, value: { ticketId: 'FILE-1' } })
  expect(ports.proxyTracker).not.toHaveBeenCalled()
})

it('assembles the result with the port it is given', async () => {
  const { outcome } = run(
    {},
    { assemble: ({ ticket, response }) => ({ ...incompleteOf(ticket.key), provider: response.metadata.provider }) },
  )
  expect(await outcome).toMatchObject({ ok: true, value: { ticketId: 'SHOP-1', provider: 'builtin', testCases: [] } })
})

function incompleteOf(ticketId: string): GenerationResult {
  return {
    ticketId,
    title: '',
    ticketTitle: '',
    acceptanceCriteria: [],
    testCases: [],
    timestamp: '',
    warnings: [],
    dropped: [],
    uncoveredCriterionIds: [],
  }
}

describe('ends before the AI is asked', () => {
  it.each([
    ['an empty link', '', { code: 'ticket_link_empty', message: 'Please enter a Jira ticket URL' }],
    [
      'text that is not a link',
      'hello world',
      { message: matching(/^Invalid Jira URL\. Please provide a valid Jira ticket link\./) },
    ],
    ['another site', 'https://other.atlassian.net/browse/A-1', { message: containing('acme.atlassian.net') }],
  ])('and before the tracker is called, for %s', async (_, link, reason) => {
    const { outcome, ports } = run(linkTo(link))
    expect(await outcome).toMatchObject({ ok: false, reason: { part: 'link', ...reason } })
    expect(ports.proxyTracker).not.toHaveBeenCalled()
  })

  it('when the ticket has no criteria, with the places that were searched', async () => {
    const { outcome, ports } = run({}, { proxyTracker: () => Promise.resolve(anIssue({ criteria: [] })) })
    const ended = await outcome
    expect(ended).toMatchObject({
      ok: false,
      reason: {
        part: 'criteria',
        code: 'no_criteria',
        message: 'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.',
      },
    })
    expect(ended.ok ? [] : ended.reason.lookedAt).not.toHaveLength(0)
    expect(ports.generateTestCases).not.toHaveBeenCalled()
  })

  it('when the tracker returns something other than an issue', async () => {
    const { outcome } = run({}, { proxyTracker: () => Promise.resolve({ errorMessages: [] }) })
    expect(await outcome).toMatchObject({ ok: false, reason: { part: 'ticket', code: 'not_an_issue' } })
  })
})

it.each(['proxyTracker', 'generateTestCases'] as const)('rejects with the error of %s', async (port) => {
  const failure = new Error('the server’s words')
  await expect(run({}, { [port]: () => Promise.reject(failure) }).outcome).rejects.toBe(failure)
})

describe('a run that breaks off after its first test cases', () => {
  const breaks: GenerationPorts['generateTestCases'] = (_, { onCase, onProgress }) => {
    onProgress({ percent: 60, message: '', runId: 'run-1' })
    onProgress({ percent: 61, message: '' })
    for (const testCase of twoCases) onCase(testCase)
    return Promise.reject(new Error('Broke off.'))
  }
  const [first] = aResponse().testCases
  if (first === undefined) throw new Error('The response has no case')
  const twoCases = [first, { ...first, title: 'The cart shows the sum' }]

  it('leaves an incomplete result with everything needed to complete it', async () => {
    const { outcome, left, ports } = run({}, { generateTestCases: breaks })
    await expect(outcome).rejects.toThrow('Broke off.')
    expect(left.map(({ testCases }) => testCases.length)).toEqual([1, 2])
    expect(left[1]).toMatchObject({
      ticketId: 'SHOP-1',
      testCases: [{ title: twoCases[0]?.title }, { title: 'The cart shows the sum' }],
      unfinished: { idempotencyKey: 'key-1' },
      runId: 'run-1',
    })
    expect(left[1]?.unfinished?.request).toEqual(ports.generateTestCases.mock.calls[0]?.[0])
  })

  it('leaves nothing without a key, because it could not be completed', async () => {
    const { outcome, left } = run({ idempotencyKey: undefined }, { generateTestCases: breaks })
    await expect(outcome).rejects.toThrow('Broke off.')
    expect(left).toEqual([])
  })

  it('is completed with the same key and request; corrected test cases stay, and deleted ones do not come back', async () => {
    const { outcome, left, ports } = run({}, { generateTestCases: breaks })
    await expect(outcome).rejects.toThrow('Broke off.')
    const broken = left.at(-1)
    if (broken === undefined) throw new Error('Nothing was left')
    const [one, two] = broken.testCases
    if (one === undefined || two === undefined) throw new Error('Two cases were written')
    const corrected = { ...broken, testCases: [{ ...one, title: 'My own title' }] }
    const third = { ...first, title: 'A third case' }
    const generateTestCases = vi.fn<GenerationPorts['generateTestCases']>(() =>
      Promise.resolve<GenerateResponse>({ ...aResponse(), testCases: [...twoCases, third] }),
    )
    const completed = await completeGeneration(
      corrected,
      { ...ports, generateTestCases },
      { progress: () => undefined },
    )
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

describe('corrected criteria', () => {
  const criteria = [{ id: 'AC-1', text: 'The cart says "Nothing here yet"' }, 'A full cart has a total.']

  it('take the place of the ticket’s in request, result and progress', async () => {
    const { outcome, ports, events } = run({ criteria })
    expect(await outcome).toMatchObject({
      ok: true,
      value: {
        acceptanceCriteria: [
          { id: 'AC-1', text: 'The cart says "Nothing here yet"', changed: 'edited' },
          { id: 'AC-2', changed: 'added' },
        ],
        uncoveredCriterionIds: ['AC-2'],
      },
    })
    expect(events).toContain('SHOP-1: 2')
    expect(ports.generateTestCases.mock.calls[0]?.[0].context?.acceptanceCriteria).toMatchObject([
      { id: 'AC-1', text: 'The cart says "Nothing here yet"' },
      { id: 'AC-2', text: 'A full cart has a total.' },
    ])
  })

  it('make a ticket without criteria usable', async () => {
    const { outcome } = run({ criteria }, { proxyTracker: () => Promise.resolve(anIssue({ criteria: [] })) })
    expect(await outcome).toMatchObject({ ok: true, value: { acceptanceCriteria: [{ id: 'AC-1' }, { id: 'AC-2' }] } })
  })

  it('that cannot be read end the run before the AI is asked', async () => {
    const { outcome, ports } = run({ criteria: [] })
    expect(await outcome).toMatchObject({ ok: false, reason: { part: 'criteria', code: 'criteria_empty' } })
    expect(ports.generateTestCases).not.toHaveBeenCalled()
  })
})

it('sends answers and context, and keeps the answers with the result', async () => {
  const answers = [{ criterionId: 'AC-1', question: 'Which text?', answer: 'Your cart is empty' }]
  const issue = anIssue()
  const { outcome, ports } = run(
    { answers, include: ['comments'] },
    {
      proxyTracker: () =>
        Promise.resolve({
          ...issue,
          fields: { ...issue.fields, comment: { comments: [{ body: 'Also for guests.' }] } },
        }),
    },
  )
  expect(await outcome).toMatchObject({ ok: true, value: { answers } })
  expect(ports.generateTestCases.mock.calls[0]?.[0].context).toMatchObject({
    answers,
    related: [{ label: 'Comment 1', text: 'Also for guests.' }],
  })
})
