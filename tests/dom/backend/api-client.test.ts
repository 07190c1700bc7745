import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getUserInfo, proxyTracker, testCredentials } from '#src/backend/api-client.ts'
import { streamTestCases } from '#src/backend/stream-test-cases.ts'
import { refusalOf } from '../../support/api-refusal.ts'

const getSession = vi.hoisted(() =>
  vi.fn<() => Promise<{ data: { session: { access_token: string; user: { id: string } } | null }; error: unknown }>>(),
)
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth: { getSession } }) }))
vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abc.supabase.co', publishableKey: 'public-key', apiTimeoutMs: 50 }),
}))

const info = {
  user: { id: 'u1', email: 'pro@demo.test', role: 'pro' },
  limits: { testCases: 100 },
  usage: { testCases: 7 },
  canGenerate: true,
  canExport: true,
  isPlanUpgradeNeeded: false,
}
const generateBody = { prompt: 'Design test cases' }
const generated = {
  testCases: [],
  metadata: { maxTestCases: 6, provider: 'builtin', model: 'designer', enriched: false },
}

const fetchMock = vi.fn<typeof fetch>()

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): void {
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })),
  )
}

/** A server that accepts the call and never responds. */
function silence(): void {
  fetchMock.mockImplementation((_, init) => {
    return new Promise((_resolve, reject) => {
      const stop = () => reject(new DOMException('stopped', 'AbortError'))
      if (init?.signal?.aborted === true) stop()
      init?.signal?.addEventListener('abort', stop)
    })
  })
}

beforeEach(() => {
  getSession.mockResolvedValue({ data: { session: { access_token: 'token-1', user: { id: 'u1' } } }, error: null })
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

describe('a call of the API', () => {
  it('carries the session token and the publishable key to the edge function', async () => {
    answer(info)
    await expect(getUserInfo()).resolves.toEqual(info)
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('https://abc.supabase.co/functions/v1/api/user/info')
    expect(init).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer token-1', apikey: 'public-key' } })
  })

  it.each([
    [
      'the tracker proxy',
      () => proxyTracker({ url: 'https://x.atlassian.net/a', email: 'q@a.test', apiToken: 't' }),
      '/api/jira/proxy',
      { key: 'SHOP-1' },
    ],
    [
      'the credential test',
      () => testCredentials({ baseUrl: 'https://x.atlassian.net', email: 'q@a.test', apiToken: 't' }),
      '/api/jira/test-credentials',
      { success: true, account: { displayName: 'Quinn' } },
    ],
  ])('posts JSON to %s', async (_, call, path, body) => {
    answer(body)
    await expect(call()).resolves.toEqual(body)
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe(`https://abc.supabase.co/functions/v1${path}`)
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
  })

  it('sends the idempotency key of a run and fills what the answer may leave out', async () => {
    answer(generated)
    const response = await streamTestCases(generateBody, { idempotencyKey: 'run-1' })
    expect(response).toMatchObject({ testCases: [], warnings: [], dropped: [] })
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'idempotency-key': 'run-1' },
      body: JSON.stringify(generateBody),
    })
  })
})

describe('a failed call', () => {
  it.each([
    [
      'the text and code of the envelope',
      402,
      { error: 'You have reached your limit.', code: 'quota_exhausted' },
      'quota_exhausted',
      'You have reached your limit.',
    ],
    [
      'the text without a code',
      500,
      { error: 'The model is being replaced.' },
      'http_error',
      'The model is being replaced.',
    ],
    ['a text with a code of the wrong type', 400, { error: 'Not today.', code: 7 }, 'http_error', 'Not today.'],
    [
      'the text of an answer 200 that is none',
      200,
      { success: false, error: 'Not today.' },
      'http_error',
      'Not today.',
    ],
    [
      'the text of an answer 200 with its code',
      200,
      { error: 'The AI is full.', code: 'ai_full' },
      'ai_full',
      'The AI is full.',
    ],
    ['the status where the text is blank', 500, { error: '  ', code: 'x' }, 'x', 'HTTP error! status: 500'],
    ['the status where the text is none', 500, { error: { message: 'boom' } }, 'http_error', 'HTTP error! status: 500'],
    ['the status where there is no envelope', 502, '<html>Bad gateway</html>', 'http_error', 'HTTP error! status: 502'],
    [
      'the status where the envelope has another shape',
      500,
      { message: 'boom' },
      'http_error',
      'HTTP error! status: 500',
    ],
    ['an answer that is not JSON', 200, 'hello', 'unexpected_answer', 'No valid data received from the AI service.'],
    ['an empty answer', 200, {}, 'unexpected_answer', 'No valid data received from the AI service.'],
    [
      'an answer of another shape',
      200,
      { testCases: 'many' },
      'unexpected_answer',
      'No valid data received from the AI service.',
    ],
  ])('says %s', async (_, status, body, code, message) => {
    answer(body, status)
    expect(await refusalOf(streamTestCases(generateBody))).toMatchObject({ status, code, message })
  })

  it('leaves what the AI wrote in the console where no case was in it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer(
      {
        error: 'No valid test cases found. See console for raw response.',
        code: 'ai_no_cases',
        response: 'I am sorry.',
      },
      502,
    )
    expect(await refusalOf(streamTestCases(generateBody))).toMatchObject({
      code: 'ai_no_cases',
      message: 'No valid test cases found. See console for raw response.',
    })
    expect(warn).toHaveBeenCalledExactlyOnceWith('Raw response of the AI service:', 'I am sorry.')
    warn.mockRestore()
  })

  it('still asks to reload the page where another call is answered with another shape', async () => {
    answer({ plan: 5 })
    expect(await refusalOf(getUserInfo())).toMatchObject({
      code: 'unexpected_answer',
      message: 'The server sent an answer that this version does not understand. Reload the page and try again.',
    })
  })

  it.each([
    ['the body', 503, 'Service down', 'HTTP error! status: 503: Service down'],
    [
      'the envelope',
      503,
      { error: 'The service is down.', code: 'down' },
      'HTTP error! status: 503: The service is down.',
    ],
  ])('of the user info says the status and %s', async (_, status, body, message) => {
    answer(body, status)
    expect(await refusalOf(getUserInfo())).toMatchObject({ status, message })
  })

  it('says how long to wait where the server does', async () => {
    answer({ error: 'Too many requests', code: 'rate_limited' }, 429, { 'retry-after': '12' })
    expect(await refusalOf(proxyTracker({ url: 'u', email: 'e', apiToken: 't' }))).toMatchObject({
      status: 429,
      retryAfter: 12,
    })
  })

  it('asks nothing of the network without a session', async () => {
    getSession.mockResolvedValue({ data: { session: null }, error: null })
    expect(await refusalOf(getUserInfo())).toMatchObject({
      status: 401,
      code: 'no_token',
      message: 'No access token available',
    })
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('does not take a session that could not be refreshed for none', async () => {
    getSession.mockResolvedValue({ data: { session: null }, error: new AuthRetryableFetchError('Failed to fetch', 0) })
    expect(await refusalOf(getUserInfo())).toMatchObject({ code: 'unreachable' })
  })

  it('tells being offline from a server that cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await refusalOf(getUserInfo())).toMatchObject({ status: 0, code: 'unreachable' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await refusalOf(getUserInfo())).toMatchObject({
      code: 'offline',
      message: 'You are offline. Check your connection and try again.',
    })
  })

  it('gives up a generation after the configured time', async () => {
    silence()
    expect(await refusalOf(streamTestCases(generateBody))).toMatchObject({
      status: 0,
      code: 'timeout',
      message: 'Request timeout - the operation took too long to complete',
    })
  })

  it('stops when the caller does', async () => {
    silence()
    const caller = new AbortController()
    const refusal = refusalOf(streamTestCases(generateBody, { signal: caller.signal, timeoutMs: 5_000 }))
    caller.abort()
    expect(await refusal).toMatchObject({ code: 'aborted' })
  })
})
