import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { register } from '#src/backend/account-api.ts'
import { getUserInfo, testCredentials } from '#src/backend/api-client.ts'

type Answer = Promise<{ data: { session: { access_token: string; user: { id: string } } | null }; error: Error | null }>

const auth = vi.hoisted(() => ({
  getSession: vi.fn<() => Answer>(),
  refreshSession: vi.fn<() => Answer>(),
  signOut: vi.fn<(options: { scope: string }) => Promise<{ error: null }>>(),
}))
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth }) }))
vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abc.supabase.co', publishableKey: 'public-key', apiTimeoutMs: 50 }),
}))

const credentials = { baseUrl: 'https://x.atlassian.net', email: 'q@a.test', apiToken: 'secret-token' }
const accepted = { success: true, account: { displayName: 'Quinn' } }
const sent: { token: string | null; body: string }[] = []

function session(token: string, userId = 'u1'): Awaited<Answer> {
  return { data: { session: { access_token: token, user: { id: userId } } }, error: null }
}

/** The server accepts only these tokens. */
function serverKnows(...tokens: string[]): void {
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null
    sent.push({ token, body: typeof init.body === 'string' ? init.body : '' })
    const known = token !== null && tokens.includes(token)
    return Promise.resolve(
      known
        ? Response.json(accepted)
        : Response.json({ error: 'Your session is not valid any more.', code: 'invalid_token' }, { status: 401 }),
    )
  })
}

beforeEach(() => {
  sent.length = 0
  auth.getSession.mockReset().mockResolvedValue(session('old'))
  auth.refreshSession.mockReset().mockResolvedValue(session('new'))
  auth.signOut.mockReset().mockResolvedValue({ error: null })
})

describe('a call whose token the server refuses', () => {
  it('is sent once more with a new token, the same in all else', async () => {
    serverKnows('new')
    await expect(testCredentials(credentials)).resolves.toEqual(accepted)
    expect(sent.map(({ token }) => token)).toEqual(['old', 'new'])
    expect(sent[1]?.body).toBe(sent[0]?.body)
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the auth service refuses to renew it',
      { data: { session: null }, error: new AuthApiError('Refresh token revoked', 400, 'refresh_token_not_found') },
      ['old'],
    ],
    ['there is nothing to renew', { data: { session: null }, error: null }, ['old']],
    ['the server refuses the new one too', session('unknown'), ['old', 'unknown']],
  ])('ends the session in this browser when %s', async (_, renewed, tokens) => {
    serverKnows()
    auth.refreshSession.mockResolvedValue(renewed)
    await expect(getUserInfo()).rejects.toMatchObject({
      status: 401,
      code: 'session_ended',
      message: 'Your session has ended. Log in again to continue.',
    })
    expect(sent.map(({ token }) => token)).toEqual(tokens)
    expect(auth.signOut.mock.calls).toEqual([[{ scope: 'local' }]])
  })

  it('keeps the session when no server answers to renew it', async () => {
    serverKnows()
    auth.refreshSession.mockResolvedValue({
      data: { session: null },
      error: new AuthRetryableFetchError('Failed to fetch', 0),
    })
    await expect(getUserInfo()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('is not sent for another user who has signed in since', async () => {
    serverKnows('new')
    auth.refreshSession.mockResolvedValue(session('new', 'u2'))
    await expect(getUserInfo()).rejects.toMatchObject({ code: 'session_ended' })
    expect(sent.map(({ token }) => token)).toEqual(['old'])
    expect(auth.signOut).not.toHaveBeenCalled()
  })
})

it('a call for visitors carries no token and ends no session', async () => {
  serverKnows()
  await expect(register({ name: 'Quinn', email: 'q@a.test', password: '123456' })).rejects.toMatchObject({
    status: 401,
    code: 'invalid_token',
  })
  expect(sent.map(({ token }) => token)).toEqual([null])
  expect(auth.getSession).not.toHaveBeenCalled()
  expect(auth.signOut).not.toHaveBeenCalled()
})
