import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { plans } from '#domain/plans/plans.ts'
import { standIn } from '#domain/test-case/test-case.ts'
import { askedText, caseFor, contextOf, covering } from './support/answering-ai.ts'
import {
  apiError,
  beginCompletion,
  completion,
  startOpenAiServer,
  streamedCompletion,
  type Behaviour,
  type OpenAiServer,
} from './support/openai-server.ts'
import { allEvents, dataOf } from './support/read-events.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts'

let server: OpenAiServer

beforeAll(async () => {
  server = await startOpenAiServer()
})

afterAll(() => server.close())

beforeEach(() => server.reset(covering))

const path = '/api/ai/generate'

const context = contextOf(3)

const testCase = {
  title: 'AC-1 shows its heading',
  description: 'The area opens.',
  preconditions: ['The customer is signed in'],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Open the area of AC-1', data: '', expected: 'The heading of AC-1 is shown' }],
  criterionIds: ['AC-1'],
}

const otherTitles = ['AC-2 shows its heading', 'AC-3 shows its heading']

const rewrite = { kind: 'rewrite', testCase, otherTitles }

const similar = { kind: 'similar', testCase, otherTitles }

const fresh = {
  ...testCase,
  title: 'Area A opens from the menu',
  steps: [{ step: 'Select Area A in the menu', data: '', expected: 'The heading "Area A" is shown' }],
  criterionIds: ['AC-2'],
}

const answering =
  (...cases: object[]): Behaviour =>
  (response, request) => {
    const text = JSON.stringify(cases)
    if (request.stream === true) streamedCompletion(text.match(/[^]{1,40}/g) ?? [])(response, request)
    else completion(text)(response, request)
  }

function appWithAi({ variables, ...options }: TestAppOptions = {}): TestApp {
  return createTestApp({
    aiRetries: 0,
    ...options,
    variables: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'test-model', ...variables },
  })
}

async function runIn(app: TestApp, who: 'pro' | 'starter' = 'pro'): Promise<string> {
  const response = await app.post(who, path, { context })
  const { metadata } = generateResponseSchema.parse(await response.json())
  server.requests.length = 0
  return metadata.runId ?? ''
}

const act = (app: TestApp, action: object, more: object = {}, key?: string) =>
  app.post('pro', path, { context, action, ...more }, key === undefined ? {} : { headers: { 'idempotency-key': key } })

const read = async (response: Response) => generateResponseSchema.parse(await response.json())

const codeOf = async (response: Response) => errorEnvelopeSchema.parse(await response.json()).code

const used = ({ supabase: { database, users } }: TestApp) => database.usedBy(users.pro)

const actionsOf = ({ supabase: { database } }: TestApp) => database.runs.filter(({ parentId }) => parentId != null)

describe('a case that is to be written again', () => {
  test('is asked for alone, with its remark and its findings, and costs no run', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = answering(fresh)
    const action = { ...rewrite, remark: 'Use our staging user', problems: ['Step 1: it is vague.'] }
    const result = await read(await act(app, action, { runId }))
    expect(server.requests).toHaveLength(1)
    const asked = server.requests[0] === undefined ? '' : askedText(server.requests[0])
    for (const words of ['Use our staging user', 'Step 1: it is vague.', 'AC-2 shows its heading', 'It proves AC-1,'])
      expect(asked).toContain(words)
    // It goes on covering what the old version covered.
    expect(result.testCases).toMatchObject([{ title: fresh.title, criterionIds: ['AC-1'], generationStatus: 'ai' }])
    expect(result.metadata.runId).toBe(runId)
    expect(used(app)).toBe(1)
    expect(actionsOf(app)).toMatchObject([{ status: 'settled', parentId: runId, tokens: 444 }])
  })

  test('gets the first case that is new, whatever else the AI repeats', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    const taken = { ...fresh, title: 'AC-2 shows its heading' }
    server.behaviour = answering(testCase, taken, fresh, { ...fresh, title: 'A third one' })
    const init = { headers: { accept: 'text/event-stream' } }
    const events = await allEvents(await app.post('pro', path, { context, action: rewrite, runId }, init))
    expect(dataOf(events, 'case').map(({ title }) => title)).toEqual([fresh.title])
    expect(dataOf(events, 'result')[0]?.testCases.map(({ title }) => title)).toEqual([fresh.title])
  })

  test('has no new version if the AI repeats it; the answer counts as an action', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = answering(testCase)
    const response = await act(app, rewrite, { runId })
    expect([response.status, await codeOf(response)]).toEqual([422, 'nothing_new'])
    expect(actionsOf(app)).toMatchObject([{ status: 'settled' }])
  })

  test('keeps the case that had arrived whole when the connection to the AI breaks', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = (response, request) => {
      beginCompletion(response, request, [`[${JSON.stringify(fresh)},{"title":"cut`])
      setTimeout(() => response.destroy(), 20)
    }
    const init = { headers: { accept: 'text/event-stream' } }
    const events = await allEvents(await app.post('pro', path, { context, action: rewrite, runId }, init))
    expect(dataOf(events, 'result')[0]?.testCases.map(({ title }) => title)).toEqual([fresh.title])
  })

  test.each<[string, Behaviour, string, 'refunded' | 'settled']>([
    ['refuses', apiError(500, 'out of order'), 'ai_error', 'refunded'],
    ['is busy', apiError(429, 'slow down'), 'ai_rate_limited', 'refunded'],
    ['breaks off', (response) => response.destroy(), 'ai_unreachable', 'refunded'],
    ['answers nothing', completion(''), 'ai_empty', 'settled'],
    ['answers prose', completion('I would rather not.'), 'ai_no_cases', 'settled'],
    ['is cut off', completion('[{"title":"cu', { finishReason: 'length' }), 'ai_cut_off', 'settled'],
    ['hangs', () => undefined, 'timeout', 'refunded'],
  ])('where the AI %s, says so, and no run is charged', async (_, behaviour, code, status) => {
    const app = appWithAi({ variables: { AI_TIMEOUT_MS: '400' } })
    const runId = await runIn(app)
    server.behaviour = behaviour
    expect(await codeOf(await act(app, rewrite, { runId }))).toBe(code)
    expect(actionsOf(app)).toMatchObject([{ status }])
    expect(used(app)).toBe(1)
  })

  test('with the same key counts once', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = answering(fresh)
    await act(app, rewrite, { runId }, 'click')
    await act(app, rewrite, { runId }, 'click')
    expect(actionsOf(app)).toHaveLength(1)
  })
})

test('a further case like one that is there covers what it says, and repeats no title', async () => {
  const app = appWithAi()
  const runId = await runIn(app)
  server.behaviour = answering({ ...fresh, title: testCase.title }, fresh)
  const { testCases } = await read(await act(app, similar, { runId }))
  expect(testCases).toMatchObject([{ title: fresh.title, criterionIds: ['AC-2'] }])
})

describe('what is missing', () => {
  const limited = {
    ...context,
    acceptanceCriteria: [
      ...context.acceptanceCriteria,
      {
        id: 'AC-4',
        given: '',
        when: '',
        then: 'A basket holds at most 40 articles.',
        text: 'A basket holds at most 40 articles.',
      },
    ],
  }
  const limits = [{ criterionId: 'AC-4', inside: ['40'], outside: ['41'] }]
  const both = {
    ...testCase,
    title: '40 articles fit, 41 do not',
    type: 'Boundary',
    steps: [
      { step: 'Add article 40', data: '40', expected: 'The basket shows 40 articles' },
      { step: 'Add article 41', data: '41', expected: 'The article is refused' },
    ],
    criterionIds: ['AC-4'],
  }
  const complete = (app: TestApp, runId: string, more: object = {}) =>
    app.post('pro', path, { context: limited, action: { kind: 'complete', limits: [] }, runId, ...more })

  test('is asked for by criterion', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    const { testCases } = await read(await complete(app, runId, { criterionIds: ['AC-2', 'AC-3'] }))
    expect(testCases.map(({ criterionIds }) => criterionIds)).toEqual([['AC-2'], ['AC-3']])
    expect(used(app)).toBe(1)
  })

  test('is asked for by limit, in one call that names its values', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = answering(both)
    const result = await read(await complete(app, runId, { action: { kind: 'complete', limits } }))
    expect(server.requests).toHaveLength(1)
    expect(askedText(server.requests[0] ?? { model: '', messages: [] })).toContain(
      'AC-4 is not tested on both sides. Write one Boundary case that tries 40 (still accepted), 41 (no longer accepted).',
    )
    expect(result.testCases.map(({ title }) => title)).toEqual([both.title])
    expect(result.metadata.openLimits).toBeUndefined()
  })

  test('gets the built-in designer’s case where the AI leaves the limit open again', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = answering(caseFor('AC-4'))
    const result = await read(await complete(app, runId, { action: { kind: 'complete', limits } }))
    expect(result.testCases.some(({ generationStatus }) => generationStatus === standIn)).toBe(true)
    expect(result.metadata.openLimits).toBeUndefined()
  })

  test('is an error and costs nothing where the AI does not answer', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = apiError(503, 'down')
    expect(await codeOf(await complete(app, runId, { action: { kind: 'complete', limits } }))).toBe('ai_unavailable')
    expect(await codeOf(await complete(app, runId, { criterionIds: ['AC-2'] }))).toBe('ai_unavailable')
    expect(actionsOf(app)).toMatchObject([{ status: 'refunded' }, { status: 'refunded' }])
  })

  test('is named in the metadata if nobody closed it', async () => {
    const app = appWithAi({ variables: { AI_MAX_TEST_CASES: '4' } })
    const response = await app.post('pro', path, { context: limited })
    const { metadata } = await read(response)
    expect(metadata.openLimits).toEqual(limits)
  })
})

describe('the allowance', () => {
  test('is ten actions; the eleventh says that it would cost a run, and costs one where the tester decides so', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    server.behaviour = answering(fresh)
    for (let n = 0; n < 10; n++) expect((await act(app, rewrite, { runId })).status).toBe(200)
    const refused = await act(app, rewrite, { runId })
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'actions_used_up'])
    const { metadata } = await read(await act(app, rewrite))
    expect(used(app)).toBe(2)
    expect((await act(app, rewrite, { runId: metadata.runId })).status).toBe(200)
    expect(used(app)).toBe(2)
  })

  test('ends with the hour, and is of no use to anybody else', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    const foreign = await app.post('starter', path, { context, action: rewrite, runId })
    expect(await codeOf(foreign)).toBe('actions_used_up')
    app.supabase.database.past.add(runId)
    expect(await codeOf(await act(app, rewrite, { runId }))).toBe('actions_used_up')
  })

  test('is there although the month’s runs are used up, and a run beyond it is not', async () => {
    const app = appWithAi()
    const runId = await runIn(app)
    app.supabase.database.used.set(app.supabase.users.pro.id, plans.pro.quota)
    server.behaviour = answering(fresh)
    expect((await act(app, rewrite, { runId })).status).toBe(200)
    expect(await codeOf(await act(app, rewrite))).toBe('quota_exhausted')
  })
})

test.each<[string, object]>([
  ['a run without an action', { context, runId: '00000000-0000-4000-8000-000000000000' }],
  ['a run id that is none', { context, action: rewrite, runId: 'mine' }],
  ['a remark that is too long', { context, action: { ...rewrite, remark: 'x'.repeat(501) } }],
  ['an action without the ticket', { prompt: 'Write', action: rewrite }],
  ['nothing to complete', { context, action: { kind: 'complete', limits: [] } }],
])('%s is refused before anything is reserved', async (_, body) => {
  const app = createTestApp()
  expect((await app.post('pro', path, body)).status).toBe(400)
  expect(app.supabase.database.runs).toEqual([])
})
