import { afterEach, describe, expect, test, vi } from 'vitest'
import { authResponseSchema } from '#domain/contracts/auth.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import { authRefusal, createAuthApp, otherSite, signUpAnswers, site, type AuthApp } from './support/auth-app.ts'

const account = { name: 'Nora', email: 'nora@example.test', password: 'Secret-1' }
const register = (app: AuthApp, headers?: Record<string, string>) => app.post('/api/auth/register', account, headers)
const forgot = (app: AuthApp, headers?: Record<string, string>) =>
  app.post('/api/auth/forgot', { email: account.email }, headers)

async function timed(call: Promise<Response>): Promise<{ response: Response; ms: number }> {
  const start = performance.now()
  const response = await call
  return { response, ms: performance.now() - start }
}

async function refusal(response: Response) {
  return { status: response.status, ...errorEnvelopeSchema.parse(await response.json()) }
}

async function messageOf(response: Response): Promise<string> {
  expect(response.status).toBe(200)
  return authResponseSchema.parse(await response.json()).message
}

afterEach(() => vi.unstubAllGlobals())

describe('a refusal of the auth service at sign-up', () => {
  test.each([
    [
      422,
      'weak_password',
      422,
      'weak_password',
      'Password is too weak. Use a longer one, with letters, digits and symbols.',
    ],
    [422, 'signup_disabled', 403, 'signup_disabled', 'Sign-up is closed at the moment.'],
    [400, 'email_address_invalid', 400, 'invalid_request', 'Please enter a valid email address'],
    [429, 'over_email_send_rate_limit', 429, 'too_many_requests', 'Too many attempts. Try again in 1 minute.'],
    [429, 'over_request_rate_limit', 429, 'too_many_requests', 'Too many attempts. Try again in 1 minute.'],
    [400, 'captcha_failed', 502, 'registration_failed', 'Registration failed'],
    [500, 'unexpected_failure', 503, 'auth_unavailable', 'Registration failed'],
    [503, 'overloaded', 503, 'auth_unavailable', 'Registration failed'],
  ])('%i %s becomes a %i', async (status, authCode, expected, code, error) => {
    const app = createAuthApp()
    app.answers.set('/auth/v1/signup', authRefusal(status, authCode))
    expect(await refusal(await register(app))).toMatchObject({ status: expected, code, error })
  })

  test('no connection becomes a 503 with the spec’s words', async () => {
    const app = createAuthApp()
    app.answers.set('/auth/v1/signup', null)
    expect(await refusal(await register(app))).toEqual({
      status: 503,
      code: 'auth_unavailable',
      error: 'Registration failed',
      params: { task: 'register' },
    })
  })
})

describe('signing up with an address that is taken', () => {
  test('looks the same where accounts are open at once', async () => {
    const [free, taken] = [createAuthApp(), createAuthApp()]
    free.answers.set('/auth/v1/signup', signUpAnswers.open())
    taken.answers.set('/auth/v1/signup', authRefusal(422, 'user_already_exists'))
    expect(await messageOf(await register(taken))).toBe(await messageOf(await register(free)))
    await expect.poll(() => taken.asked.map(({ path }) => path)).toEqual(['/auth/v1/signup', '/auth/v1/recover'])
    await expect.poll(() => free.asked.map(({ path }) => path)).toEqual(['/auth/v1/signup', '/auth/v1/logout'])
  })

  test('looks the same where addresses are confirmed: one e-mail each', async () => {
    const [free, taken] = [createAuthApp(), createAuthApp()]
    free.answers.set('/auth/v1/signup', signUpAnswers.unconfirmed())
    taken.answers.set('/auth/v1/signup', signUpAnswers.takenUnconfirmed())
    expect(await messageOf(await register(taken))).toBe(await messageOf(await register(free)))
    expect(taken.asked.map(({ path }) => path)).toEqual(['/auth/v1/signup', '/auth/v1/recover'])
    expect(free.asked.map(({ path }) => path)).toEqual(['/auth/v1/signup'])
  })

  test('takes as long', async () => {
    const [free, taken] = [createAuthApp({ answerMs: 300 }), createAuthApp({ answerMs: 300 })]
    free.answers.set('/auth/v1/signup', later(120, signUpAnswers.open))
    taken.answers.set('/auth/v1/signup', authRefusal(422, 'user_already_exists'))
    taken.answers.set(
      '/auth/v1/recover',
      later(5_000, () => Response.json({})),
    )
    const [one, two] = await Promise.all([timed(register(free)), timed(register(taken))])
    for (const { ms } of [one, two]) expect(ms).toBeGreaterThan(295)
    expect(Math.abs(one.ms - two.ms)).toBeLessThan(150)
  })
})

describe('a forgotten password', () => {
  test.each<[string, Response]>([
    ['was mailed less than a minute ago', authRefusal(429, 'over_email_send_rate_limit')],
    ['cannot be mailed', authRefusal(500, 'unexpected_failure')],
    ['times out at the mail server', authRefusal(504, 'request_timeout')],
  ])('says the same where it %s, which happens to known addresses only', async (_what, answer) => {
    const app = createAuthApp()
    app.answers.set('/auth/v1/recover', answer)
    expect(await messageOf(await forgot(app))).toBe('If that email exists, a reset link has been sent.')
    await expect.poll(() => app.log.join('\n')).toContain('"event":"auth_refusal"')
    expect(app.log.join('\n')).not.toContain('example.test')
  })

  test('takes the same time however long the mail server takes', async () => {
    const [quick, slow] = [createAuthApp({ answerMs: 300 }), createAuthApp({ answerMs: 300 })]
    slow.answers.set(
      '/auth/v1/recover',
      later(5_000, () => Response.json({})),
    )
    const [one, two] = await Promise.all([timed(forgot(quick)), timed(forgot(slow))])
    for (const { response, ms } of [one, two]) {
      expect(response.status).toBe(200)
      expect(ms).toBeGreaterThan(295)
    }
    expect(Math.abs(one.ms - two.ms)).toBeLessThan(150)
  })

  test('keeps the hosted instance alive until the e-mail is sent', async () => {
    const works: unknown[] = []
    vi.stubGlobal('EdgeRuntime', { waitUntil: (work: unknown) => works.push(work) })
    await forgot(createAuthApp())
    expect(works).toEqual([expect.any(Promise)])
  })

  test('says that it failed where nobody answers', async () => {
    const app = createAuthApp({ answerMs: 200 })
    app.answers.set('/auth/v1/recover', null)
    expect(await refusal(await forgot(app))).toEqual({
      status: 503,
      code: 'auth_unavailable',
      error: 'Request failed',
      params: { task: 'forgot' },
    })
  })
})

describe('the link in the e-mail', () => {
  test.each([
    ['the site that called', { origin: otherSite }, otherSite],
    ['the first site of the list where no browser called', {}, site],
    ['the first site of the list where another site called', { origin: 'https://evil.example' }, site],
  ])('leads to %s', async (_what, headers, expected) => {
    const app = createAuthApp()
    app.answers.set('/auth/v1/signup', signUpAnswers.unconfirmed())
    await forgot(app, headers)
    await register(app, headers)
    // The answer does not wait for the e-mail.
    await expect
      .poll(() => app.asked.map(({ query }) => query.get('redirect_to')).sort())
      .toEqual([`${expected}/auth/callback`, `${expected}/reset-password`])
  })

  test('leads to the project’s own site where none is configured', async () => {
    const app = createAuthApp({ origins: '' })
    await forgot(app, { origin: 'https://evil.example' })
    await expect.poll(() => app.asked.map(({ query }) => query.has('redirect_to'))).toEqual([false])
  })
})

test('without the counter nobody signs up and nothing is mailed', async () => {
  const app = createAuthApp()
  app.answers.set('/rest/v1/rpc/take_rate_limit', null)
  for (const call of [register, forgot])
    expect(await refusal(await call(app))).toMatchObject({ status: 503, code: 'database_unavailable' })
  expect(app.asked.filter(({ path }) => path.startsWith('/auth'))).toEqual([])
})

test('only the name goes along with a registration', async () => {
  const app = createAuthApp()
  app.answers.set('/auth/v1/signup', signUpAnswers.unconfirmed())
  await app.post('/api/auth/register', { ...account, role: 'admin', options: { data: { role: 'admin' } } })
  expect(app.asked[0]?.body).toMatchObject({ email: account.email, password: account.password, data: { name: 'Nora' } })
  expect(JSON.stringify(app.asked[0]?.body)).not.toContain('admin')
})

function later(ms: number, answer: () => Response) {
  return () => new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms).unref())
}
