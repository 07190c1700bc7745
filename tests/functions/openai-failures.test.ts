import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { checkoutContext } from './support/generation-context.ts'
import { apiError, completion, startOpenAiServer, type Behaviour, type OpenAiServer } from './support/openai-server.ts'
import { appWithOpenAi, generate, goodAnswer, openAiKey } from './support/openai-app.ts'

let server: OpenAiServer

beforeAll(async () => {
  server = await startOpenAiServer()
})

afterAll(() => server.close())

beforeEach(() => {
  server.reset(goodAnswer)
})

describe('a failure gets a clear message', () => {
  const cutOff: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"id":"chatcmpl-1","choices":[{"message":{"content":"[{')
    setTimeout(() => response.destroy(), 20)
  }
  const unread: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<html>Welcome to the proxy</html>')
  }

  type Row = [string, Behaviour, number, string, RegExp]
  const unanswered: Row[] = [
    [
      'refused key',
      apiError(401, `Incorrect API key provided: ${openAiKey}`, 'invalid_api_key'),
      502,
      'ai_key_refused',
      /configured key.*administrator/,
    ],
    ['forbidden key', apiError(403, 'No access'), 502, 'ai_key_refused', /configured key/],
    [
      'unknown model',
      apiError(404, 'The model `test-model` does not exist', 'model_not_found'),
      502,
      'ai_unknown_model',
      /configured model/,
    ],
    [
      'unknown model, said with a 400',
      apiError(400, 'unknown model test-model'),
      502,
      'ai_unknown_model',
      /configured model/,
    ],
    [
      'context too long',
      apiError(400, "This model's maximum context length is 8192 tokens.", 'context_length_exceeded'),
      422,
      'ai_context_too_long',
      /too long/,
    ],
    ['body too large', apiError(413, 'Request too large'), 422, 'ai_context_too_long', /too long/],
    ['another bad request', apiError(400, 'Bad request'), 502, 'ai_error', /answered with an error/],
    [
      'rate limit',
      apiError(429, 'Rate limit reached', 'rate_limit_exceeded', { 'retry-after': '7' }),
      503,
      'ai_rate_limited',
      /too many requests/,
    ],
    ['server error', apiError(500, 'The server had an error'), 502, 'ai_error', /answered with an error/],
    ['overload', apiError(503, 'Overloaded'), 503, 'ai_unavailable', /not available/],
    ['cut connection', cutOff, 502, 'ai_unreachable', /broke off its answer/],
    ['connection dropped at once', (response) => response.destroy(), 502, 'ai_unreachable', /could not be reached/],
    ['a page in place of an answer', unread, 502, 'ai_unreadable', /^No valid data received from the AI service\./],
    [
      'an answer without choices',
      (response) => response.end('{"choices":[]}'),
      502,
      'ai_unreadable',
      /^No valid data received from the AI service\./,
    ],
  ]
  const answered: Row[] = [
    ['empty text', completion(''), 502, 'ai_empty', /^No valid data received from the AI service\./],
    ['blank text', completion(' \n '), 502, 'ai_empty', /^No valid data received from the AI service\./],
    ['no text', completion(null), 502, 'ai_empty', /^No valid data received from the AI service\./],
    [
      'garbage',
      completion('I am sorry, what was the question?'),
      502,
      'ai_no_cases',
      /^No valid test cases found\. See console for raw response\.$/,
    ],
    [
      'an empty list',
      completion('[]'),
      502,
      'ai_no_cases',
      /^No valid test cases found\. See console for raw response\.$/,
    ],
    [
      'cut off before the first case',
      completion('[{"title":"Half a', { finishReason: 'length' }),
      502,
      'ai_cut_off',
      /cut off/,
    ],
    ['refusal', completion(null, { refusal: 'I cannot help with that.' }), 422, 'ai_refused', /refused/],
    ['content filter', completion('', { finishReason: 'content_filter' }), 422, 'ai_refused', /refused/],
  ]

  test.each([...unanswered.map((row) => [...row, 0] as const), ...answered.map((row) => [...row, 1] as const)])(
    '%s',
    async (_, behaviour, status, code, words, charged) => {
      server.behaviour = behaviour
      const app = appWithOpenAi(server, { aiRetries: 0 })
      const response = await generate(app)
      const refusal = errorEnvelopeSchema.parse(await response.json())
      expect({ status: response.status, code: refusal.code }).toEqual({ status, code })
      expect(refusal.error).toMatch(words)
      expect(refusal.error).not.toContain(openAiKey)
      if (code === 'ai_rate_limited') expect(response.headers.get('retry-after')).toBe('7')
      expect(app.supabase.database.runs).toMatchObject([
        charged === 0 ? { status: 'refunded', refundReason: code } : { status: 'settled', finished: true },
      ])
      expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(charged)
    },
  )

  test('an answer without a case comes back as it was written, without credentials', async () => {
    server.behaviour = completion(
      'I would log in with Bearer abcdefgh12345678 and password: "hunter2!", and sk-proj-abcdef0123456789 as the key.',
    )
    const refusal = errorEnvelopeSchema.parse(await (await generate(appWithOpenAi(server, { aiRetries: 0 }))).json())
    expect(refusal.response).toBe(
      'I would log in with Bearer [redacted] and password: [redacted], and [redacted] as the key.',
    )
  })

  test('a server that is not there', async () => {
    const app = appWithOpenAi(server, {
      variables: { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_TIMEOUT_MS: '20000' },
      aiRetries: 0,
    })
    const response = await generate(app)
    expect(response.status).toBe(502)
    expect(errorEnvelopeSchema.parse(await response.json()).code).toBe('ai_unreachable')
    expect(app.supabase.database.runs).toMatchObject([{ status: 'refunded' }])
  })

  test('no answer in time', async () => {
    server.behaviour = () => undefined
    const app = appWithOpenAi(server, { variables: { AI_TIMEOUT_MS: '100' } })
    const response = await generate(app)
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual({
      error: 'Request timeout - the operation took too long to complete',
      code: 'timeout',
    })
    expect(app.supabase.database.runs).toMatchObject([{ status: 'refunded', refundReason: 'timeout' }])
    await expect.poll(() => server.abandoned).toBe(1)
  })

  test('an answer that stops half way, in time', async () => {
    server.behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"id":')
    }
    const app = appWithOpenAi(server, { variables: { AI_TIMEOUT_MS: '100' } })
    expect((await generate(app)).status).toBe(504)
    expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(0)
  })

  test('the time limit counts the retries too', async () => {
    server.behaviour = apiError(500, 'Again', null, { 'retry-after-ms': '60000', 'retry-after': '50' })
    const response = await generate(appWithOpenAi(server, { variables: { AI_TIMEOUT_MS: '300' } }))
    expect(response.status).toBe(504)
    expect(server.requests.length).toBe(1)
  })

  test('the caller leaving ends the call to the AI', async () => {
    const leaving = new AbortController()
    server.behaviour = () => leaving.abort()
    const app = appWithOpenAi(server, { aiRetries: 0 })
    await generate(app, { context: checkoutContext }, { signal: leaving.signal })
    expect(app.supabase.database.runs).toMatchObject([{ status: 'refunded', refundReason: 'aborted' }])
    await expect.poll(() => server.abandoned).toBe(1)
  })
})

describe('transient failures', () => {
  test.each([
    ['429', apiError(429, 'Slow down')],
    ['500', apiError(500, 'Oops')],
    ['503', apiError(503, 'Overloaded')],
  ])('a %s that passes is not seen', async (_, failure) => {
    let asked = 0
    server.behaviour = (response, request) => {
      asked += 1
      ;(asked < 3 ? failure : goodAnswer)(response, request)
    }
    const app = appWithOpenAi(server)
    expect((await generate(app)).status).toBe(200)
    expect(asked).toBe(3)
    expect(app.supabase.database.usedBy(app.supabase.users.pro)).toBe(1)
  })

  test.each([
    ['refused key', apiError(401, 'No')],
    ['unknown model', apiError(404, 'No')],
  ])('a %s is not tried again', async (_, failure) => {
    server.behaviour = failure
    await generate(appWithOpenAi(server))
    expect(server.requests).toHaveLength(1)
  })
})
