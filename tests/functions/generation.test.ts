import { describe, expect, test } from 'vitest'
import { generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { plans } from '#domain/plans/plans.ts'
import { checkoutContext } from './support/generation-context.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

const path = '/api/ai/generate'
const body = { context: checkoutContext }
const withKey = (key: string): RequestInit => ({ headers: { 'idempotency-key': key } })
const used = ({ supabase: { database, users } }: TestApp) => database.usedBy(users.starter)

async function codeOf(response: Response): Promise<string> {
  return errorEnvelopeSchema.parse(await response.json()).code
}

test('the built-in designer refuses a context that would keep everybody waiting, free of charge', async () => {
  const app = createTestApp()
  const context = { ...checkoutContext, description: 'a'.repeat(200_000) }
  const response = await app.post('starter', path, { context })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    code: 'ai_context_too_long',
    params: { provider: 'builtin' },
    error: 'The ticket is too long for the built-in test designer. Shorten its description and try again.',
  })
  expect(used(app)).toBe(0)
})

describe('house rules', () => {
  test('shape the built-in designer’s cases, and those that are too long are refused', async () => {
    const app = createTestApp()
    const houseRules = { titlePattern: '[{ticket}] {title}', priorities: ['P1', 'P2'] }
    const response = await app.post('starter', path, { ...body, houseRules })
    const { testCases } = generateResponseSchema.parse(await response.json())
    expect(testCases.length).toBeGreaterThan(0)
    for (const { title, priority } of testCases) {
      expect(title).toMatch(new RegExp(`^\\[${checkoutContext.ticketKey}\\] .`))
      expect(houseRules.priorities).toContain(priority)
    }
    const refused = await app.post('starter', path, { ...body, houseRules: { remarks: 'x'.repeat(1_001) } })
    expect(refused.status).toBe(400)
  })
})

describe('the month’s runs', () => {
  test('are served to the last one, however many calls come at once', async () => {
    const app = createTestApp()
    app.supabase.database.used.set(app.supabase.users.starter.id, plans.starter.quota - 1)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await app.post('starter', path, body)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
    expect(used(app)).toBe(plans.starter.quota)
  })

  test('are settled with who wrote the cases and how long it took', async () => {
    const app = createTestApp()
    await app.post('starter', path, body)
    expect(app.supabase.database.runs).toMatchObject([
      { status: 'settled', provider: 'builtin', model: 'test-designer', tokens: null },
    ])
    expect(app.supabase.database.runs[0]?.durationMs).toBeGreaterThanOrEqual(0)
  })

  test('are not touched by a request that is not valid', async () => {
    const app = createTestApp()
    expect((await app.post('starter', path, {})).status).toBe(400)
    expect(app.supabase.asked).not.toContain('/rest/v1/rpc/reserve_generation')
  })

  test('are not generated if the reservation fails', async () => {
    const app = createTestApp()
    app.supabase.failing.set('/rest/v1/rpc/reserve_generation', null)
    expect(await codeOf(await app.post('starter', path, body))).toBe('database_unavailable')
  })

  test.each([
    ['settlement', 'settle_generation', ['settleFailed']],
    ['record of its end', 'finish_generation', ['finishFailed']],
  ])('a %s that fails keeps the answer, and is in the log', async (_what, call, failures) => {
    const app = createTestApp()
    app.supabase.failing.set(`/rest/v1/rpc/${call}`, Response.json({}, { status: 500 }))
    const response = await app.post('starter', path, body)
    expect(generateResponseSchema.parse(await response.json()).testCases.length).toBeGreaterThan(0)
    expect(app.supabase.asked.filter((asked) => asked.endsWith(call))).toHaveLength(3)
    expect(app.log.at(-1)?.match(/\w+Failed/g)).toEqual(failures)
  })

  test('a refund that fails at first is tried again', async () => {
    const app = createTestApp()
    app.supabase.failing.set('/rest/v1/rpc/refund_generation', null)
    setTimeout(() => app.supabase.failing.clear(), 50)
    expect(await codeOf(await app.post('starter', path, { prompt: 'Nothing to test here.' }))).toBe('no_criteria')
    expect(used(app)).toBe(0)
    expect(app.log.at(-1)).toContain('"refunded":true')
  })

  test('a refund that cannot be made is in the log', async () => {
    const app = createTestApp()
    app.supabase.failing.set('/rest/v1/rpc/refund_generation', null)
    expect(await codeOf(await app.post('starter', path, { prompt: 'Nothing to test here.' }))).toBe('no_criteria')
    expect(app.log.at(-1)).toContain('"refundFailed":true')
  })
})

describe('Idempotency-Key', () => {
  test('the same question is answered again and charged once', async () => {
    const app = createTestApp()
    const answers = [
      await app.post('starter', path, body, withKey('key-1')),
      await app.post('starter', path, body, withKey('key-1')),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()))
    expect(second).toBe(first)
    expect(used(app)).toBe(1)
    expect(app.supabase.database.runs).toHaveLength(1)
  })

  test('a run that is paid for is repeated three times, then it takes a new one', async () => {
    const app = createTestApp()
    const ask = async () => (await app.post('starter', path, body, withKey('key-1'))).status
    await ask()
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200])
    const refused = await app.post('starter', path, body, withKey('key-1'))
    expect({ status: refused.status, code: await codeOf(refused) }).toEqual({ status: 409, code: 'repeats_used_up' })
    expect((await app.post('starter', path, body, withKey('key-2'))).status).toBe(200)
    expect(used(app)).toBe(2)
  })

  test('runs that fail again and again are refused until the hour is over', async () => {
    const app = createTestApp()
    const ask = () => app.post('starter', path, { prompt: 'Nothing to test here.' })
    for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(422)
    const refused = await ask()
    expect({ status: refused.status, retryAfter: refused.headers.get('retry-after') }).toEqual({
      status: 429,
      retryAfter: '3600',
    })
    expect(await refused.json()).toEqual({
      code: 'too_many_failed_runs',
      params: { seconds: 3600 },
      error: 'Too many generations failed or were cancelled within an hour. Try again in 60 minutes.',
    })
    expect(used(app)).toBe(0)
  })

  test('the same request while the first is running is a conflict', async () => {
    const app = createTestApp()
    await app.post('starter', path, body, withKey('key-1'))
    for (const run of app.supabase.database.runs) run.status = 'reserved'
    const response = await app.post('starter', path, body, withKey('key-1'))
    expect({ status: response.status, retryAfter: response.headers.get('retry-after') }).toEqual({
      status: 409,
      retryAfter: '5',
    })
    expect(await codeOf(response)).toBe('generation_running')
    expect(used(app)).toBe(1)
  })

  test('a failed run frees its key', async () => {
    const app = createTestApp()
    const unreadable = { prompt: 'Nothing to test here.' }
    expect((await app.post('starter', path, unreadable, withKey('key-1'))).status).toBe(422)
    expect((await app.post('starter', path, unreadable, withKey('key-1'))).status).toBe(422)
    expect(app.supabase.database.runs.map(({ status }) => status)).toEqual(['refunded', 'refunded'])
    expect(used(app)).toBe(0)
  })

  test.each([
    ['another ticket', { context: { ...checkoutContext, title: 'Another one' } }, 'starter'],
    ['another user', body, 'pro'],
  ] as const)('%s under the same key is a separate run', async (_, other, role) => {
    const app = createTestApp()
    await app.post('starter', path, body, withKey('key-1'))
    await app.post(role, path, other, withKey('key-1'))
    expect(app.supabase.database.runs).toHaveLength(2)
  })

  test('a used-up plan still answers the repeat of a run that is paid for', async () => {
    const app = createTestApp()
    await app.post('starter', path, body, withKey('key-1'))
    app.supabase.database.used.set(app.supabase.users.starter.id, plans.starter.quota)
    expect((await app.post('starter', path, body, withKey('key-1'))).status).toBe(200)
    expect((await app.post('starter', path, body, withKey('key-2'))).status).toBe(403)
  })

  test.each(['x'.repeat(201), 'naïve', 'tab\there'])('%j is refused', async (key) => {
    expect(await codeOf(await createTestApp().post('starter', path, body, withKey(key)))).toBe(
      'invalid_idempotency_key',
    )
  })
})

describe('the body', () => {
  test.each<[string, object]>([
    ['no options', {}],
    ['an empty prompt', { prompt: '' }],
    ['a prompt longer than any ticket', { prompt: 'x'.repeat(110_001) }],
    ['a prompt that is no text', { prompt: 5 }],
    ['a context without criteria', { context: { ...checkoutContext, acceptanceCriteria: [] } }],
    ['criteria that the context does not have', { ...body, criterionIds: ['AC-9'] }],
    ['no criteria to complete', { ...body, criterionIds: [] }],
    ['a negative limit', { ...body, num_predict: -1 }],
    ['a limit that is no number', { ...body, num_predict: '4000' }],
    ['enrichment that is no truth value', { ...body, enableEnrichment: 'yes' }],
    ['a wild temperature', { ...body, temperature: 9 }],
  ])('with %s is refused without repeating it', async (_, wrong) => {
    const response = await createTestApp().post('starter', path, wrong)
    const refusal = errorEnvelopeSchema.parse(await response.json())
    expect({ status: response.status, code: refusal.code }).toEqual({ status: 400, code: 'invalid_request' })
    expect(refusal.error).not.toContain('SAVE10')
  })

  test.each([
    ['text/plain', '{"prompt":"x"}', 415],
    ['application/x-www-form-urlencoded', 'prompt=x', 415],
    ['application/json', '{"prompt":', 400],
    ['application/json', '', 400],
    ['application/json', '[]', 400],
    ['application/json', 'null', 400],
    ['application/json; charset=utf-8', '{"prompt":5}', 400],
  ])('of type %s holding %j is answered with %i', async (type, text, status) => {
    const app = createTestApp()
    const headers = { authorization: `Bearer ${app.supabase.tokenOf('pro')}`, 'content-type': type }
    expect((await app.request(path, { method: 'POST', headers, body: text })).status).toBe(status)
  })
})

describe('size of the body', () => {
  test.each([
    [path, 6 * 1024 * 1024],
    ['/api/jira/proxy', 32 * 1024],
    ['/api/jira/test-credentials', 32 * 1024],
  ])('%s takes no more than %i bytes, declared or not', async (route, limit) => {
    const app = createTestApp()
    const headers = { authorization: `Bearer ${app.supabase.tokenOf('pro')}`, 'content-type': 'application/json' }
    const declared = await app.request(route, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(limit + 1) },
      body: '{}',
    })
    expect({ status: declared.status, code: await codeOf(declared) }).toEqual({
      status: 413,
      code: 'request_too_large',
    })

    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(32))
      },
    })
    const streamed = await app.request(route, { method: 'POST', headers, body: stream, ...{ duplex: 'half' } })
    expect(streamed.status).toBe(413)
    expect(sent).toBeLessThan(limit + 100_000)
  })

  test('nobody’s large body is read', async () => {
    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const response = await createTestApp().request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stream,
      ...{ duplex: 'half' },
    })
    expect(response.status).toBe(401)
    expect(sent).toBeLessThan(3)
  })
})

test.each([
  [{}, 20, 27],
  [{ AI_MAX_TEST_CASES: '9' }, 20, 9],
  [{}, 1, 6],
])('the limit of cases grows with the criteria, and %j caps it', async (variables, criteria, expected) => {
  const [first] = checkoutContext.acceptanceCriteria
  const context = {
    ...checkoutContext,
    acceptanceCriteria: Array.from({ length: criteria }, (_, index) => ({
      ...first,
      id: `AC-${String(index + 1)}`,
      text: `The name has ${String(index + 2)} to 60 characters.`,
    })),
  }
  const response = await createTestApp({ variables }).post('starter', path, { context })
  const { metadata, testCases } = generateResponseSchema.parse(await response.json())
  expect(metadata.maxTestCases).toBe(expected)
  expect(testCases.length).toBeLessThanOrEqual(expected)
})
