import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeSessionLink } from '#src/backend/session-link.ts'

interface Session {
  access_token: string
  refresh_token: string
  user: { id: string; email: string }
}

const auth = vi.hoisted(() => ({
  getSession: vi.fn<() => Promise<{ data: { session: Session | null }; error: Error | null }>>(),
  setSession: vi.fn<(tokens: { access_token: string; refresh_token: string }) => Promise<{ error: Error | null }>>(),
  signOut: vi.fn<(options: { scope: string }) => Promise<{ error: null }>>(),
}))
const link = vi.hoisted(() => ({
  verifyOtp:
    vi.fn<
      (params: {
        token_hash: string
        type: string
      }) => Promise<{ data: { session: Session | null }; error: Error | null }>
    >(),
  signOut: vi.fn<(options: { scope: string }) => Promise<{ error: null }>>(),
}))
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth }), newLinkClient: () => link }))

const sessionOf = (name: string): Session => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  user: { id: `id-${name}`, email: `${name}@demo.test` },
})

let tokens = 0
const tokenLink = (type = 'recovery') => new URLSearchParams({ token_hash: `token-${++tokens}`, type })

function signedInAs(name: string | undefined): void {
  auth.getSession.mockResolvedValue({ data: { session: name === undefined ? null : sessionOf(name) }, error: null })
}

beforeEach(() => {
  signedInAs(undefined)
  auth.setSession.mockReset().mockResolvedValue({ error: null })
  auth.signOut.mockReset().mockResolvedValue({ error: null })
  link.verifyOtp.mockReset().mockResolvedValue({ data: { session: sessionOf('quinn') }, error: null })
  link.signOut.mockReset().mockResolvedValue({ error: null })
})

describe('an address without a token', () => {
  it.each([
    ['quinn', true],
    [undefined, false],
  ])('tells whether somebody is signed in: %s', async (name, signedIn) => {
    signedInAs(name)
    expect(await completeSessionLink(new URLSearchParams())).toEqual({
      ok: true,
      value: { kind: 'completed', signedIn },
    })
    expect(link.verifyOtp).not.toHaveBeenCalled()
  })

  it.each([
    [
      'with its code',
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      { code: 'otp_expired', message: 'Email link is invalid' },
    ],
    ['without one', 'error=server_error', { code: 'server_error', message: '' }],
  ])('tells the refusal in it, %s', async (_, address, reason) => {
    expect(await completeSessionLink(new URLSearchParams(address))).toEqual({ ok: false, reason })
  })

  it('tells a session that could not be read', async () => {
    auth.getSession.mockResolvedValue({
      data: { session: null },
      error: new AuthApiError('Session expired', 400, 'session_expired'),
    })
    expect(await completeSessionLink(new URLSearchParams())).toMatchObject({
      ok: false,
      reason: { code: 'session_expired' },
    })
  })

  it.each(['quinn', undefined])('takes no session from it if the current user is %s', async (name) => {
    signedInAs(name)
    const address = new URLSearchParams({
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_in: '3600',
      token_type: 'bearer',
      type: 'recovery',
    })
    expect(await completeSessionLink(address)).toMatchObject({ ok: false, reason: { code: 'session_in_address' } })
    expect(auth.setSession).not.toHaveBeenCalled()
  })
})

describe('a token in the link', () => {
  it('signs a visitor in', async () => {
    const address = tokenLink()
    expect(await completeSessionLink(address)).toEqual({ ok: true, value: { kind: 'completed', signedIn: true } })
    expect(link.verifyOtp.mock.calls).toEqual([[{ token_hash: address.get('token_hash'), type: 'recovery' }]])
    expect(auth.setSession.mock.calls).toEqual([[{ access_token: 'access-quinn', refresh_token: 'refresh-quinn' }]])
  })

  it('signs the same account in again without a question', async () => {
    signedInAs('quinn')
    expect(await completeSessionLink(tokenLink())).toEqual({ ok: true, value: { kind: 'completed', signedIn: true } })
    expect(auth.setSession).toHaveBeenCalledTimes(1)
  })

  it('is sent to the server once, however often it is read', async () => {
    const address = tokenLink()
    const [first, second] = await Promise.all([completeSessionLink(address), completeSessionLink(address)])
    expect(first).toEqual({ ok: true, value: { kind: 'completed', signedIn: true } })
    expect(second).toEqual(first)
    expect(link.verifyOtp).toHaveBeenCalledTimes(1)
  })

  it('that was used says so', async () => {
    link.verifyOtp.mockResolvedValue({
      data: { session: null },
      error: new AuthApiError('Email link is invalid or has expired', 403, 'otp_expired'),
    })
    expect(await completeSessionLink(tokenLink('signup'))).toMatchObject({ ok: false, reason: { code: 'otp_expired' } })
  })

  it('of an unknown kind is not shown to the server', async () => {
    expect(await completeSessionLink(tokenLink('bogus'))).toMatchObject({ ok: false, reason: { code: 'unknown_link' } })
    expect(link.verifyOtp).not.toHaveBeenCalled()
  })

  it.each([
    ['no server answered', new AuthRetryableFetchError('Failed to fetch', 0)],
    ['the server was broken', new AuthRetryableFetchError('', 503)],
  ])('can be shown again when %s', async (_, error) => {
    const address = tokenLink()
    link.verifyOtp.mockResolvedValueOnce({ data: { session: null }, error })
    expect(await completeSessionLink(address)).toMatchObject({ ok: false })
    expect(await completeSessionLink(address)).toMatchObject({ ok: true })
  })

  it('can be shown again when the answer made no sense', async () => {
    const address = tokenLink()
    link.verifyOtp.mockRejectedValueOnce(new TypeError('null'))
    await expect(completeSessionLink(address)).rejects.toThrow('null')
    expect(await completeSessionLink(address)).toMatchObject({ ok: true })
  })

  it('is kept while the session here cannot be checked', async () => {
    const address = tokenLink()
    auth.getSession.mockResolvedValueOnce({
      data: { session: null },
      error: new AuthRetryableFetchError('Failed to fetch', 0),
    })
    expect(await completeSessionLink(address)).toMatchObject({ ok: false, reason: { code: 'unreachable' } })
    expect(auth.setSession).not.toHaveBeenCalled()
    expect(await completeSessionLink(address)).toMatchObject({ ok: true })
    expect(link.verifyOtp).toHaveBeenCalledTimes(1)
  })
})

describe('a token of another account than the one signed in', () => {
  async function open() {
    signedInAs('victim')
    const result = await completeSessionLink(tokenLink())
    if (!result.ok || result.value.kind !== 'other_account') throw new Error('no question was asked')
    return result.value
  }

  it('changes nothing before the user decides', async () => {
    expect(await open()).toMatchObject({ current: 'victim@demo.test', other: 'quinn@demo.test' })
    expect(auth.setSession).not.toHaveBeenCalled()
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('ends the session of the link when the user stays', async () => {
    await (await open()).decline()
    expect(link.signOut.mock.calls).toEqual([[{ scope: 'local' }]])
    expect(auth.setSession).not.toHaveBeenCalled()
  })

  it('logs the account before out when the user switches', async () => {
    const question = await open()
    expect(await question.accept()).toEqual({ ok: true, value: undefined })
    expect(auth.signOut.mock.calls).toEqual([[{ scope: 'local' }]])
    expect(auth.setSession.mock.calls).toEqual([[{ access_token: 'access-quinn', refresh_token: 'refresh-quinn' }]])
    expect(auth.signOut.mock.invocationCallOrder[0] ?? 0).toBeLessThan(auth.setSession.mock.invocationCallOrder[0] ?? 0)
  })
})
