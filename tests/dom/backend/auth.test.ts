import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AuthUser, onAuthChange, signIn, signOut } from '#src/backend/auth.ts'

type Listener = (event: string, session: { user: unknown } | null) => void

const heard = vi.hoisted((): { listener?: Listener } => ({}))
const auth = vi.hoisted(() => ({
  signInWithPassword: vi.fn<() => Promise<{ error: Error | null }>>(),
  signOut: vi.fn<(options: { scope: string }) => Promise<{ error: Error | null }>>(),
  getSession: vi.fn<() => Promise<unknown>>(),
  onAuthStateChange(listener: Listener) {
    heard.listener = listener
    return { data: { subscription: { unsubscribe: () => (heard.listener = undefined) } } }
  },
}))
vi.mock('#src/backend/supabase-client.ts', () => ({ supabase: () => ({ auth }) }))

beforeEach(() => {
  auth.signInWithPassword.mockReset()
  auth.getSession.mockReset().mockResolvedValue({ data: { session: null }, error: null })
  auth.signOut.mockReset().mockResolvedValue({ error: null })
})

describe('signing in', () => {
  it.each([
    ['the server accepts', null, { ok: true, value: undefined }],
    [
      'the server refuses',
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      { ok: false, reason: { code: 'invalid_credentials', message: 'Invalid login credentials' } },
    ],
    [
      'no server answers',
      new AuthRetryableFetchError('Failed to fetch', 0),
      {
        ok: false,
        reason: {
          code: 'unreachable',
          message: 'The server could not be reached. Check your connection and try again.',
        },
      },
    ],
  ])('when %s', async (_, error, result) => {
    auth.signInWithPassword.mockResolvedValue({ error })
    expect(await signIn('pro@demo.test', 'Demo-pass-1')).toEqual(result)
  })
})

describe('signing out', () => {
  it('ends the session everywhere', async () => {
    await signOut()
    expect(auth.signOut.mock.calls).toEqual([[{ scope: 'global' }]])
  })

  it('ends it in this browser when the server cannot be reached', async () => {
    auth.signOut.mockResolvedValueOnce({ error: new AuthRetryableFetchError('Failed to fetch', 0) })
    await signOut()
    expect(auth.signOut).toHaveBeenLastCalledWith({ scope: 'local' })
  })
})

describe('the user of a session', () => {
  it.each([[null], ['me'], [{}], [{ id: 7 }]])('is nobody where the storage holds %j', (user) => {
    const seen: (AuthUser | undefined)[] = []
    onAuthChange((_event, found) => seen.push(found), vi.fn())
    heard.listener?.('INITIAL_SESSION', { user })
    expect(seen).toEqual([undefined])
  })

  it.each<[string, Record<string, unknown> | undefined, string | undefined]>([
    ['the given name', { name: 'Quinn', full_name: 'Quinn Avery' }, 'Quinn'],
    ['the full name without a given one', { name: '  ', full_name: 'Quinn Avery' }, 'Quinn Avery'],
    ['no name', {}, undefined],
    ['no name from something that is none', { name: 42 }, undefined],
    ['no name without metadata', undefined, undefined],
  ])('has %s', (_, metadata, name) => {
    const seen: (AuthUser | undefined)[] = []
    const stop = onAuthChange((_event, user) => seen.push(user), vi.fn())
    heard.listener?.('SIGNED_IN', { user: { id: 'u1', email: 'q@demo.test', user_metadata: metadata } })
    heard.listener?.('SIGNED_OUT', null)
    stop()
    expect(seen).toEqual([{ id: 'u1', email: 'q@demo.test', name }, undefined])
    expect(heard.listener).toBeUndefined()
  })
})

it('reports a session that cannot be read, because its first event never arrives', async () => {
  auth.getSession.mockRejectedValue(new TypeError('Cannot read properties of null'))
  const onBroken = vi.fn()
  onAuthChange(vi.fn(), onBroken)()
  await vi.waitFor(() => expect(onBroken).toHaveBeenCalledTimes(1))
})
