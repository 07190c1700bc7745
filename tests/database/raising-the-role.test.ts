import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { localPublishableKey } from '../../supabase/local/keys.ts'
import { symmetricSigner, type TokenClaims } from '../functions/support/tokens.ts'
import { type TestUser } from './support/test-database.ts'
import { openTestProject, type TestProject } from './support/test-project.ts'

const projectSecret = 'a-test-secret-that-is-long-enough-for-hs256'
const otherSecret = 'the-secret-of-another-project-long-enough'

let project: TestProject
let eve: TestUser
let ada: TestUser
let token: string
beforeAll(async () => {
  project = await openTestProject()
  ada = await project.db.addUser('admin')
  eve = await project.db.addUser('user')
  token = (await (await project.db.client(eve)).auth.getSession()).data.session?.access_token ?? ''
})
afterAll(() => project.close())

async function rolesNow() {
  return project.db.rows('select id, role from public.profiles order by role')
}

// After every attack: no role and no account has changed, and the log shows no administrative action.
afterEach(async () => {
  expect(await rolesNow()).toEqual([
    { id: ada.id, role: 'admin' },
    { id: eve.id, role: 'user' },
  ])
  expect(await project.db.rows('select 1 from public.audit_log')).toEqual([])
  expect(
    await project.db.rows(
      "select 1 from auth.users where role <> 'authenticated' or raw_app_meta_data ->> 'role' is not null",
    ),
  ).toEqual([])
})

const sign = (secret: string, claims: TokenClaims) => symmetricSigner(secret).sign(claims)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const future = 4_000_000_000

/** Every kind of caller: the headers, once the users exist. */
const credentials: [string, () => Record<string, string>][] = [
  ['no key', () => ({})],
  ['the publishable key', () => ({ apikey: localPublishableKey })],
  [
    'the publishable key as a token',
    () => ({ apikey: localPublishableKey, authorization: `Bearer ${localPublishableKey}` }),
  ],
  ['a guessed secret key', () => ({ apikey: 'sb_secret_guess', authorization: 'Bearer sb_secret_guess' })],
  ['the own session', () => ({ apikey: localPublishableKey, authorization: `Bearer ${token}` })],
  ['the own session as key', () => ({ apikey: token, authorization: `Bearer ${token}` })],
  [
    'a token of another project for the administrator',
    () => bearer(sign(otherSecret, { sub: ada.id, role: 'authenticated' })),
  ],
  ['a token of another project with the service role', () => bearer(sign(otherSecret, { role: 'service_role' }))],
  ['an expired token of the administrator', () => bearer(sign(projectSecret, { sub: ada.id, exp: 1_000_000 }))],
  [
    'an unsigned token of the administrator',
    () => bearer(`${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: ada.id, role: 'authenticated', exp: future })}.`),
  ],
  [
    'the own token with another subject',
    () => bearer(changed(token, { sub: ada.id, role: 'authenticated', aud: 'authenticated', exp: future })),
  ],
  [
    'the own token with the service role',
    () => bearer(changed(token, { sub: eve.id, role: 'service_role', exp: future })),
  ],
]

function bearer(value: string): Record<string, string> {
  return { apikey: localPublishableKey, authorization: `Bearer ${value}` }
}

function changed(original: string, claims: object): string {
  const [header = '', , signature = ''] = original.split('.')
  return `${header}.${part(claims)}.${signature}`
}

/** Every call that could raise a role: method, address, body, more headers. */
function attempts(): [string, string, unknown?, Record<string, string>?][] {
  const people = { p_actor_id: ada.id, p_user_id: eve.id }
  return [
    ['PATCH', `/rest/v1/profiles?id=eq.${eve.id}`, { role: 'admin' }],
    ['POST', '/rest/v1/profiles', { id: eve.id, role: 'admin' }, { prefer: 'resolution=merge-duplicates' }],
    ['DELETE', `/rest/v1/profiles?id=eq.${ada.id}`],
    ['PATCH', '/rest/v1/plans?role=eq.user', { quota: -1, enrichment: true }],
    ['POST', '/rest/v1/rpc/admin_update_user', { ...people, p_name: 'Eve', p_role: 'admin' }],
    ['POST', '/rest/v1/rpc/admin_finish_creation', { ...people, p_name: 'Eve', p_role: 'admin' }],
    ['POST', '/rest/v1/rpc/admin_order_deletion', { p_actor_id: eve.id, p_user_id: ada.id }],
    ['POST', '/rest/v1/rpc/grant_role', { p_email: eve.email, p_role: 'admin' }],
    ['POST', '/rest/v1/rpc/admin_list_users', {}],
    ['POST', '/rest/v1/rpc/admin_list_audit', {}],
    ['GET', '/rest/v1/audit_log?select=*'],
    ['POST', '/rest/v1/audit_log', { action: 'user.update', target_id: eve.id, target_email: eve.email }],
    ['GET', '/rest/v1/rate_limits?select=*'],
    ['GET', '/rest/v1/admin_users?select=*', undefined, { 'accept-profile': 'private' }],
    ['PATCH', `/rest/v1/users?id=eq.${eve.id}`, { role: 'service_role' }, { 'content-profile': 'auth' }],
    ['PUT', `/auth/v1/admin/users/${eve.id}`, { app_metadata: { role: 'admin' }, role: 'service_role' }],
    ['DELETE', `/auth/v1/admin/users/${ada.id}`],
    [
      'POST',
      '/auth/v1/admin/users',
      { email: 'second@example.test', password: 'Secret-1', app_metadata: { role: 'admin' } },
    ],
    ['POST', '/auth/v1/admin/generate_link', { type: 'recovery', email: ada.email }],
  ]
}

describe.each(credentials)('with %s', (_name, headers) => {
  it('no call of the project raises a role or reads what is the server’s', async () => {
    for (const [method, path, body, more] of attempts()) {
      const response = await project.fetch(path, {
        method,
        headers: { ...headers(), ...more, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      expect
        .soft({ method, path, refused: response.status >= 400 && response.status < 500 })
        .toEqual({ method, path, refused: true })
    }
  })

  it('no call of the administration is answered', async () => {
    const { authorization } = headers()
    for (const [method, path, body] of [
      ['GET', '/api/admin/users'],
      ['GET', '/api/admin/audit'],
      ['PUT', `/api/admin/users/${eve.id}`, { name: 'Eve', role: 'admin' }],
      [
        'POST',
        '/api/admin/users/create',
        { email: 'second@example.test', password: 'Secret-1', name: 'Eve', role: 'admin' },
      ],
      ['DELETE', `/api/admin/users/${ada.id}`],
      ['POST', `/api/admin/users/${ada.id}/reset-password`, { email: ada.email }],
    ] as const) {
      const response = await project.call(
        undefined,
        method,
        path,
        body,
        authorization === undefined ? {} : { authorization },
      )
      expect
        .soft({ method, path, status: response.status })
        .toEqual({ method, path, status: authorization === `Bearer ${token}` ? 403 : 401 })
    }
  })
})

describe('the own metadata', () => {
  const claims: Record<string, unknown>[] = [
    { data: { role: 'admin', is_admin: true, app_metadata: { role: 'admin' } } },
    { app_metadata: { role: 'admin' } },
    { role: 'service_role' },
    { user_metadata: { role: 'admin' } },
    { raw_app_meta_data: { role: 'admin' } },
  ]

  it.each(claims)('%j opens nothing', async (claim) => {
    await project.fetch('/auth/v1/user', {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(claim),
    })
    const fresh = await project.db.client(eve)
    const session = (await fresh.auth.getSession()).data.session?.access_token ?? ''
    const asEve = { authorization: `Bearer ${session}` }
    expect((await project.call(undefined, 'GET', '/api/admin/users', undefined, asEve)).status).toBe(403)
    expect(await (await project.call(undefined, 'GET', '/api/user/info', undefined, asEve)).json()).toMatchObject({
      user: { role: 'user' },
      canGenerate: false,
      canExport: false,
    })
    expect((await fresh.from('profiles').update({ role: 'admin' }).eq('id', eve.id).select()).error?.code).toBe('42501')
  })
})

describe('the secret key, which only the server has', () => {
  const headers = {
    apikey: 'sb_secret_test',
    authorization: 'Bearer sb_secret_test',
    'content-type': 'application/json',
  }

  it.each([
    ['POST', '/rest/v1/rpc/admin_list_users', {}],
    ['POST', '/rest/v1/rpc/admin_list_audit', {}],
    ['GET', '/rest/v1/audit_log?select=*', undefined],
    ['GET', '/rest/v1/rate_limits?select=*', undefined],
    ['GET', '/auth/v1/admin/users', undefined],
  ])('is answered where others are refused: %s %s', async (method, path, body) => {
    const response = await project.fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    expect(response.status).toBe(200)
  })

  it.each(['private', 'auth'])('does not reach the schema %s through the data API either', async (schema) => {
    const response = await project.fetch('/rest/v1/admin_users?select=*', {
      headers: { ...headers, 'accept-profile': schema },
    })
    expect(response.status).toBe(406)
  })
})
