import { localPublishableKey } from '../../supabase/local/keys.ts'
import { readFileSync } from 'node:fs'
import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '../../supabase/local/auth-admin/users.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'

let backend: ServedSupabase
beforeAll(async () => {
  backend = await serveLocalSupabase({ demo: true })
})
afterAll(() => backend.close())

const password = 'Secret-pass-1'
const passwordHash = await hashPassword(password)
const freshEmail = () => `person-${crypto.randomUUID()}@example.test`
const newClient = () =>
  createClient(backend.url, backend.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function addUser(): Promise<{ id: string; email: string }> {
  const email = freshEmail()
  const { id } = await backend.users.create(email, { password_hash: passwordHash, email_confirm: true })
  return { id, email }
}

async function signIn(email: string): Promise<{ client: SupabaseClient; session: Session }> {
  const client = newClient()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return { client, session: data.session }
}

function auth(
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<Response> {
  return fetch(`${backend.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const api = (path: string, token: string) =>
  fetch(`${backend.url}/functions/v1/api${path}`, { headers: { authorization: `Bearer ${token}` } })
const rows = async (sql: string, params: unknown[]) =>
  (await backend.database.connection.driver.query<Record<string, unknown>>(sql, params)).rows
const mailsSchema = z.array(z.object({ to: z.string(), text: z.string() }))

async function mailsTo(email: string): Promise<string[]> {
  const mails = mailsSchema.parse(await (await fetch(`${backend.url}/__mailbox?format=json`)).json())
  return mails.filter(({ to }) => to === email).map(({ text }) => text)
}

const linkIn = (text: string | undefined) => new URL(/https?:\S+/.exec(text ?? '')?.[0] ?? '')

/** The auth service's own endpoint for the token of a link. */
function verification({ origin, pathname, searchParams }: URL): string {
  const query = new URLSearchParams({
    token: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') ?? '',
    redirect_to: `${origin}${pathname}`,
  })
  return `/verify?${query.toString()}`
}

describe.each([
  ['banned', "banned_until = now() + interval '1 day'"],
  ['deleted but kept by the auth service', 'deleted_at = now()'],
])('an account that is %s', (_what, change) => {
  const shutOut = (id: string) => rows(`update auth.users set ${change} where id = $1`, [id])

  test('neither acts, logs in nor refreshes', async () => {
    const { id, email } = await addUser()
    await rows("update public.profiles set role = 'admin' where id = $1", [id])
    const { client, session } = await signIn(email)
    expect((await api('/admin/users', session.access_token)).status).toBe(200)
    await shutOut(id)
    expect((await api('/admin/users', session.access_token)).status).toBe(401)
    expect((await api('/user/info', session.access_token)).status).toBe(401)
    expect((await client.auth.refreshSession(session)).error?.code).toBe('refresh_token_not_found')
    expect((await newClient().auth.signInWithPassword({ email, password })).error?.code).toBe('user_banned')
    expect((await newClient().auth.signInWithPassword({ email, password: 'Wrong-pass-1' })).error?.code).toBe(
      'invalid_credentials',
    )
    expect(await rows('select id from auth.sessions where user_id = $1', [id])).toEqual([])
  })

  test('gets no link, and one that it has opens nothing', async () => {
    const { id, email } = await addUser()
    await auth('POST', '/magiclink', { body: { email } })
    const [mail] = await mailsTo(email)
    await shutOut(id)
    await auth('POST', '/recover', { body: { email } })
    expect(await mailsTo(email)).toHaveLength(1)
    const link = linkIn(mail)
    const answer = await auth('GET', verification(link))
    expect(answer.headers.get('location')).toContain('error_code=user_banned')
    expect(answer.headers.get('location')).not.toContain('access_token')
    expect(await rows('select id from auth.sessions where user_id = $1', [id])).toEqual([])
  })
})

describe('who has an account', () => {
  const shape = async (response: Response) => ({
    status: response.status,
    headers: [...response.headers.keys()].sort(),
    body: await response.text(),
  })

  test.each(['/signup', '/%73ignup', '//signup', '/signup/', '/SIGNUP'])('is not told by %s', async (path) => {
    const { email } = await addUser()
    const [known, unknown] = await Promise.all(
      [email, freshEmail()].map(async (address) =>
        shape(await auth('POST', path, { body: { email: address, password } })),
      ),
    )
    expect(known).toEqual(unknown)
    expect([401, 403, 404]).toContain(known?.status)
  })

  test.each([
    ['/otp', { create_user: false }],
    ['/otp', {}],
    ['/magiclink', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
  ])('is not revealed by %s %j, neither in words nor by creating an account', async (path, more) => {
    const { email } = await addUser()
    const nobody = freshEmail()
    const [known, unknown] = await Promise.all(
      [email, nobody].map(async (address) => shape(await auth('POST', path, { body: { email: address, ...more } }))),
    )
    expect(known).toEqual({ ...unknown, status: 200, body: '{}' })
    expect(await rows('select id from auth.users where email = $1', [nobody])).toEqual([])
  })

  test.each(['/otp', '/recover'])('is not told by the time that %s takes', async (path) => {
    const { email } = await addUser()
    const time = async (address: string) => {
      const start = performance.now()
      await auth('POST', path, { body: { email: address } })
      return performance.now() - start
    }
    expect(Math.min(await time(email), await time(freshEmail()))).toBeGreaterThanOrEqual(195)
  })
})

describe('limits', () => {
  const statuses = async (count: number, send: () => Promise<Response>) => {
    const all = (await Promise.all(Array.from({ length: count }, send))).map(({ status }) => status)
    return Object.fromEntries(
      [...new Set(all)].sort().map((status) => [status, all.filter((other) => other === status).length]),
    )
  }

  test.each([
    ['of an account', async () => (await addUser()).email],
    ['of nobody', () => Promise.resolve(freshEmail())],
  ])('wrong passwords %s stop after twenty, however many come at once', async (_whose, address) => {
    const email = await address()
    const wrong = () => auth('POST', '/token?grant_type=password', { body: { email, password: 'Wrong-pass-1' } })
    expect(await statuses(30, wrong)).toEqual({ 400: 20, 429: 10 })
    const right = await auth('POST', '/token?grant_type=password', { body: { email: email.toUpperCase(), password } })
    expect({ status: right.status, wait: Number(right.headers.get('retry-after')) > 800 }).toEqual({
      status: 429,
      wait: true,
    })
    await expect(signIn((await addUser()).email)).resolves.toBeDefined()
  })

  test.each([
    'label=match.^(.*)(.*)$',
    'label=not.imatch.a',
    'or=(label.match.a,role.eq.user)',
    'label=match(any).{a}',
    'label=%6Datch.a',
  ])('the data API takes no regular expression: %s', async (filter) => {
    const answer = await fetch(`${backend.url}/rest/v1/plans?select=role&${filter}`, {
      headers: { apikey: localPublishableKey },
    })
    expect(answer.status).toBe(400)
    const plain = await fetch(`${backend.url}/rest/v1/plans?select=role&label=eq.Pro`, {
      headers: { apikey: localPublishableKey },
    })
    expect(plain.status).toBe(200)
  })

  test('the mailbox is closed to requests that a proxy forwards', async () => {
    expect((await fetch(`${backend.url}/__mailbox`)).status).toBe(200)
    for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip'])
      expect((await fetch(`${backend.url}/__mailbox`, { headers: { [name]: '203.0.113.9' } })).status).toBe(404)
  })

  test('right passwords are not counted', async () => {
    const { email } = await addUser()
    expect(await statuses(15, () => auth('POST', '/token?grant_type=password', { body: { email, password } }))).toEqual(
      { 200: 15 },
    )
    expect(await statuses(15, () => auth('POST', '/token?grant_type=password', { body: { email, password } }))).toEqual(
      { 200: 15 },
    )
  })

  test('codes cannot be guessed; the link in the e-mail still opens the account', async () => {
    const { email } = await addUser()
    await auth('POST', '/recover', { body: { email } })
    expect(
      await statuses(15, () => auth('POST', '/verify', { body: { type: 'recovery', email, token: '000000x' } })),
    ).toEqual({ 403: 10, 429: 5 })
    const link = linkIn((await mailsTo(email))[0])
    const answer = await auth('GET', verification(link))
    expect(answer.headers.get('location')).toContain('#access_token=')
  })

  test.each(['/recover', '/otp'])('%s sends an address ten e-mails an hour', async (path) => {
    const { email } = await addUser()
    expect(await statuses(12, () => auth('POST', path, { body: { email } }))).toEqual({ 200: 10, 429: 2 })
    expect(await mailsTo(email)).toHaveLength(10)
  })

  test('one IP address registers thirty accounts an hour, whatever it claims to be', async () => {
    let claimed = 0
    const register = () =>
      fetch(`${backend.url}/functions/v1/api/auth/register`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${++claimed}`,
          'x-real-ip': `203.0.113.${claimed}`,
          'cf-connecting-ip': `203.0.113.${claimed}`,
        },
        body: JSON.stringify({ name: 'Robot', email: freshEmail(), password }),
      })
    expect(await statuses(33, register)).toEqual({ 200: 30, 429: 3 })
  })
})

test('a new password ends the other sessions', async () => {
  const { id, email } = await addUser()
  const [thief, owner] = [await signIn(email), await signIn(email)]
  const changed = await auth('PUT', '/user', { token: owner.session.access_token, body: { password: 'Other-pass-1' } })
  expect(changed.status).toBe(200)
  expect((await api('/user/info', owner.session.access_token)).status).toBe(200)
  expect((await api('/user/info', thief.session.access_token)).status).toBe(401)
  expect((await thief.client.auth.refreshSession(thief.session)).error?.code).toBe('refresh_token_not_found')
  await backend.users.update(id, { password })
  expect((await api('/user/info', owner.session.access_token)).status).toBe(401)
})

test('20 MB of own metadata are refused before they are read, and nobody waits', async () => {
  const { email } = await addUser()
  const { session } = await signIn(email)
  const large = auth('PUT', '/user', {
    token: session.access_token,
    body: { data: { x: 'x'.repeat(20_000_000) } },
  }).then(
    ({ status }) => status,
    () => 413,
  )
  expect(await large).toBe(413)
  expect(
    (await auth('PUT', '/user', { token: session.access_token, body: { data: { x: 'x'.repeat(1_000) } } })).status,
  ).toBe(200)
  expect(
    (
      await rows('select length(raw_user_meta_data::text) < 5000 as small from auth.users where email = $1', [email])
    )[0],
  ).toEqual({ small: true })
})

// Only the function knows this address; Linux shows it to the user who runs the process.
test.runIf(process.platform === 'linux')('the port that the function uses answers nobody else', async () => {
  const environment = readFileSync(`/proc/${String(backend.functions.pid())}/environ`, 'utf8').split('\0')
  const known = new URL(
    environment.find((line) => line.startsWith('SUPABASE_URL='))?.slice('SUPABASE_URL='.length) ?? '',
  )
  expect((await fetch(`${known.href}/auth/v1/health`, { headers: { apikey: backend.publishableKey } })).status).toBe(
    200,
  )
  for (const path of [
    '/__mailbox',
    '/__mailbox?format=json',
    '/auth/v1/health',
    '/auth/v1/signup',
    '/rest/v1/plans',
    '/__jira/rest/api/3/myself',
    `${known.pathname}/__mailbox`,
  ]) {
    expect.soft({ path, status: (await fetch(`${known.origin}${path}`)).status }).toEqual({ path, status: 404 })
  }
})
