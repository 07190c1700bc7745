import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ApiEnv } from '../../supabase/functions/api/http/context.ts'
import { onError } from '../../supabase/functions/api/http/fault.ts'
import { logRequests } from '../../supabase/functions/api/http/request-log.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { secretKey } from './support/fake-supabase.ts'
import { checkoutContext } from './support/generation-context.ts'
import { leakedLines, watchLog } from './support/log-watch.ts'
import { apiError, completion, startOpenAiServer, type OpenAiServer } from './support/openai-server.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'

const lineSchema = z.looseObject({
  time: z.iso.datetime(),
  event: z.literal('request'),
  requestId: z.string().min(1),
  method: z.string(),
  route: z.string().startsWith('/api/'),
  status: z.number(),
  ms: z.number().nonnegative(),
})

const email = 'somebody@private.example'
const apiToken = 'ATATT-a-token-nobody-should-see'
const aiKey = 'sk-a-key-nobody-should-see'
const ticketText = 'the secret launch of Project Nightingale'

let server: OpenAiServer
beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.close())

/** Everything that users send and that must not appear in any log line or error. */
function secretsOf(app: TestApp): string[] {
  return [
    email,
    apiToken,
    Buffer.from(`${email}:${apiToken}`).toString('base64'),
    aiKey,
    secretKey,
    app.supabase.tokenOf('pro').split('.')[2] ?? '',
    ticketText,
    'private.example',
    'SHOP-77',
  ]
}

const url = 'https://private-site.atlassian.net/rest/api/3/issue/SHOP-77'
const context = { ...checkoutContext, title: ticketText, description: ticketText }

/** One call of each kind, valid and invalid, with secrets in every place a caller controls. */
const calls: [string, (app: TestApp) => Promise<Response>][] = [
  ['a ticket', (app) => app.post('pro', '/api/jira/proxy', { url, email, apiToken })],
  [
    'a refused address',
    (app) =>
      app.post('pro', '/api/jira/proxy', { url: `https://${apiToken}@example.com/${ticketText}`, email, apiToken }),
  ],
  ['a wrong method', (app) => app.post('pro', '/api/jira/proxy', { url, email, apiToken, method: apiToken })],
  [
    'a body of the wrong shape',
    (app) => app.post('pro', '/api/jira/proxy', { url: [apiToken], email, apiToken: { [apiToken]: email } }),
  ],
  [
    'a body that is no JSON',
    (app) =>
      app.request('/api/jira/proxy', { method: 'POST', headers: headers(app), body: `{"apiToken":"${apiToken}"` }),
  ],
  [
    'a credential test',
    (app) =>
      app.post('pro', '/api/jira/test-credentials', { baseUrl: 'https://private-site.atlassian.net', email, apiToken }),
  ],
  [
    'a credential test of another site',
    (app) => app.post('pro', '/api/jira/test-credentials', { baseUrl: `https://${email}`, email, apiToken }),
  ],
  ['a generation', (app) => app.post('pro', '/api/ai/generate', { context })],
  [
    'a streamed generation',
    (app) => app.post('pro', '/api/ai/generate', { context }, { headers: { accept: 'text/event-stream' } }),
  ],
  [
    'a completion',
    (app) => app.post('pro', '/api/ai/generate', { prompt: ticketText, temperature: 0.1, num_predict: 128 }),
  ],
  ['a sign-up', (app) => app.post(undefined, '/api/auth/register', { name: ticketText, email, password: apiToken })],
  [
    'a sign-up of the wrong shape',
    (app) => app.post(undefined, '/api/auth/register', { name: ticketText, email: apiToken, password: [email] }),
  ],
  ['a forgotten password', (app) => app.post(undefined, '/api/auth/forgot', { email })],
  [
    'an administrator’s search',
    (app) => app.request(`/api/admin/users?search=${email}&role=${apiToken}`, { headers: headers(app) }),
  ],
  [
    'an administrator’s new user',
    (app) => app.post('admin', '/api/admin/users/create', { name: ticketText, email, password: apiToken, role: 'pro' }),
  ],
  [
    'an administrator’s new password',
    (app) => app.post('admin', `/api/admin/users/${apiToken}/reset-password`, { email }),
  ],
  [
    'a generation of the wrong shape',
    (app) =>
      app.post('pro', '/api/ai/generate', {
        context: { ...context, acceptanceCriteria: ticketText },
        num_predict: ticketText,
      }),
  ],
  ['an unknown address', (app) => app.request(`/api/${apiToken}?token=${apiToken}`, { headers: headers(app) })],
  ['a secret in the query', (app) => app.request(`/api/user/info?apiToken=${apiToken}`, { headers: headers(app) })],
  ['a bad token', (app) => app.request('/api/user/info', { headers: { authorization: `Bearer ${apiToken}` } })],
  [
    'a strange request id',
    (app) => app.request('/api/health', { headers: { 'x-request-id': `${email} {"event":"forged"}` } }),
  ],
]

function headers(app: TestApp): Record<string, string> {
  return { authorization: `Bearer ${app.supabase.tokenOf('pro')}`, 'content-type': 'application/json' }
}

function newApp(outside: () => Response): TestApp {
  return createTestApp({ outside, variables: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'm', AI_API_KEY: aiKey } })
}

describe.each<[string, () => Response, () => void]>([
  [
    'when all goes well',
    () => Response.json({ displayName: 'Robin' }),
    () =>
      (server.behaviour = completion(
        '[{"title":"A","description":"B","steps":[{"step":"C","data":"","expected":"D"}]}]',
      )),
  ],
  [
    'when others fail and repeat what they were told',
    () =>
      Response.json(
        { errorMessages: [`${email}:${apiToken} was refused`], message: apiToken },
        { status: 500, headers: { 'x-echo': apiToken } },
      ),
    () => (server.behaviour = apiError(401, `Incorrect API key provided: ${aiKey} for ${ticketText}`)),
  ],
])('%s', (_, outside, prepare) => {
  test.each(calls)('the log of %s holds ids only', async (_, call) => {
    prepare()
    const app = newApp(outside)
    const response = await call(app)
    const text = await response.text()
    // The log line of a stream is written at its end.
    await expect.poll(() => app.log.length).toBeGreaterThan(0)
    const lines = app.log.map((line) => z.looseObject({ event: z.string() }).parse(JSON.parse(line)))
    expect(lines.filter(({ event }) => event === 'request')).toHaveLength(1)
    for (const secret of secretsOf(app)) expect(app.log.join('\n')).not.toContain(secret)
    const line = app.log.at(-1) ?? ''
    expect(lineSchema.safeParse(JSON.parse(line)).error).toBeUndefined()
    expect(lineSchema.parse(JSON.parse(line)).requestId).toBe(response.headers.get('x-request-id'))
    for (const secret of secretsOf(app)) {
      expect(line).not.toContain(secret)
      if (!response.ok) expect(text).not.toContain(secret)
    }
  })
})

test('a line that holds what a request brought is found, in every test of the function', () => {
  const watch = watchLog(['sk-the-key-of-the-app'])
  watch.request({
    headers: { authorization: 'Bearer a.b.the-signature' },
    body: JSON.stringify({ apiToken: 'ATATT-1', email: 'Nora@Example.test' }),
  })
  const lines = [
    '{"ms":1}',
    '{"key":"sk-the-key-of-the-app"}',
    '{"token":"the-signature"}',
    '{"to":"nora@example.test"}',
    '{"with":"ATATT-1"}',
  ]
  for (const line of lines) watch.log(line)
  expect(leakedLines()).toEqual(lines.slice(1))
})

test('an unexpected error is answered without its message, and logged by its kind and place', async () => {
  const log: string[] = []
  const app = new Hono<ApiEnv>().basePath('/api')
  app.onError(onError)
  app.use(
    logRequests(
      (line) => log.push(line),
      () => 0,
    ),
  )
  app.get('/broken', () => {
    throw new RangeError(`could not use ${apiToken}`)
  })
  const response = await app.request('/api/broken')
  expect(response.status).toBe(500)
  const text = await response.text()
  expect(errorEnvelopeSchema.parse(JSON.parse(text)).code).toBe('internal')
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    route: '/api/broken',
    status: 500,
    code: 'internal',
    error: 'RangeError',
  })
  expect(log[0]).toContain('log.test.ts')
  expect(text + String(log[0])).not.toContain(apiToken)
})

test('a refusal is logged with its code and, once known, the user’s id', async () => {
  const app = createTestApp()
  await app.post('user', '/api/ai/generate', { context })
  expect(JSON.parse(app.log[0] ?? '')).toMatchObject({
    route: '/api/ai/generate',
    status: 403,
    code: 'quota_exhausted',
    userId: app.supabase.users.user.id,
  })
})

test('a run is logged with its id, provider and number of cases', async () => {
  const app = createTestApp()
  await app.post('pro', '/api/ai/generate', { context })
  expect(JSON.parse(app.log[0] ?? '')).toMatchObject({
    status: 200,
    runId: app.supabase.database.runs[0]?.id,
    provider: 'builtin',
  })
  expect(app.log[0]).toMatch(/"cases":[1-9]/)
})
