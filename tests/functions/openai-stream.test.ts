import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { checkoutContext } from './support/generation-context.ts'
import {
  apiError,
  beginCompletion,
  completion,
  startOpenAiServer,
  streamedCompletion,
  type Behaviour,
  type OpenAiServer,
} from './support/openai-server.ts'
import { allEvents, dataOf, readEvents } from './support/read-events.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts'

const titles = ['Valid code lowers the total', 'Expired code is refused', 'Empty code is refused']
const cases = titles.map((title, index) => ({
  title,
  description: 'D',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Apply', data: `SAVE1${String(index)}`, expected: 'Shown' }],
  criterionIds: [index === 0 ? 'AC-1' : 'AC-2'],
  assumptions: [],
}))
const answer = JSON.stringify({ testCases: cases })
const pieces = answer.match(/[^]{1,7}/g) ?? []

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset(streamedCompletion(pieces)))

function appWithAi(options: TestAppOptions = {}): TestApp {
  return createTestApp({
    aiRetries: 0,
    ...options,
    variables: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'test-model', AI_API_KEY: 'sk-1', ...options.variables },
  })
}

const stream = (app: TestApp, init: RequestInit = {}) =>
  app.post(
    'pro',
    '/api/ai/generate',
    { context: checkoutContext, enableEnrichment: true },
    { ...init, headers: { accept: 'text/event-stream' } },
  )

test('each case comes as an event, then the whole answer with its tokens', async () => {
  const app = appWithAi()
  const received = await allEvents(await stream(app))
  expect(dataOf(received, 'case').map(({ title, generationStatus }) => [title, generationStatus])).toEqual(
    titles.map((title) => [title, 'ai']),
  )
  const [result] = dataOf(received, 'result')
  expect(result).toMatchObject({
    response: answer,
    tokensUsed: 444,
    metadata: { provider: 'openai-compatible', model: 'test-model', maxTestCases: 6, enriched: true },
  })
  expect(result?.testCases).toEqual(dataOf(received, 'case'))
  expect(server.requests[0]).toMatchObject({ stream: true, stream_options: { include_usage: true }, max_tokens: 4000 })
  expect(app.supabase.database.runs).toMatchObject([{ status: 'settled', tokens: 444 }])
})

test('the first case is there while the rest is still being written', async () => {
  const firstEnd = answer.indexOf('},{"title"') + 1
  let finish: () => void = () => undefined
  server.behaviour = (response, request) => {
    beginCompletion(response, request, [answer.slice(0, firstEnd)])
    finish = () => {
      const rest = {
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [{ index: 0, delta: { content: answer.slice(firstEnd) }, finish_reason: 'stop' }],
      }
      response.end(`data: ${JSON.stringify(rest)}\n\ndata: [DONE]\n\n`)
    }
  }
  const seen: string[] = []
  for await (const { event } of readEvents(await stream(appWithAi()))) {
    seen.push(event)
    if (event === 'case' && seen.filter((name) => name === 'case').length === 1) finish()
  }
  expect(seen.filter((name) => name !== 'progress')).toEqual(['case', 'case', 'case', 'result'])
})

test('leaving after the first case ends the call to the AI and leaves the run charged', async () => {
  server.behaviour = (response, request) => beginCompletion(response, request, pieces.slice(0, -5))
  const app = appWithAi()
  for await (const { event } of readEvents(await stream(app))) if (event === 'case') break
  await expect.poll(() => server.abandoned).toBe(1)
  await expect.poll(() => app.supabase.database.runs[0]).toMatchObject({ status: 'settled', finished: true })
  expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
})

test('leaving before the first case is free three times', async () => {
  server.behaviour = (response, request) => beginCompletion(response, request, pieces.slice(0, 3))
  const app = appWithAi()
  for (let n = 1; n <= 4; n++) {
    const leaving = new AbortController()
    const response = await stream(app, { signal: leaving.signal })
    await expect.poll(() => server.requests.length).toBe(n)
    await response.body?.cancel()
    await expect
      .poll(() => app.supabase.database.runs[n - 1])
      .toMatchObject({ status: n <= 3 ? 'refunded' : 'settled', refundReason: 'aborted' })
  }
  expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
})

describe('a failure comes as an event', () => {
  const breaksOff: Behaviour = (response, request) => {
    beginCompletion(response, request, pieces.slice(0, 10))
    setTimeout(() => response.destroy(), 20)
  }
  const endsEarly: Behaviour = (response, request) => {
    beginCompletion(response, request, pieces.slice(0, 10))
    response.end()
  }
  const says =
    (error: object): Behaviour =>
    (response, request) => {
      beginCompletion(response, request, pieces.slice(0, 10))
      response.end(`data: ${JSON.stringify({ error })}\n\n`)
    }

  type Row = [string, Behaviour, number, string]
  const unanswered: Row[] = [
    ['refused key', apiError(401, 'No'), 502, 'ai_key_refused'],
    ['unknown model', apiError(404, 'No'), 502, 'ai_unknown_model'],
    ['rate limit', apiError(429, 'Slow', null, { 'retry-after': '7' }), 503, 'ai_rate_limited'],
    ['server error', apiError(500, 'Oops'), 502, 'ai_error'],
    [
      'context too long',
      apiError(400, "This model's maximum context length is 8192 tokens."),
      422,
      'ai_context_too_long',
    ],
    ['dropped at once', (response) => response.destroy(), 502, 'ai_unreachable'],
    ['broken off', breaksOff, 502, 'ai_unreachable'],
    ['ended early', endsEarly, 502, 'ai_unreachable'],
    ['an error in its midst', says({ message: 'The server had an error', type: 'server_error' }), 502, 'ai_error'],
    ['overload in its midst', says({ message: 'Overloaded', type: 'overloaded_error' }), 503, 'ai_unavailable'],
    [
      'no JSON in an event',
      (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"id":\n\n'),
      502,
      'ai_unreadable',
    ],
  ]
  const answered: Row[] = [
    ['no text', streamedCompletion([]), 502, 'ai_empty'],
    ['garbage', streamedCompletion(['I am ', 'sorry?']), 502, 'ai_no_cases'],
    [
      'cut off before the first case',
      streamedCompletion(['[{"title":"Half'], { finishReason: 'length' }),
      502,
      'ai_cut_off',
    ],
    ['content filter', streamedCompletion([], { finishReason: 'content_filter' }), 422, 'ai_refused'],
  ]

  test.each([
    ...unanswered.map((row) => [...row, 'refunded'] as const),
    ...answered.map((row) => [...row, 'settled'] as const),
  ])('%s', async (_, behaviour, status, code, run) => {
    server.behaviour = behaviour
    const app = appWithAi()
    const received = await allEvents(await stream(app))
    expect(dataOf(received, 'error')).toMatchObject([{ status, code }])
    if (code === 'ai_rate_limited') expect(dataOf(received, 'error')).toMatchObject([{ retryAfter: 7 }])
    if (code === 'ai_no_cases')
      expect(dataOf(received, 'error')).toMatchObject([
        { error: 'No valid test cases found. See console for raw response.', response: 'I am sorry?' },
      ])
    expect(app.supabase.database.runs).toMatchObject([
      run === 'refunded' ? { status: run, refundReason: code } : { status: run, finished: true },
    ])
  })

  test.each<[string, Behaviour, string]>([
    [
      'the connection',
      (response, request) => (
        beginCompletion(response, request, pieces.slice(0, -5)), setTimeout(() => response.destroy(), 20)
      ),
      'ai_unreachable',
    ],
    ['the time', (response, request) => beginCompletion(response, request, pieces.slice(0, -5)), 'timeout'],
  ])('%s breaks after the first case: the run is charged, and its repeat is free', async (_, behaviour, code) => {
    server.behaviour = behaviour
    const app = appWithAi({ variables: { AI_TIMEOUT_MS: '400' } })
    const init = { headers: { accept: 'text/event-stream', 'idempotency-key': 'cut' } }
    const again = () => app.post('pro', '/api/ai/generate', { context: checkoutContext }, init)
    const cut = await allEvents(await again())
    expect(dataOf(cut, 'case').length).toBeGreaterThan(0)
    expect(dataOf(cut, 'error')).toMatchObject([{ code }])
    expect(app.supabase.database.runs).toMatchObject([{ status: 'settled', finished: true }])
    server.behaviour = streamedCompletion(pieces)
    expect(dataOf(await allEvents(await again()), 'result')).toHaveLength(1)
    expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
  })

  test.each([
    ['before the first word', () => undefined],
    ['half way', (response, request) => beginCompletion(response, request, pieces.slice(0, 10))],
  ] satisfies [string, Behaviour][])('silence %s, in time', async (_, behaviour) => {
    server.behaviour = behaviour
    const app = appWithAi({ variables: { AI_TIMEOUT_MS: '200' } })
    expect(dataOf(await allEvents(await stream(app)), 'error')).toMatchObject([{ status: 504, code: 'timeout' }])
    await expect.poll(() => server.abandoned).toBe(1)
    expect(app.supabase.database.runs).toMatchObject([{ refundReason: 'timeout' }])
  })

  test('a transient one is tried again', async () => {
    let asked = 0
    server.behaviour = (response, request) =>
      (++asked < 3 ? apiError(503, 'Overloaded') : streamedCompletion(pieces))(response, request)
    expect(dataOf(await allEvents(await stream(appWithAi({ aiRetries: 2 }))), 'result')).toHaveLength(1)
    expect(asked).toBe(3)
  })
})

describe('structured output', () => {
  const asked = () => server.requests.map(({ response_format: format }) => format?.type)

  test('is requested with a schema that names every field', async () => {
    await allEvents(await stream(appWithAi()))
    expect(server.requests[0]?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: {
        name: 'test_cases',
        schema: { type: 'object', required: ['testCases'], additionalProperties: false },
      },
    })
  })

  test.each([400, 422, 500])(
    'if a server refuses it with a %i, plain text is requested, from then on directly',
    async (status) => {
      server.behaviour = (response, request) =>
        (request.response_format === undefined
          ? request.stream === true
            ? streamedCompletion(pieces)
            : completion(answer)
          : apiError(status, "Unknown parameter: 'response_format'"))(response, request)
      const app = appWithAi()
      expect(dataOf(await allEvents(await stream(app)), 'case')).toHaveLength(3)
      expect((await app.post('pro', '/api/ai/generate', { context: checkoutContext })).status).toBe(200)
      expect(asked()).toEqual(['json_schema', undefined, undefined])
      expect(app.supabase.database.runs.map(({ status: run }) => run)).toEqual(['settled', 'settled'])
    },
  )

  test('is not requested for a caller’s own prompt', async () => {
    server.behaviour = completion(answer)
    await appWithAi().post('pro', '/api/ai/generate', { prompt: 'Write test cases.' })
    expect(asked()).toEqual([undefined])
  })
})

describe('the completion variant', () => {
  const body = { prompt: 'Say hello.', temperature: 0.1, num_predict: 128 }

  test('gives the text, whatever it is, and is a run', async () => {
    server.behaviour = completion('Hello!')
    const app = appWithAi()
    const response = await app.post('pro', '/api/ai/generate', body)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ response: 'Hello!', testCases: [], warnings: [], tokensUsed: 444 })
    expect(server.requests[0]).toMatchObject({
      temperature: 0.1,
      max_tokens: 128,
      messages: [{ role: 'user', content: 'Say hello.' }],
    })
    expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
  })

  test('asks for the bearer token, too', async () => {
    const response = await appWithAi().post(undefined, '/api/ai/generate', body)
    expect(response.status).toBe(401)
    expect(errorEnvelopeSchema.parse(await response.json())).toEqual({
      code: 'no_token',
      params: { task: 'generate' },
      error: 'Authentication token is required',
    })
    expect(server.requests).toEqual([])
  })
})
