import { beforeEach, describe, expect, it, vi } from 'vitest'
import { supabase } from '#src/backend/supabase-client.ts'

vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abcdefgh.supabase.co', publishableKey: 'sb_publishable_x', apiTimeoutMs: 50 }),
}))

const sent: { url: string; headers: Headers }[] = []
const user = {
  id: 'u1',
  aud: 'authenticated',
  email: 'q@demo.test',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers) })
    return Promise.resolve(
      Response.json({
        access_token: 'a.b.c',
        refresh_token: 'r',
        expires_in: 3600,
        token_type: 'bearer',
        user,
        ...user,
      }),
    )
  })
})

describe('the auth client', () => {
  it('calls the project with the publishable key, and with the token of a session instead once there is one', async () => {
    await supabase().auth.signInWithPassword({ email: 'q@demo.test', password: 'secret-1' })
    expect(sent[0]?.url).toMatch(/^https:\/\/abcdefgh\.supabase\.co\/auth\/v1\/token\?grant_type=password/)
    expect(sent[0]?.headers.get('apikey')).toBe('sb_publishable_x')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer sb_publishable_x')

    await supabase().auth.updateUser({ password: 'secret-2' })
    expect(sent[1]?.headers.get('apikey')).toBe('sb_publishable_x')
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer a.b.c')
  })

  it('keeps the session under the name that every Supabase client gives it', async () => {
    await supabase().auth.signInWithPassword({ email: 'q@demo.test', password: 'secret-1' })
    expect(Object.keys(localStorage)).toEqual(['sb-abcdefgh-auth-token'])
  })
})
