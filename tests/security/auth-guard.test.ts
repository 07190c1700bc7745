import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { matching } from '../support/matchers.ts'
import { hashPassword } from '../../supabase/local/auth-admin/users.ts'
import { serveLocalSupabase, type ServedSupabase } from '../../supabase/local/serve.ts'

/** What the embedded backend's guard keeps from an attacker who knows how `@supabase/lite` works. */
let backend: ServedSupabase
beforeAll(async () => {
  backend = await serveLocalSupabase()
})
afterAll(() => backend.close())

const password = 'Secret-pass-1'
const passwordHash = await hashPassword(password)
let people = 0

interface Call {
  body?: unknown
  token?: string
  /** The caller's IP address. */
  from?: string
}

/** A request as it comes in from outside. */
function auth(method: string, path: string, { body, token, from = '127.0.0.1' }: Call = {}): Promise<Response> {
  const request = new Request(`${backend.url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return backend.fetch(request, from)
}

async function addPerson(): Promise<{ id: string; email: string; token: string }> {
  const email = `person-${++people}@example.test`
  const { id } = await backend.users.create(email, { password_hash: passwordHash, email_confirm: true })
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error !== null) throw error
  return { id, email, token: data.session.access_token }
}

async function mailsTo(email: string): Promise<string[]> {
  const mails = z
    .array(z.object({ to: z.string(), text: z.string() }))
    .parse(await (await fetch(`${backend.url}/__mailbox?format=json`)).json())
  return mails.filter(({ to }) => to === email).map(({ text }) => text)
}

async function resetMail(email: string): Promise<{ code: string; token: string }> {
  await auth('POST', '/recover', { body: { email }, from: `10.1.0.${people}` })
  const [text = ''] = await mailsTo(email)
  const token = new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token_hash') ?? ''
  const stored = await backend.database.connection.driver.query<{ hash: string }>(
    'select recovery_token as hash from auth.users where email = $1',
    [email],
  )
  const codes = Array.from({ length: 1_000_000 }, (_, code) => String(code).padStart(6, '0'))
  const hashOf = (code: string) => createHash('sha256').update(`${email}${code}`).digest('hex')
  return { code: codes.find((code) => hashOf(code) === stored.rows[0]?.hash) ?? '', token }
}

const statusesOf = async (answers: Promise<Response>[]) => [
  ...new Set((await Promise.all(answers)).map(({ status }) => status)),
]

describe('one-time codes', () => {
  test('are not guessed as the hash in a link, by which anybody could try without the limit of an address', async () => {
    const { email } = await addPerson()
    const { code, token } = await resetMail(email)
    const hash = createHash('sha256').update(`${email}${code}`).digest('hex')
    expect(code).toHaveLength(6)
    expect(token).toContain(hash)
    const verify = (token_hash: string) =>
      auth('POST', '/verify', { body: { type: 'recovery', token_hash }, from: '10.2.0.1' })
    for (const guess of [hash, `${hash}.`, `${hash}.${'A'.repeat(43)}`, token.slice(0, -1)])
      expect.soft({ guess, status: (await verify(guess)).status }).toEqual({ guess, status: 403 })
    const byLink = await auth('GET', `/verify?type=recovery&token=${hash}`, { from: '10.2.0.1' })
    expect(byLink.headers.get('location')).not.toContain('access_token')
    const right = await verify(token)
    expect(right.status).toBe(200)
    expect(await right.text()).toContain('access_token')
  })

  test('are not tried past the limit of their address by a value of another type', async () => {
    const { email } = await addPerson()
    const guesses = Array.from({ length: 12 }, (_, n) =>
      auth('POST', '/verify', {
        body: { type: 'recovery', email, token: `00000${n}`, password: [], token_hash: undefined },
        from: `10.3.0.${n}`,
      }),
    )
    expect(await statusesOf(guesses)).toEqual([400])
  })

  test('of one IPv6 network are one caller’s', async () => {
    const guesses = Array.from({ length: 40 }, (_, n) =>
      auth('POST', '/verify', {
        body: { type: 'recovery', email: `nobody-${n}@example.test`, token: '000000' },
        from: `2001:db8::${n.toString(16)}`,
      }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(30)
  })
})

describe('a wrong login', () => {
  const wrongLogin = (email: string, from: string) =>
    auth('POST', '/token?grant_type=password', { body: { email, password: 'Wrong-pass-1' }, from })

  test('costs the same work for an address with an account, without one, and with one that is not confirmed', async () => {
    const { email } = await addPerson()
    const unconfirmed = `unconfirmed-${people}@example.test`
    await backend.users.create(unconfirmed, { password })
    const work = async (address: string, from: string) => {
      const { user, system } = process.cpuUsage()
      await Promise.all(Array.from({ length: 12 }, () => wrongLogin(address, from)))
      const used = process.cpuUsage()
      return used.user + used.system - user - system
    }
    await work(email, '10.4.0.1')
    const known = await work(email, '10.4.0.2')
    for (const address of ['nobody@example.test', unconfirmed]) {
      const other = (await work(address, `10.4.1.${address.length}`)) / known
      expect.soft({ address, similar: other > 0.5 && other < 2, other }).toMatchObject({ address, similar: true })
    }
  })

  test('is answered with the same words for all of them', async () => {
    const { email } = await addPerson()
    const unconfirmed = `unconfirmed-${++people}@example.test`
    await backend.users.create(unconfirmed, { password })
    const answers = await Promise.all(
      [email, 'nobody@example.test', unconfirmed].map(async (address) => {
        const answer = await wrongLogin(address, '10.4.2.1')
        return {
          status: answer.status,
          headers: [...answer.headers].filter(([name]) => name !== 'date'),
          body: await answer.text(),
        }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe('a user’s own account', () => {
  test('keeps its e-mail address, and asking for another tells nothing', async () => {
    const [person, other] = [await addPerson(), await addPerson()]
    const ask = async (email: string) => {
      const answer = await auth('PUT', '/user', { token: person.token, body: { email } })
      return { status: answer.status, body: await answer.text() }
    }
    const known = await ask(other.email)
    expect(known).toEqual(await ask('ceo@victim.test'))
    expect(known.status).toBe(422)
    expect(await mailsTo(person.email)).toEqual([])
    expect((await backend.users.get(person.id))?.['new_email']).toBeUndefined()
  })

  test('takes no password that bcrypt would cut', async () => {
    const { email, token } = await addPerson()
    for (const long of ['a'.repeat(73), 'ä'.repeat(37)]) {
      const answer = await auth('PUT', '/user', { token, body: { password: long } })
      expect({ status: answer.status, body: await answer.text() }).toMatchObject({
        status: 422,
        body: matching(/72 bytes/),
      })
    }
    expect((await auth('PUT', '/user', { token, body: { password: 'a'.repeat(72) } })).status).toBe(200)
    const client = createClient(backend.url, backend.publishableKey, { auth: { persistSession: false } })
    expect((await client.auth.signInWithPassword({ email, password: 'a'.repeat(72) })).error).toBeNull()
  })

  test('holds 16 kB of metadata, in however many calls', async () => {
    const { id, token } = await addPerson()
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1)
      statuses.push((await auth('PUT', '/user', { token, body: { data: { [`k${n}`]: 'x'.repeat(5_000) } } })).status)
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200])
    expect(statuses.slice(3).every((status) => status >= 400)).toBe(true)
    expect(JSON.stringify((await backend.users.get(id))?.['user_metadata']).length).toBeLessThan(16_384)
    expect((await auth('PUT', '/user', { token, body: { data: { k0: '' } } })).status).toBe(200)
  })
})

describe('e-mails', () => {
  test('to one address end after thirty an hour, whoever asks, and the last link works', async () => {
    const { email } = await addPerson()
    const answers = Array.from({ length: 40 }, (_, n) =>
      auth('POST', '/recover', { body: { email }, from: `10.5.0.${n}` }),
    )
    expect(await statusesOf(answers)).toEqual([200])
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(30)
    const tokens = mails.map((text) => new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('token_hash') ?? '')
    const opened = await statusesOf(
      tokens.slice(0, 5).map((token_hash) => auth('POST', '/verify', { body: { type: 'recovery', token_hash } })),
    )
    expect(opened).toContain(200)
  })

  test('of a signed-in user are limited like those of everybody', async () => {
    const { email, token } = await addPerson()
    const answers = Array.from({ length: 25 }, () => auth('GET', '/reauthenticate', { token, from: '10.6.0.1' }))
    expect((await Promise.all(answers)).filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await mailsTo(email)).toHaveLength(10)
  })
})

describe('the auth service’s own link', () => {
  const target = async (redirect_to: string) => {
    const query = new URLSearchParams({ type: 'recovery', token: 'spent', redirect_to })
    return (await auth('GET', `/verify?${query.toString()}`)).headers.get('location')?.split('#')[0]
  }

  test('leads to the site only', async () => {
    const site = new URL(backend.url)
    expect(await target(`${site.origin}/app`)).toBe(`${site.origin}/app`)
    const others = [
      `http://${site.hostname}:9/steal`,
      'http://localhost:9/steal',
      'http://[::1]:9/',
      `https://${site.host}/`,
      'https://evil.example/',
      `//evil.example`,
      'javascript:alert(1)',
    ]
    for (const other of others) expect.soft({ other, to: await target(other) }).toEqual({ other, to: backend.url })
  })
})

describe('the terminal', () => {
  test('shows neither password hashes nor tokens, and one line for each failing statement', async () => {
    const { token } = await addPerson()
    const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { format } = await import('node:util')
    try {
      const refused = [
        auth('PUT', '/user', { token, body: String.raw`{"password":"Brand-new-9","data":{"x":"\u0000"}}` }),
        auth('POST', '/token?grant_type=refresh_token', { body: String.raw`{"refresh_token":"secret-refresh\u0000"}` }),
        auth('GET', '/verify?type=recovery&token=secret-token%00'),
      ]
      expect(await statusesOf(refused)).toEqual([400])
      const surrogate = String.raw`{"password":"Brand-new-8","data":{"x":"\ud800"}}`
      expect((await auth('PUT', '/user', { token, body: surrogate })).status).toBe(500)
      const rows = new Request(`${backend.url}/rest/v1/audit_log`, { headers: { apikey: backend.publishableKey } })
      expect((await backend.fetch(rows, '127.0.0.1')).status).toBe(401)
      const printed = print.mock.calls.map((args) => format(...args)).join('\n')
      expect(printed).toContain('Database error')
      expect(printed).not.toMatch(/\$2[aby]\$|secret-|insert into|update "auth"/)
      expect(printed.split('\n').length).toBeLessThan(8)
    } finally {
      print.mockRestore()
    }
  })
})

test.each(['/auth/v1/health', '/rest/v1/plans?select=role'])('%s is kept by no cache and is no page', async (path) => {
  const answer = await fetch(`${backend.url}${path}`, { headers: { apikey: backend.publishableKey } })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
