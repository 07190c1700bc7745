import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import {
  beginMessage,
  failingMessage,
  message,
  messagesError,
  startAnthropicServer,
  streamedMessage,
  type MessagesBehaviour,
  type MessagesRequest,
} from './support/anthropic-server.ts'
import { checkoutContext } from './support/generation-context.ts'
import { allEvents, dataOf, readEvents } from './support/read-events.ts'
import { createTestApp, type TestApp, type TestAppOptions } from './support/test-app.ts'
import type { WireServer } from './support/wire-server.ts'

const apiKey = 'sk-ant-a-key-nobody-should-see'
const titles = ['Valid code lowers the total', 'Expired code is refused']
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
const pieces = answer.match(/[^]{1,9}/g) ?? []

let server: WireServer<MessagesRequest>
beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset(message(answer)))

function appWithClaude(options: TestAppOptions = {}): TestApp {
  return createTestApp({
    aiRetries: 0,
    ...options,
    variables: {
      AI_PROVIDER: 'anthropic',
      AI_BASE_URL: server.baseUrl,
      AI_MODEL: 'claude-sonnet-4-5',
      AI_API_KEY: apiKey,
      ...options.variables,
    },
  })
}

const generate = (app: TestApp, body: object = { context: checkoutContext, enableEnrichment: true }) =>
  app.post('pro', '/api/ai/generate', body)
const stream = (app: TestApp) =>
  app.post('pro', '/api/ai/generate', { context: checkoutContext }, { headers: { accept: 'text/event-stream' } })

test('a good answer comes back with tokens, model and limits', async () => {
  const app = appWithClaude()
  const given = generateResponseSchema.parse(await (await generate(app)).json())
  expect(given.testCases.map(({ title, generationStatus }) => [title, generationStatus])).toEqual(
    titles.map((title) => [title, 'ai']),
  )
  expect(given).toMatchObject({
    response: answer,
    tokensUsed: 444,
    metadata: { provider: 'anthropic', model: 'claude-sonnet-4-5', maxTestCases: 6, enriched: true },
  })
  expect(app.supabase.database.runs).toMatchObject([
    { status: 'settled', provider: 'anthropic', model: 'claude-sonnet-4-5', tokens: 444 },
  ])
})

test('the rules are the system text, the ticket the prompt, the limit max_tokens, the shape a schema', async () => {
  await generate(appWithClaude())
  expect(server.requests).toMatchObject([
    {
      model: 'claude-sonnet-4-5',
      max_tokens: 4000,
      system: [{ type: 'text' }],
      messages: [{ role: 'user', content: [{ type: 'text', cache_control: { type: 'ephemeral' } }, { type: 'text' }] }],
      output_config: { format: { type: 'json_schema', schema: { required: ['testCases'] } } },
    },
  ])
  expect(server.requests[0]?.messages[0]?.content[0]?.text).toContain('SAVE10')
  expect(server.headers).toMatchObject([{ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }])
})

test('a model without structured output returns the answer as the input of a tool', async () => {
  server.behaviour = (response, request) => {
    const tool = {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      model: request.model,
      content: [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: { testCases: cases } }],
      stop_reason: 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 2 },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tool))
  }
  const given = generateResponseSchema.parse(
    await (await generate(appWithClaude({ variables: { AI_MODEL: 'claude-3-haiku-20240307' } }))).json(),
  )
  expect(given.testCases.map(({ title }) => title)).toEqual(titles)
  expect(server.requests[0]?.output_config).toBeUndefined()
})

test('each case is streamed as soon as it is written', async () => {
  server.behaviour = streamedMessage(pieces)
  const app = appWithClaude()
  const received = await allEvents(await stream(app))
  expect(dataOf(received, 'case').map(({ title }) => title)).toEqual(titles)
  expect(dataOf(received, 'result')).toMatchObject([{ testCases: titles.map((title) => ({ title })), tokensUsed: 444 }])
  expect(server.requests).toMatchObject([{ stream: true, max_tokens: 2000 }])
})

test('leaving after the first case ends the call and leaves the run charged', async () => {
  server.behaviour = (response, request) => beginMessage(response, request, pieces.slice(0, -4))
  const app = appWithClaude()
  for await (const { event } of readEvents(await stream(app))) if (event === 'case') break
  await expect.poll(() => server.abandoned).toBe(1)
  await expect.poll(() => app.supabase.database.runs[0]).toMatchObject({ status: 'settled', finished: true })
})

describe('a failure gets a clear message', () => {
  /** The model has done its work, so the run is charged. */
  const answered = ['ai_refused', 'ai_empty', 'ai_cut_off']

  test.each<[string, MessagesBehaviour, number, string]>([
    ['refused key', messagesError(401, 'authentication_error', `invalid x-api-key ${apiKey}`), 502, 'ai_key_refused'],
    ['no permission', messagesError(403, 'permission_error', 'No'), 502, 'ai_key_refused'],
    ['unknown model', messagesError(404, 'not_found_error', 'model: claude-sonnet-4-5'), 502, 'ai_unknown_model'],
    [
      'prompt too long',
      messagesError(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
      422,
      'ai_context_too_long',
    ],
    [
      'request too large',
      messagesError(413, 'request_too_large', 'Request exceeds the maximum size'),
      422,
      'ai_context_too_long',
    ],
    ['rate limit', messagesError(429, 'rate_limit_error', 'Slow down'), 503, 'ai_rate_limited'],
    ['server error', messagesError(500, 'api_error', 'Internal server error'), 502, 'ai_error'],
    ['overload', messagesError(529, 'overloaded_error', 'Overloaded'), 503, 'ai_unavailable'],
    ['no credit', messagesError(400, 'invalid_request_error', 'Your credit balance is too low'), 502, 'ai_error'],
    ['refusal', message('', 'refusal'), 422, 'ai_refused'],
    ['empty', message(''), 502, 'ai_empty'],
    ['cut off before the first case', message('{"testCases":[{"title":"Ha', 'max_tokens'), 502, 'ai_cut_off'],
    ['dropped', (response) => response.destroy(), 502, 'ai_unreachable'],
  ])('%s', async (_, behaviour, status, code) => {
    server.behaviour = behaviour
    const app = appWithClaude()
    const response = await generate(app)
    const refusal = errorEnvelopeSchema.parse(await response.json())
    expect({ status: response.status, code: refusal.code }).toEqual({ status, code })
    expect(JSON.stringify([refusal, app.log])).not.toContain(apiKey)
    expect(app.supabase.database.runs).toMatchObject([
      answered.includes(code) ? { status: 'settled' } : { status: 'refunded', refundReason: code },
    ])
  })

  test.each<[string, MessagesBehaviour, number, string]>([
    [
      'overload in its midst',
      failingMessage(pieces.slice(0, 20), 'overloaded_error', 'Overloaded'),
      503,
      'ai_unavailable',
    ],
    [
      'server error in its midst',
      failingMessage(pieces.slice(0, 20), 'api_error', 'Internal server error'),
      502,
      'ai_error',
    ],
    ['refusal', streamedMessage([], 'refusal'), 422, 'ai_refused'],
    [
      'broken off',
      (response, request) => {
        beginMessage(response, request, pieces.slice(0, 20))
        setTimeout(() => response.destroy(), 20)
      },
      502,
      'ai_unreachable',
    ],
  ])('%s, streamed', async (_, behaviour, status, code) => {
    server.behaviour = behaviour
    const app = appWithClaude()
    expect(dataOf(await allEvents(await stream(app)), 'error')).toMatchObject([{ status, code }])
    expect(app.supabase.database.runs).toMatchObject([
      answered.includes(code) ? { status: 'settled' } : { status: 'refunded', refundReason: code },
    ])
  })

  test('a transient one is tried again', async () => {
    let asked = 0
    server.behaviour = (response, request) =>
      (++asked < 3 ? messagesError(529, 'overloaded_error', 'Overloaded') : message(answer))(response, request)
    expect((await generate(appWithClaude({ aiRetries: 2 }))).status).toBe(200)
  })
})
