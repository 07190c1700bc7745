import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authAdminRoutes } from '../../supabase/local/auth-admin/routes.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

const secretKey = 'sb_secret_test'
let db: TestDatabase
let connect: ReturnType<typeof connector>
let admin: ReturnType<ReturnType<typeof connector>>['auth']['admin']

/** Creates supabase-js clients whose requests reach the admin routes first, then the auth server. */
function connector(adminFetch: (request: Request) => Response | Promise<Response>) {
  return (key: string) =>
    createClient('http://database.test', key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: async (input, init) => {
          const request = new Request(input, init)
          return new URL(request.url).pathname.startsWith('/auth/v1/admin/')
            ? adminFetch(request)
            : db.app.fetch(request)
        },
      },
    })
}

beforeAll(async () => {
  db = await openTestDatabase()
  const routes = authAdminRoutes({
    users: db.users,
    secretKey,
    siteUrl: 'http://localhost:5173',
    minimumPasswordLength: 6,
    otpLength: 6,
    sealToken: (token) => token,
  })
  connect = connector(routes.fetch)
  admin = connect(secretKey).auth.admin
})
afterAll(() => db.close())

describe('GoTrue admin API of the embedded backend', () => {
  it('makes a confirmed user who can sign in and has a profile', async () => {
    const { data, error } = await admin.createUser({
      email: 'Made@Example.test',
      password: 'Secret-1',
      email_confirm: true,
      user_metadata: { name: 'Made' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'made@example.test',
      user_metadata: { name: 'Made' },
      app_metadata: { provider: 'email' },
    })
    expect(data.user?.identities).toHaveLength(1)
    const signedIn = await connect('sb_publishable_casewright_local').auth.signInWithPassword({
      email: 'made@example.test',
      password: 'Secret-1',
    })
    expect(signedIn.error).toBeNull()
    expect(await db.rows('select name, role from public.profiles where id = $1', [data.user?.id])).toEqual([
      { name: 'Made', role: 'user' },
    ])
  })

  it('lists users in pages with the total', async () => {
    for (let index = 0; index < 5; index++)
      await admin.createUser({ email: `page-${index}@example.test`, password: 'Secret-1' })
    const first = await admin.listUsers({ page: 1, perPage: 2 })
    const second = await admin.listUsers({ page: 2, perPage: 2 })
    expect(first.data.users).toHaveLength(2)
    expect(first.data).toMatchObject({ nextPage: 2 })
    expect(new Set([...first.data.users, ...second.data.users].map(({ id }) => id)).size).toBe(4)
  })

  it('gets, changes and deletes one user', async () => {
    const { data } = await admin.createUser({
      email: 'changing@example.test',
      password: 'Secret-1',
      email_confirm: true,
    })
    const id = data.user?.id ?? ''
    expect((await admin.getUserById(id)).data.user?.email).toBe('changing@example.test')
    const changed = await admin.updateUserById(id, {
      email: 'changed@example.test',
      password: 'Secret-2',
      user_metadata: { name: 'New' },
    })
    expect(changed.data.user).toMatchObject({ email: 'changed@example.test', user_metadata: { name: 'New' } })
    const signIn = (password: string) =>
      connect('sb_publishable_casewright_local').auth.signInWithPassword({ email: 'changed@example.test', password })
    expect((await signIn('Secret-1')).error).not.toBeNull()
    expect((await signIn('Secret-2')).error).toBeNull()
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error?.status).toBe(404)
    expect((await signIn('Secret-2')).error).not.toBeNull()
  })

  it.each([
    ['an address that is taken', { email: 'made@example.test', password: 'Secret-1' }, 422, 'email_exists'],
    ['a short password', { email: 'short@example.test', password: '12345' }, 422, 'weak_password'],
    ['no address', { password: 'Secret-1' }, 400, 'validation_failed'],
    ['no real address', { email: 'nobody', password: 'Secret-1' }, 400, 'validation_failed'],
  ])('refuses %s', async (_what, attributes, status, code) => {
    const { error } = await admin.createUser(attributes)
    expect(error).toMatchObject({ status, code })
  })

  it('makes a recovery link that signs the user in', async () => {
    const { data, error } = await admin.generateLink({ type: 'recovery', email: 'made@example.test' })
    expect(error).toBeNull()
    const client = connect('sb_publishable_casewright_local')
    const verified = await client.auth.verifyOtp({ type: 'recovery', token_hash: data.properties?.hashed_token ?? '' })
    expect(verified.data.user?.email).toBe('made@example.test')
    expect(data.properties?.action_link).toContain('/auth/v1/verify?token=')
  })

  it('makes no recovery link for an unknown address', async () => {
    expect((await admin.generateLink({ type: 'recovery', email: 'unknown@example.test' })).error?.status).toBe(404)
  })

  it('answers the secret key only', async () => {
    for (const key of ['sb_publishable_casewright_local', 'sb_secret_other']) {
      expect((await connect(key).auth.admin.listUsers()).error?.status).toBe(403)
    }
  })
})
