import { describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { createAccess } from '../../supabase/functions/api/http/access.ts'
import type { ApiEnv } from '../../supabase/functions/api/http/context.ts'
import { onError } from '../../supabase/functions/api/http/fault.ts'
import { createAccounts } from '../../supabase/functions/api/services/accounts.ts'
import { createSupabaseClients } from '../../supabase/functions/api/services/supabase.ts'
import { createTokenVerifier } from '../../supabase/functions/api/services/tokens.ts'
import { FakeSupabase, publishableKey, secretKey, supabaseUrl } from './support/fake-supabase.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { asymmetricSigner, symmetricSigner } from './support/tokens.ts'

const userInfo = (app: TestApp, token: string) =>
  app.request('/api/user/info', { headers: { authorization: `Bearer ${token}` } })
const codeOf = async (response: Response) => errorEnvelopeSchema.parse(await response.json()).code

describe('a token', () => {
  test.each([
    ['Bearer', 401],
    ['Bearer ', 401],
    ['Basic dXNlcjpwYXNz', 401],
    ['', 401],
  ])('in the header %j is none', async (authorization, status) => {
    const response = await createTestApp().request('/api/user/info', { headers: { authorization } })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: 'No access token available', code: 'no_token' })
  })

  test('of a symmetric key is checked by the auth server', async () => {
    const app = createTestApp()
    expect((await userInfo(app, app.supabase.tokenOf('pro'))).status).toBe(200)
    expect(app.supabase.asked).toEqual(['/auth/v1/user', '/rest/v1/rpc/account_info'])
  })

  test('of an asymmetric key is checked here, with keys that are fetched once', async () => {
    const app = createTestApp()
    app.supabase.signer = asymmetricSigner('key-1')
    expect((await userInfo(app, app.supabase.tokenOf('pro'))).status).toBe(200)
    expect((await userInfo(app, app.supabase.tokenOf('starter'))).status).toBe(200)
    expect(app.supabase.asked).toEqual([
      '/auth/v1/.well-known/jwks.json',
      '/rest/v1/rpc/account_info',
      '/rest/v1/rpc/account_info',
    ])
  })

  test.each<[string, (app: TestApp) => string]>([
    ['expired', ({ supabase: { signer, users } }) => signer.sign({ sub: users.pro.id, exp: 1 })],
    [
      'forged with another secret',
      ({ supabase: { users } }) => symmetricSigner('another secret').sign({ sub: users.pro.id }),
    ],
    ['without a user', ({ supabase: { signer } }) => signer.sign({})],
    ['of a user who is gone', ({ supabase: { signer } }) => signer.sign({ sub: crypto.randomUUID() })],
    ['of a project key', ({ supabase: { signer, users } }) => signer.sign({ sub: users.pro.id, role: 'service_role' })],
    ['unsigned', ({ supabase: { users } }) => unsigned(users.pro.id, { alg: 'none', typ: 'JWT' })],
    ['that is no JWT', () => 'sb_secret_test_only_the_server_knows'],
    ['with a payload that is no JSON', ({ supabase }) => supabase.tokenOf('pro').replace(/\.[^.]+\./, '.bm90IGpzb24.')],
  ])('%s is refused', async (_, tokenOf) => {
    const app = createTestApp()
    const response = await userInfo(app, tokenOf(app))
    expect({ status: response.status, code: await codeOf(response) }).toEqual({ status: 401, code: 'invalid_token' })
  })

  test.each<[string, (app: TestApp) => string]>([
    ['expired', ({ supabase: { signer, users } }) => signer.sign({ sub: users.pro.id, exp: 1 })],
    [
      'of another project with the same key id',
      ({ supabase: { users } }) => asymmetricSigner('key-1').sign({ sub: users.pro.id }),
    ],
    ['of another project', ({ supabase: { users } }) => asymmetricSigner('key-2').sign({ sub: users.pro.id })],
    [
      'whose algorithm was changed to a symmetric one',
      ({ supabase: { users } }) => symmetricSigner('guess').sign({ sub: users.pro.id }),
    ],
    [
      'without a signature',
      ({ supabase: { users } }) => unsigned(users.pro.id, { alg: 'none', typ: 'JWT', kid: 'key-1' }),
    ],
    [
      'with changed claims',
      ({ supabase }) =>
        changed(supabase.tokenOf('starter'), {
          sub: supabase.users.admin.id,
          role: 'authenticated',
          exp: 4_000_000_000,
        }),
    ],
    ['of a project key', ({ supabase: { signer, users } }) => signer.sign({ sub: users.pro.id, role: 'anon' })],
    ['of a user who is gone', ({ supabase: { signer } }) => signer.sign({ sub: crypto.randomUUID() })],
  ])('%s is refused where keys are asymmetric', async (_, tokenOf) => {
    const app = createTestApp()
    app.supabase.signer = asymmetricSigner('key-1')
    const response = await userInfo(app, tokenOf(app))
    expect({ status: response.status, code: await codeOf(response) }).toEqual({ status: 401, code: 'invalid_token' })
  })
})

describe('when Supabase does not answer', () => {
  test.each<[string, string, Response | null, string]>([
    ['no auth server', '/auth/v1/user', null, 'auth_unavailable'],
    ['a failing auth server', '/auth/v1/user', new Response('oops', { status: 500 }), 'auth_unavailable'],
    ['an overloaded auth server', '/auth/v1/user', new Response('oops', { status: 503 }), 'auth_unavailable'],
    ['no database', '/rest/v1/rpc/account_info', null, 'database_unavailable'],
    [
      'a failing database',
      '/rest/v1/rpc/account_info',
      Response.json({ code: '57P03', message: 'starting up' }, { status: 503 }),
      'database_unavailable',
    ],
    ['a database of another shape', '/rest/v1/rpc/account_info', Response.json([{ id: 1 }]), 'database_unavailable'],
  ])('%s is a 503, never a 401', async (_, path, answer, code) => {
    const app = createTestApp()
    app.supabase.failing.set(path, answer)
    const response = await userInfo(app, app.supabase.tokenOf('pro'))
    expect({
      status: response.status,
      code: await codeOf(response),
      retryAfter: response.headers.get('retry-after'),
    }).toEqual({ status: 503, code, retryAfter: '2' })
  })
})

describe('a route for administrators', () => {
  test.each([
    ['admin', 200],
    ['pro', 403],
    ['starter', 403],
    ['user', 403],
  ] as const)('answers %s with %i', async (role, status) => {
    const supabase = new FakeSupabase()
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => supabase.fetch(new Request(input, init))
    const clients = createSupabaseClients({ url: supabaseUrl, publishableKey, secretKey }, fetch)
    const access = createAccess(createTokenVerifier(clients.visitor), createAccounts(clients.server))
    const app = new Hono<ApiEnv>()
    app.onError(onError)
    app.get('/', access('admin'), (c) => c.json({ role: c.get('account').role }))
    const response = await app.request('/', { headers: { authorization: `Bearer ${supabase.tokenOf(role)}` } })
    expect(response.status).toBe(status)
  })
})

test('a role counts as the database has it, not as the token says', async () => {
  const app = createTestApp()
  const token = app.supabase.signer.sign({
    sub: app.supabase.users.user.id,
    user_metadata: { role: 'admin' },
    app_metadata: { role: 'admin' },
  })
  expect(await (await userInfo(app, token)).json()).toMatchObject({ user: { role: 'user' }, canGenerate: false })
  app.supabase.users.user.role = 'starter'
  expect(await (await userInfo(app, token)).json()).toMatchObject({ user: { role: 'starter' }, canGenerate: true })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function unsigned(sub: string, header: object): string {
  return `${part(header)}.${part({ sub, role: 'authenticated', exp: 4_000_000_000 })}.`
}

function changed(token: string, claims: object): string {
  const [header = '', , signature = ''] = token.split('.')
  return `${header}.${part(claims)}.${signature}`
}
