import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { auditResponseSchema, listUsersResponseSchema, userResponseSchema } from '#domain/contracts/admin.ts'
import { authResponseSchema } from '#domain/contracts/auth.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { demoPassword } from '../../supabase/local/demo.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'

let backend: ServedSupabase
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-admin-'))
  backend = await serveLocalSupabase({ demo: true })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true, force: true })
})

/** The command, in a folder without an `.env`. */
async function admin(args: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const kept = { PATH, HOME, NODE_COMPILE_CACHE, NO_COLOR: '1' }
  const child = spawn(process.execPath, [resolve('scripts/admin.ts'), ...args], {
    cwd: folder,
    env: { ...kept, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, stdout, stderr }
}

const project = () => ({ SUPABASE_URL: backend.url, SUPABASE_SECRET_KEY: backend.secretKey })

async function signIn(email: string, password = demoPassword): Promise<string> {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return data.session.access_token
}

function api(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

describe('npm run admin -- grant', () => {
  test('makes somebody who signed up an administrator, at once and in the log', async () => {
    const account = { name: 'Grace', email: 'grace@example.test', password: 'Secret-1' }
    authResponseSchema.parse(await (await api('POST', '/auth/register', undefined, account)).json())
    const token = await signIn(account.email, account.password)
    expect((await api('GET', '/admin/users', token)).status).toBe(403)

    expect(await admin(['grant', 'Grace@Example.test', 'admin'], project())).toEqual({
      code: 0,
      stdout: 'grace@example.test now has the role admin, effective with the next request.\n',
      stderr: '',
    })
    expect((await api('GET', '/admin/users', token)).status).toBe(200)
    const { entries } = auditResponseSchema.parse(
      await (await api('GET', '/admin/audit?action=role.grant', token)).json(),
    )
    expect(entries).toMatchObject([
      { action: 'role.grant', target: { email: account.email }, changes: { role: { from: 'user', to: 'admin' } } },
    ])
    expect(entries[0]).not.toHaveProperty('actor')
  })

  test('says so where the role is there already', async () => {
    expect(await admin(['grant', 'pro@demo.test', 'PRO'], project())).toEqual({
      code: 0,
      stdout: 'pro@demo.test already has the role pro.\n',
      stderr: '',
    })
  })

  test('takes the older key under its older name', async () => {
    const env = { SUPABASE_URL: `${backend.url}/`, SUPABASE_SERVICE_ROLE_KEY: backend.secretKey }
    expect((await admin(['grant', 'starter@demo.test', 'starter'], env)).code).toBe(0)
  })

  test.each([
    [
      'an address without an account',
      ['grant', 'nobody@example.test', 'admin'],
      {},
      'There is no account with the address nobody@example.test. Sign up on the site first',
    ],
    [
      'a key of another project',
      ['grant', 'pro@demo.test', 'admin'],
      { SUPABASE_SECRET_KEY: 'sb_secret_of_another_project' },
      'refused the key',
    ],
    [
      'a project that is not there',
      ['grant', 'pro@demo.test', 'admin'],
      { SUPABASE_URL: 'http://127.0.0.1:9' },
      'The project at 127.0.0.1:9 could not be reached.',
    ],
  ])('fails with the reason: %s', async (_what, args, changes, message) => {
    const { code, stdout, stderr } = await admin(args, { ...project(), ...changes })
    expect(stderr).toContain(message)
    expect(stderr).not.toContain(backend.secretKey)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  test.each([
    ['nothing', [], {}, 'A command is missing.'],
    ['another command', ['revoke', 'pro@demo.test'], {}, 'Unknown command: revoke'],
    ['no address', ['grant'], {}, 'both are missing'],
    ['no role', ['grant', 'pro@demo.test'], {}, 'the role is missing'],
    ['no real address', ['grant', 'pro', 'admin'], {}, '"pro" is not an e-mail address.'],
    [
      'no real role',
      ['grant', 'pro@demo.test', 'owner'],
      {},
      '"owner" is not a role. Choose user, starter, pro, admin.',
    ],
    ['too much', ['grant', 'pro@demo.test', 'admin', 'now'], {}, '"now" is not expected'],
    [
      'no configuration',
      ['grant', 'pro@demo.test', 'admin'],
      {},
      'Missing configuration: SUPABASE_URL, SUPABASE_SECRET_KEY',
    ],
    [
      'the publishable key',
      ['grant', 'pro@demo.test', 'admin'],
      { SUPABASE_URL: 'https://p.supabase.co', SUPABASE_SECRET_KEY: 'sb_publishable_x' },
      'contains the publishable key',
    ],
    [
      'an address in the clear',
      ['grant', 'pro@demo.test', 'admin'],
      { SUPABASE_URL: 'http://p.supabase.co', SUPABASE_SECRET_KEY: 'sb_secret_x' },
      'must start with https://',
    ],
  ])('wrong usage ends with 2: %s', async (_what, args, env, message) => {
    const { code, stdout, stderr } = await admin(args, env)
    expect(stderr).toContain(message)
    expect(stderr).toContain('Usage: npm run admin -- grant <e-mail> <role>')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  })

  test('--help is a result', async () => {
    const { code, stdout } = await admin(['--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('SUPABASE_SECRET_KEY')
  })
})

describe('administration through the function in Deno', () => {
  test('a user is made, found, changed, mailed and deleted', async () => {
    const token = await signIn('admin@demo.test')
    const created = await api('POST', '/admin/users/create', token, {
      email: 'life@example.test',
      password: 'Secret-1',
      name: 'Life Cycle',
    })
    expect(created.status).toBe(201)
    const { user } = userResponseSchema.parse(await created.json())
    const found = listUsersResponseSchema.parse(
      await (await api('GET', '/admin/users?search=life%20c&sort=name', token)).json(),
    )
    expect(found).toMatchObject({ total: 1, users: [{ id: user.id, role: 'starter', status: 'active' }] })
    expect((await api('PUT', `/admin/users/${user.id}`, token, { name: 'Life', role: 'pro' })).status).toBe(200)
    expect((await api('POST', `/admin/users/${user.id}/reset-password`, token, { email: user.email })).status).toBe(200)
    const mails = z
      .array(z.object({ to: z.string() }))
      .parse(await (await fetch(`${backend.url}/__mailbox?format=json`)).json())
    expect(mails[0]?.to).toBe('life@example.test')
    expect((await api('DELETE', `/admin/users/${user.id}`, token)).status).toBe(200)
    const { entries } = auditResponseSchema.parse(
      await (await api('GET', `/admin/audit?userId=${user.id}`, token)).json(),
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'user.delete',
      'user.reset_password',
      'user.update',
      'user.create',
    ])
  })

  test('the last administrator cannot be demoted', async () => {
    const token = await signIn('admin@demo.test')
    await admin(['grant', 'grace@example.test', 'user'], project())
    const { users } = listUsersResponseSchema.parse(await (await api('GET', '/admin/users?role=admin', token)).json())
    expect(users.map(({ email }) => email)).toEqual(['admin@demo.test'])
    const response = await api('PUT', `/admin/users/${users[0]?.id ?? ''}`, token, { name: 'Ada', role: 'user' })
    expect({ status: response.status, ...errorEnvelopeSchema.parse(await response.json()) }).toMatchObject({
      status: 409,
      code: 'last_admin',
    })
    const { code, stderr } = await admin(['grant', 'admin@demo.test', 'user'], project())
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'admin@demo.test is the last administrator. Make another account an administrator first.\n',
    })
  })

  test('forgotten passwords are mailed with a link of the site', async () => {
    const response = await api('POST', '/auth/forgot', undefined, { email: 'pro@demo.test' })
    expect(authResponseSchema.parse(await response.json()).message).toBe(
      'If that email exists, a reset link has been sent.',
    )
    const mails = z
      .array(z.object({ to: z.string(), text: z.string() }))
      .parse(await (await fetch(`${backend.url}/__mailbox?format=json`)).json())
    expect(mails[0]?.to).toBe('pro@demo.test')
    expect(mails[0]?.text).toMatch(new RegExp(`${backend.url}/\\?token_hash=\\S+&type=recovery`))
  })
})
