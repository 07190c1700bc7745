import { AuthApiError, AuthImplicitGrantRedirectError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeSessionLink } from '#src/backend/session-link.ts'

type Outcome = Promise<{ error: Error | null }>

const auth = vi.hoisted(() => ({
  initialize: vi.fn<() => Outcome>(),
  verifyOtp: vi.fn<(params: { token_hash: string; type: string }) => Outcome>(),
  getSession: vi.fn<() => Promise<{ data: { session: object | null }; error: Error | null }>>(),
}))
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth }) }))

let tokens = 0
const link = (type = 'recovery') => new URLSearchParams({ token_hash: `token-${++tokens}`, type })

beforeEach(() => {
  auth.initialize.mockReset().mockResolvedValue({ error: null })
  auth.verifyOtp.mockReset().mockResolvedValue({ error: null })
  auth.getSession.mockReset().mockResolvedValue({ data: { session: {} }, error: null })
})

describe('a link that led here', () => {
  it.each([
    ['with a session', {}, true],
    ['without one', null, false],
  ])('leaves somebody signed in: %s', async (_, session, signedIn) => {
    auth.getSession.mockResolvedValue({ data: { session }, error: null })
    expect(await completeSessionLink(new URLSearchParams())).toEqual({ ok: true, value: { signedIn } })
    expect(auth.verifyOtp).not.toHaveBeenCalled()
  })

  it.each([
    ['the refusal in the address', new AuthImplicitGrantRedirectError('Email link is invalid or has expired', { error: 'access_denied', code: 'otp_expired' }), 'otp_expired'],
    ['a refusal without a code', new AuthImplicitGrantRedirectError('No session defined in URL'), 'auth'],
    ['a session in the address that the server does not know', new AuthApiError('invalid JWT', 403, 'bad_jwt'), 'bad_jwt'],
    ['a server that does not answer', new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
  ])('tells %s', async (_, error, code) => {
    auth.initialize.mockResolvedValue({ error })
    expect(await completeSessionLink(new URLSearchParams())).toMatchObject({ ok: false, reason: { code } })
  })

  it('tells a session that could not be read', async () => {
    auth.getSession.mockResolvedValue({ data: { session: null }, error: new AuthApiError('Session expired', 400, 'session_expired') })
    expect(await completeSessionLink(new URLSearchParams())).toMatchObject({ ok: false, reason: { code: 'session_expired' } })
  })
})

describe('a token in the link', () => {
  it('is shown to the server once, however often it is asked for', async () => {
    const query = link()
    const [first, second] = await Promise.all([completeSessionLink(query), completeSessionLink(query)])
    expect(first).toEqual({ ok: true, value: { signedIn: true } })
    expect(second).toEqual(first)
    expect(auth.verifyOtp.mock.calls).toEqual([[{ token_hash: query.get('token_hash'), type: 'recovery' }]])
  })

  it('that was used says so', async () => {
    auth.verifyOtp.mockResolvedValue({ error: new AuthApiError('Email link is invalid or has expired', 403, 'otp_expired') })
    expect(await completeSessionLink(link('signup'))).toMatchObject({ ok: false, reason: { code: 'otp_expired' } })
  })

  it('of an unknown kind is not shown to the server', async () => {
    expect(await completeSessionLink(link('bogus'))).toMatchObject({ ok: false, reason: { code: 'unknown_link' } })
    expect(auth.verifyOtp).not.toHaveBeenCalled()
  })

  it('can be shown again when no server answered', async () => {
    const query = link()
    auth.verifyOtp.mockResolvedValueOnce({ error: new AuthRetryableFetchError('Failed to fetch', 0) })
    expect(await completeSessionLink(query)).toMatchObject({ ok: false, reason: { code: 'unreachable' } })
    expect(await completeSessionLink(query)).toMatchObject({ ok: true })
  })
})
