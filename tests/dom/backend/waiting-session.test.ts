import { afterEach, expect, it, vi } from 'vitest'
import { isSessionWaiting } from '#src/backend/auth.ts'

vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abcdefgh.supabase.co', publishableKey: 'sb_publishable_x', apiTimeoutMs: 50 }),
}))

const user = {
  id: 'u1',
  aud: 'authenticated',
  email: 'q@demo.test',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}
const session = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user }

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['somebody asks again', () => isSessionWaiting({ again: true })],
  [
    'the connection is back',
    () => {
      window.dispatchEvent(new Event('online'))
      return isSessionWaiting()
    },
  ],
])('a session that no server renewed is renewed as soon as %s', async (_, askAnew) => {
  vi.useFakeTimers()
  localStorage.setItem('sb-abcdefgh-auth-token', JSON.stringify({ ...session, expires_at: 1 }))
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  const waiting = isSessionWaiting()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await waiting).toBe(true)

  fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json(session)))
  expect(await askAnew()).toBe(false)
  expect(fetch).toHaveBeenCalledTimes(1)
})
