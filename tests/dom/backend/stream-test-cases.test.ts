import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type StreamOptions, streamTestCases } from '#src/backend/stream-test-cases.ts'
import { refusalOf } from '../../support/api-refusal.ts'

const getSession = vi.hoisted(() =>
  vi.fn<() => Promise<{ data: { session: { access_token: string; user: { id: string } } | null }; error: unknown }>>(),
)
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth: { getSession } }) }))
vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abc.supabase.co', publishableKey: 'public-key', apiTimeoutMs: 300 }),
}))

const testCase = { title: 'Log in', steps: [{ step: 'a', data: '', expected: 'b' }] }
const result = {
  testCases: [testCase],
  metadata: { maxTestCases: 6, provider: 'builtin', model: 'designer', enriched: false },
}
const body = { prompt: 'Design test cases', enableEnrichment: false }

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const fetchMock = vi.fn<typeof fetch>()

/** A stream of these texts. With `open` it never ends; it breaks off if the caller aborts. */
function stream(texts: string[], open = false): void {
  fetchMock.mockImplementation((_, init) => {
    const bytes = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text))
        if (!open) controller.close()
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('stopped', 'AbortError')))
      },
    })
    return Promise.resolve(new Response(bytes, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }))
  })
}

beforeEach(() => {
  getSession.mockResolvedValue({ data: { session: { access_token: 'token-1', user: { id: 'u1' } } }, error: null })
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

describe('a streamed run', () => {
  function listen(): { options: StreamOptions; heard: string[] } {
    const heard: string[] = []
    return {
      heard,
      options: { onCase: ({ title }) => heard.push(title), onProgress: ({ percent }) => heard.push(String(percent)) },
    }
  }

  it('tells progress and cases, and gives the result', async () => {
    stream([
      event('progress', { percent: 60, message: 'm' }),
      ': keep-alive\n\n',
      event('case', testCase),
      event('progress', { percent: 63, message: 'm' }),
      event('result', result),
    ])
    const { options, heard } = listen()
    await expect(streamTestCases(body, { ...options, idempotencyKey: 'run-1' })).resolves.toMatchObject({
      testCases: [testCase],
      warnings: [],
      dropped: [],
    })
    expect(heard).toEqual(['60', 'Log in', '63'])
    const [url, init] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('https://abc.supabase.co/functions/v1/api/ai/generate')
    expect(init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        accept: 'text/event-stream, application/json;q=0.9',
        'idempotency-key': 'run-1',
        authorization: 'Bearer token-1',
      },
    })
  })

  it('is read however the network cuts it, with any line ends', async () => {
    const text = [
      event('progress', { percent: 60, message: 'é' }),
      event('case', { ...testCase, title: 'Código ñ' }),
      event('result', result),
    ]
      .join('')
      .replaceAll('\n', '\r\n')
    const bytes = new TextEncoder().encode(text)
    fetchMock.mockImplementation(() => {
      const single = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
          controller.close()
        },
      })
      return Promise.resolve(new Response(single, { headers: { 'content-type': 'text/event-stream' } }))
    })
    const { options, heard } = listen()
    await streamTestCases(body, options)
    expect(heard).toEqual(['60', 'Código ñ'])
  })

  it('takes an answer in one piece, too', async () => {
    fetchMock.mockResolvedValue(Response.json(result))
    await expect(streamTestCases(body)).resolves.toMatchObject({ testCases: [testCase] })
  })

  it('passes over previews that it cannot read', async () => {
    stream([
      event('case', { title: 5 }),
      event('progress', 'half'),
      'event: case\ndata: {"ti\n\n',
      event('surprise', {}),
      event('result', result),
    ])
    const { options, heard } = listen()
    await expect(streamTestCases(body, options)).resolves.toMatchObject({ testCases: [testCase] })
    expect(heard).toEqual([])
  })

  it('is refused with the server’s words before the stream', async () => {
    fetchMock.mockResolvedValue(
      Response.json({ error: 'You have reached your limit.', code: 'quota_exhausted' }, { status: 403 }),
    )
    expect(await refusalOf(streamTestCases(body))).toMatchObject({
      status: 403,
      code: 'quota_exhausted',
      message: 'You have reached your limit.',
    })
  })

  it('is refused with the server’s words within the stream', async () => {
    stream(
      [
        event('progress', { percent: 60, message: 'm' }),
        event('error', { error: 'Too many.', code: 'ai_rate_limited', status: 503, retryAfter: 7 }),
      ],
      true,
    )
    expect(await refusalOf(streamTestCases(body))).toMatchObject({
      status: 503,
      code: 'ai_rate_limited',
      message: 'Too many.',
      retryAfter: 7,
    })
  })

  it('leaves what the AI wrote in the console where no case was in it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stream(
      [
        event('error', {
          error: 'No valid test cases found. See console for raw response.',
          code: 'ai_no_cases',
          status: 502,
          response: 'I am sorry.',
        }),
      ],
      true,
    )
    expect(await refusalOf(streamTestCases(body))).toMatchObject({
      code: 'ai_no_cases',
      message: 'No valid test cases found. See console for raw response.',
    })
    expect(warn).toHaveBeenCalledExactlyOnceWith('Raw response of the AI service:', 'I am sorry.')
    warn.mockRestore()
  })

  it.each([
    [
      'a stream that ends without a result',
      [event('case', testCase)],
      'unreachable',
      'The server could not be reached. Check your connection and try again.',
    ],
    ['an empty result', [event('result', {})], 'unexpected_answer', 'No valid data received from the AI service.'],
    [
      'a result of another shape',
      [event('result', { testCases: 'many' })],
      'unexpected_answer',
      'No valid data received from the AI service.',
    ],
    [
      'an error of another shape',
      [event('error', 'no')],
      'unexpected_answer',
      'No valid data received from the AI service.',
    ],
  ])('%s gets its own message', async (_, texts, code, message) => {
    stream(texts)
    expect(await refusalOf(streamTestCases(body))).toMatchObject({ code, message })
  })

  it('is given up after the configured time, also when events come', async () => {
    stream([event('progress', { percent: 60, message: 'm' })], true)
    expect(await refusalOf(streamTestCases(body))).toMatchObject({
      code: 'timeout',
      message: 'Request timeout - the operation took too long to complete',
    })
  })

  it('stops when the caller does', async () => {
    stream([event('case', testCase)], true)
    const caller = new AbortController()
    expect(
      await refusalOf(streamTestCases(body, { signal: caller.signal, onCase: () => caller.abort() })),
    ).toMatchObject({ code: 'aborted' })
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })
})

it.each(['stream', 'response'])('a raw answer in a refusing %s is logged with its private texts', async (kind) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refusal = { error: 'No', code: 'ai_unreadable', status: 502, response: 'To ⟦EMAIL-1⟧' }
  if (kind === 'stream') stream([event('error', refusal)])
  else fetchMock.mockResolvedValue(Response.json(refusal, { status: 502 }))
  const restore = (text: string) => text.replace('⟦EMAIL-1⟧', 'kim@northwind-mail.com')
  await refusalOf(streamTestCases(body, { restore }))
  expect(warn).toHaveBeenCalledExactlyOnceWith('Raw response of the AI service:', 'To kim@northwind-mail.com')
  warn.mockRestore()
})
