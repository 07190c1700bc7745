import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { authResponseSchema } from '#domain/contracts/auth.ts'
import { refusal } from './support/admin-api.ts'
import { openTestProject, siteUrl, type TestProject } from './support/test-project.ts'

let project: TestProject
beforeAll(async () => {
  project = await openTestProject()
})
afterAll(() => project.close())

const forgotMessage = 'If that email exists, a reset link has been sent.'

async function post(
  path: 'register' | 'forgot',
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return project.call(undefined, 'POST', `/api/auth/${path}`, body, headers)
}

async function message(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return authResponseSchema.parse(await response.json()).message
}

async function mailsTo(address: string) {
  return (await project.mails()).filter(({ to }) => to === address)
}

/** The function sends e-mails after it has answered. */
async function expectMailTo(address: string) {
  return vi.waitUntil(async () => {
    const mails = await mailsTo(address)
    return mails.length > 0 && mails
  })
}

describe('POST /api/auth/register', () => {
  it('makes an account that can log in, with the name and the free plan', async () => {
    await message(await post('register', { name: '  Nora New ', email: ' Nora@Example.test', password: 'Secret-1' }))
    const [profile] = await project.db.rows(
      "select p.name, p.role from public.profiles p join auth.users u on u.id = p.id where u.email = 'nora@example.test'",
    )
    expect(profile).toEqual({ name: 'Nora New', role: 'user' })
    await project.db.client({ id: '', email: 'nora@example.test', password: 'Secret-1' })
  })

  it('answers the same for an address that is taken, changes nothing there, and writes to its owner', async () => {
    const owner = await project.db.addUser('pro')
    const free = await post('register', { name: 'Somebody', email: 'somebody@example.test', password: 'Secret-1' })
    const taken = await post('register', { name: 'Attacker', email: owner.email.toUpperCase(), password: 'Attack-1' })
    expect(taken.status).toBe(free.status)
    expect(await taken.json()).toEqual(await free.json())
    expect([...taken.headers.keys()].sort()).toEqual([...free.headers.keys()].sort())
    await project.db.client(owner)
    await expect(project.db.client({ ...owner, password: 'Attack-1' })).rejects.toThrow()
    const [row] = await project.db.rows('select name, role from public.profiles where id = $1', [owner.id])
    expect(row).toEqual({ name: 'User 1', role: 'pro' })
    expect((await expectMailTo(owner.email))[0]?.text).toContain('type=recovery')
    expect(await mailsTo('somebody@example.test')).toEqual([])
  })

  it('gives no role, whatever the body claims', async () => {
    const claims = {
      role: 'admin',
      app_metadata: { role: 'admin' },
      user_metadata: { role: 'admin' },
      data: { role: 'admin' },
    }
    await message(await post('register', { name: 'Eve', email: 'eve@example.test', password: 'Secret-1', ...claims }))
    const [row] = await project.db.rows(
      "select p.role, u.raw_user_meta_data ->> 'role' as claimed from public.profiles p join auth.users u on u.id = p.id where u.email = 'eve@example.test'",
    )
    expect(row).toEqual({ role: 'user', claimed: null })
  })

  it('leaves no session behind that anybody holds', async () => {
    await message(await post('register', { name: 'Sam', email: 'sam@example.test', password: 'Secret-1' }))
    await expect
      .poll(() =>
        project.db.rows(
          "select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = 'sam@example.test'",
        ),
      )
      .toEqual([])
  })

  it.each([
    ['no name', { name: '   ' }, 'Name is required'],
    ['a missing name', { name: undefined }, 'Name is required'],
    ['no e-mail', { email: '' }, 'Email is required'],
    ['a wrong e-mail', { email: 'nobody@nowhere' }, 'Please enter a valid email address'],
    ['no password', { password: '' }, 'Password is required'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters'],
    ['a password that is no text', { password: 123456 }, 'Password is required'],
  ])('refuses %s in the form’s words', async (_what, change, error) => {
    const body = { name: 'Nora', email: 'refused@example.test', password: 'Secret-1', ...change }
    expect(await refusal(await post('register', body))).toMatchObject({ status: 400, code: 'invalid_request', error })
  })
})

describe('POST /api/auth/forgot', () => {
  it('sends a link that sets a new password, once', async () => {
    const user = await project.db.addUser('starter')
    expect(await message(await post('forgot', { email: ` ${user.email.toUpperCase()} ` }))).toBe(forgotMessage)
    const [mail] = await expectMailTo(user.email)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.origin).toBe(siteUrl)
    expect(link.searchParams.get('type')).toBe('recovery')
    const token_hash = link.searchParams.get('token_hash') ?? ''
    const redeem = async () => (await project.db.client()).auth.verifyOtp({ token_hash, type: 'recovery' })
    expect((await redeem()).data.user?.email).toBe(user.email)
    expect((await redeem()).error?.code).toBe('otp_expired')
  })

  it('answers the same for an address without an account, and sends nothing', async () => {
    const user = await project.db.addUser('starter')
    const unknown = await post('forgot', { email: 'unknown@example.test' })
    const known = await post('forgot', { email: user.email })
    expect(unknown.status).toBe(known.status)
    expect(await unknown.json()).toEqual(await known.json())
    expect(await expectMailTo(user.email)).toHaveLength(1)
    expect(await mailsTo('unknown@example.test')).toEqual([])
  })

  it('answers the same where the auth service fails for an address that exists', async () => {
    project.failing.set('POST /auth/v1/recover', 500)
    const response = await post('forgot', { email: 'failing@example.test' })
    project.failing.clear()
    expect(await message(response)).toBe(forgotMessage)
  })

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Please enter a valid email address'],
  ])('refuses the address %j', async (email, error) => {
    expect(await refusal(await post('forgot', { email }))).toMatchObject({
      status: 400,
      code: 'invalid_request',
      error,
    })
  })
})

describe('the limits', () => {
  it.each([
    ['register', { name: 'Limit', password: 'Secret-1' }],
    ['forgot', {}],
  ] as const)('%s takes five tries an hour for an address, in any case', async (path, fields) => {
    for (let count = 0; count < 5; count++)
      await message(await post(path, { ...fields, email: `limited-${path}@example.test` }))
    const response = await post(path, { ...fields, email: `LIMITED-${path}@example.test` })
    const retryAfter = Number(response.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(3500)
    expect(await refusal(response)).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      error: 'Too many attempts. Try again in 60 minutes.',
    })
    await message(await post(path, { ...fields, email: `other-${path}@example.test` }))
  })

  it('are counted before it is known whether the address exists', async () => {
    const user = await project.db.addUser('starter')
    for (const email of [user.email, 'not-there@example.test']) {
      const statuses: number[] = []
      for (let count = 0; count < 6; count++) statuses.push((await post('forgot', { email })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  it('takes thirty tries an hour from one IP, and those over it use up nobody’s address', async () => {
    const from = (ip: string) => ({ 'cf-connecting-ip': ip, 'x-forwarded-for': `${Math.random()}` })
    for (let count = 0; count < 30; count++)
      await message(await post('forgot', { email: `spread-${count}@example.test` }, from('203.0.113.9')))
    for (let count = 0; count < 6; count++) {
      expect(await refusal(await post('forgot', { email: 'victim@example.test' }, from('203.0.113.9')))).toMatchObject({
        status: 429,
        code: 'too_many_requests',
      })
    }
    await message(await post('forgot', { email: 'victim@example.test' }, from('203.0.113.10')))
  })

  it('lets the owner of an address in, however often somebody else asks for its reset or its account', async () => {
    const from = (ip: string) => ({ 'cf-connecting-ip': ip })
    const registration = { name: 'Owner', password: 'Secret-1', email: 'owner@example.test' }
    for (let count = 0; count < 6; count++) await post('forgot', { email: registration.email }, from('203.0.113.20'))
    for (let count = 0; count < 6; count++) await post('register', registration, from('203.0.113.20'))
    expect((await post('forgot', { email: registration.email }, from('203.0.113.20'))).status).toBe(429)
    expect((await post('register', registration, from('203.0.113.20'))).status).toBe(429)
    await message(await post('forgot', { email: registration.email }, from('203.0.113.21')))
    await message(await post('register', registration, from('203.0.113.21')))
  })

  it('believes the trusted header alone', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) {
      const claimed = `198.51.100.${count}`
      statuses.push(
        (
          await post(
            'forgot',
            { email: 'claimed@example.test' },
            { 'cf-connecting-ip': '203.0.113.30', 'x-real-ip': claimed, 'x-forwarded-for': claimed },
          )
        ).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('sends an address thirty e-mails an hour, whatever number of IPs asks, and says nothing of it', async () => {
    const { email } = await project.db.addUser('starter')
    for (let count = 0; count < 34; count++)
      await message(await post('forgot', { email }, { 'cf-connecting-ip': `192.0.2.${count}` }))
    expect((await project.mails()).filter(({ to }) => to === email)).toHaveLength(30)
  })

  it('keeps neither address nor IP readable', async () => {
    const keys = (await project.db.rows('select key from public.rate_limits')).map(({ key }) => String(key))
    expect(keys.length).toBeGreaterThan(30)
    expect(
      keys.filter((key) => !/^(?:(?:register|forgot)-(?:address|ip)|mail-address):[0-9a-f]{32}$/.test(key)),
    ).toEqual([])
  })
})

it('no log line of all this holds an address, a name, a password or an IP', () => {
  const lines = project.log.join('\n')
  expect(project.log.length).toBeGreaterThan(60)
  for (const secret of ['example.test', 'Secret-1', 'Nora', '203.0.113', 'sb_secret'])
    expect(lines).not.toContain(secret)
})
