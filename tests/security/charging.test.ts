import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { userResponseSchema } from '#domain/contracts/admin.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'
import { checkoutContext } from '../functions/support/generation-context.ts'
import {
  apiError,
  beginCompletion,
  completion,
  startOpenAiServer,
  streamedCompletion,
  type OpenAiServer,
} from '../functions/support/openai-server.ts'
import { allEvents, dataOf, readEvents } from '../functions/support/read-events.ts'

const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
const answer = JSON.stringify({
  // Each differs and all criteria are covered, so that one call is enough.
  testCases: titles.map((title, index) => ({
    title,
    steps: [{ step: `Choose ${title}`, data: '', expected: `${title} is shown` }],
    criterionIds: [index < 3 ? 'AC-1' : 'AC-2'],
  })),
})

let ai: OpenAiServer
let backend: ServedSupabase
let administrator: string
beforeAll(async () => {
  ai = await startOpenAiServer()
  backend = await serveLocalSupabase({
    demo: true,
    env: { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test-model', AI_TIMEOUT_MS: '20000' },
  })
  administrator = await signIn('admin@demo.test')
})
afterAll(async () => {
  await backend.close()
  await ai.close()
})
beforeEach(() => ai.reset(streamedCompletion([answer])))

async function signIn(email: string): Promise<string> {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error !== null) throw error
  return data.session.access_token
}

function call(
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

let people = 0
/** A user on the Starter plan: 20 runs a month, none used. */
async function newTester(): Promise<{ id: string; token: string }> {
  people += 1
  const email = `attacker-${people}@example.test`
  const created = await call(administrator, 'POST', '/admin/users/create', {
    email,
    password: demoPassword,
    name: 'Attacker',
    role: 'starter',
  })
  const { user } = userResponseSchema.parse(await created.json())
  return { id: user.id, token: await signIn(email) }
}

async function used(token: string): Promise<number> {
  return userInfoSchema.parse(await (await call(token, 'GET', '/user/info')).json()).usage.testCases
}

const generate = (token: string, body: unknown = { context: checkoutContext }, headers: Record<string, string> = {}) =>
  call(token, 'POST', '/ai/generate', body, headers)
const stream = (token: string, headers: Record<string, string> = {}) =>
  generate(token, undefined, { accept: 'text/event-stream', ...headers })

async function codeOf(response: Response): Promise<string> {
  return errorEnvelopeSchema.safeParse(await response.json()).data?.code ?? String(response.status)
}

test('25 streams that are cut after their last case are charged as the plan says', async () => {
  // The AI never ends its answer, so only the first case can charge the run.
  ai.reset((response, request) => beginCompletion(response, request, [answer]))
  const { token } = await newTester()
  let received = 0
  let refused = 0
  for (let n = 0; n < 25; n++) {
    const response = await stream(token)
    if (!response.ok) {
      refused += 1
      continue
    }
    let count = 0
    for await (const { event } of readEvents(response)) {
      if (event === 'case') count += 1
      if (count === titles.length) break
    }
    received += count
  }
  await expect.poll(() => ai.abandoned, { timeout: 10_000 }).toBe(ai.requests.length)
  expect({ received, refused, charged: await used(token), asked: ai.requests.length }).toEqual({
    received: 120,
    refused: 5,
    charged: 20,
    asked: 20,
  })
})

test('leaving before the first case is free three times a day', async () => {
  ai.reset(() => undefined)
  const { token } = await newTester()
  const charged: number[] = []
  for (let n = 1; n <= 5; n++) {
    const leaving = new AbortController()
    await fetch(`${backend.url}/functions/v1/api/ai/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ context: checkoutContext }),
      signal: leaving.signal,
    })
    await expect.poll(() => ai.requests.length, { timeout: 10_000 }).toBe(n)
    leaving.abort()
    await expect.poll(() => ai.abandoned, { timeout: 10_000 }).toBe(n)
    // The refund, if any, happens shortly after.
    await expect.poll(() => used(token), { timeout: 10_000 }).toBe(Math.max(0, n - 3))
    charged.push(await used(token))
  }
  expect(charged).toEqual([0, 0, 0, 1, 2])
})

test('a prompt is as long as a ticket may be, and prose is an answer that is paid for', async () => {
  const { token } = await newTester()
  ai.reset(completion('I am sorry, there is nothing to test here.'))
  const huge = await generate(token, { prompt: 'x'.repeat(2_000_000) })
  expect({ status: huge.status, code: await codeOf(huge), asked: ai.requests.length }).toEqual({
    status: 400,
    code: 'invalid_request',
    asked: 0,
  })
  for (let n = 0; n < 3; n++)
    expect(await codeOf(await generate(token, { prompt: 'x'.repeat(110_000) }))).toBe('ai_no_cases')
  expect({ charged: await used(token), asked: ai.requests.length }).toEqual({ charged: 3, asked: 3 })
})

test('runs that fail are given back ten times an hour, then no more are begun', async () => {
  const { token } = await newTester()
  ai.reset(apiError(401, 'No'))
  const codes: string[] = []
  for (let n = 0; n < 12; n++) codes.push(await codeOf(await generate(token)))
  const last = await generate(token)
  expect({
    codes: [...new Set(codes)],
    refused: codes.filter((code) => code === 'too_many_failed_runs').length,
    retryAfter: Number(last.headers.get('retry-after')) > 3000,
    charged: await used(token),
  }).toEqual({
    codes: ['ai_key_refused', 'too_many_failed_runs'],
    refused: 2,
    retryAfter: true,
    charged: 0,
  })
})

test('a paid run repeats three times, and not for somebody whose plan has no runs any more', async () => {
  ai.reset(completion(answer))
  const { id, token } = await newTester()
  const repeat = async (key: string) => {
    const response = await generate(token, undefined, { 'idempotency-key': key })
    return response.ok ? 200 : codeOf(response)
  }
  const first = [await repeat('a'), await repeat('a'), await repeat('a'), await repeat('a'), await repeat('a')]
  const second = await repeat('b')
  expect((await call(administrator, 'PUT', `/admin/users/${id}`, { name: 'Attacker', role: 'user' })).status).toBe(200)
  expect({ first, second, demoted: await repeat('b'), asked: ai.requests.length }).toEqual({
    first: [200, 200, 200, 200, 'repeats_used_up'],
    second: 200,
    demoted: 'quota_exhausted',
    asked: 5,
  })
})

test('a run that was cut after its first case is completed under its key, free of charge', async () => {
  ai.reset((response, request) => {
    beginCompletion(response, request, [answer.slice(0, -20)])
    setTimeout(() => response.destroy(), 50)
  })
  const { token } = await newTester()
  const cut = await allEvents(await stream(token, { 'idempotency-key': 'cut' }))
  expect(dataOf(cut, 'error')).toMatchObject([{ code: 'ai_unreachable' }])
  expect(await used(token)).toBe(1)
  ai.reset(streamedCompletion([answer]))
  const completed = await allEvents(await stream(token, { 'idempotency-key': 'cut' }))
  expect(dataOf(completed, 'result')[0]?.testCases.map(({ title }) => title)).toEqual(titles)
  expect(await used(token)).toBe(1)
})
