import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { contextOf, covering } from './support/answering-ai.ts'
import { checkoutContext } from './support/generation-context.ts'
import {
  completion,
  startOpenAiServer,
  streamedCompletion,
  type Behaviour,
  type OpenAiServer,
} from './support/openai-server.ts'
import { allEvents, dataOf } from './support/read-events.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { beginEvents, sendJson } from './support/wire-server.ts'

const testCase = {
  title: 'Valid code lowers the total',
  description: 'D',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps: [{ step: 'Apply', data: 'SAVE10', expected: 'Shown' }],
  criterionIds: ['AC-1', 'AC-2'],
  assumptions: [],
}
const answer = JSON.stringify({ testCases: [testCase] })

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset(completion(answer)))

/** Ollama users configure its address without the protocol's path. */
function appWithOllama(): TestApp {
  return createTestApp({
    aiRetries: 0,
    variables: { AI_PROVIDER: 'ollama', AI_BASE_URL: server.baseUrl.replace('/v1', ''), AI_MODEL: 'llama3.2' },
  })
}

const generate = (app: TestApp, headers: Record<string, string> = {}) =>
  app.post('pro', '/api/ai/generate', { context: checkoutContext }, { headers })

/** Ollama's chunks have their own fingerprint, and a model's reasoning in `reasoning`. */
const thinking: Behaviour = (response, { model }) => {
  const chunk = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-9', object: 'chat.completion.chunk', created: 1_790_000_000, model, system_fingerprint: 'fp_ollama', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  beginEvents(response)
  chunk({ role: 'assistant', content: '', reasoning: `Maybe ${answer}` })
  for (const content of answer.match(/[^]{1,5}/g) ?? []) chunk({ role: 'assistant', content })
  chunk({ role: 'assistant', content: '' }, 'stop')
  response.end('data: [DONE]\n\n')
}

test('needs a model and nothing else, and is called by its own name', async () => {
  const app = appWithOllama()
  const given = generateResponseSchema.parse(await (await generate(app)).json())
  expect(given).toMatchObject({
    testCases: [{ title: testCase.title, generationStatus: 'ai' }],
    tokensUsed: 444,
    metadata: { provider: 'ollama', model: 'llama3.2' },
  })
  expect(server.requests).toMatchObject([
    { model: 'llama3.2', max_tokens: 2000, response_format: { type: 'json_schema' } },
  ])
  expect(server.authorizations).toEqual([undefined])
  expect(app.supabase.database.runs).toMatchObject([{ status: 'settled', provider: 'ollama' }])
})

test('is asked one call after the other', async () => {
  let active = 0
  let most = 0
  server.behaviour = (response, request) => {
    most = Math.max(most, ++active)
    setTimeout(() => {
      active -= 1
      covering(response, request)
    }, 20)
  }
  const response = await appWithOllama().post('pro', '/api/ai/generate', { context: contextOf(15) })
  expect(generateResponseSchema.parse(await response.json()).testCases).toHaveLength(15)
  expect({ most, calls: server.requests.length }).toEqual({ most: 1, calls: 3 })
})

test.each([
  ['a plain model', streamedCompletion(answer.match(/[^]{1,5}/g) ?? [])],
  ['a thinking model', thinking],
])('streams the cases of %s once', async (_, behaviour) => {
  server.behaviour = behaviour
  const received = await allEvents(await generate(appWithOllama(), { accept: 'text/event-stream' }))
  expect(dataOf(received, 'case')).toHaveLength(1)
  expect(dataOf(received, 'result')).toMatchObject([{ testCases: [{ title: testCase.title }] }])
})

test.each([
  [
    'a model that was not pulled',
    404,
    {
      error: {
        message: 'model "llama3.2" not found, try pulling it first',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
    'ai_unknown_model',
  ],
  [
    'a model that does not fit into memory',
    500,
    {
      error: {
        message: 'model requires more system memory (5.6 GiB) than is available (3.1 GiB)',
        type: 'api_error',
        param: null,
        code: null,
      },
    },
    'ai_error',
  ],
])('%s gets a clear message and costs nothing', async (_, status, body, code) => {
  server.behaviour = (response) => sendJson(response, status, body)
  const app = appWithOllama()
  expect(errorEnvelopeSchema.parse(await (await generate(app)).json()).code).toBe(code)
  expect(app.supabase.database.runs).toMatchObject([{ status: 'refunded', refundReason: code }])
})
