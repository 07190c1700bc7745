import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn } from '#src/backend/auth.ts'

// The real auth client with scripted responses.
vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abcdefgh.supabase.co', publishableKey: 'sb_publishable_x', apiTimeoutMs: 50 }),
}))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
})

describe('a refused sign-in', () => {
  it.each([
    [
      'the text of the auth service',
      400,
      '{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}',
      'invalid_credentials',
      'Invalid login credentials',
    ],
    ['the text of a gateway', 401, '{"message":"Invalid API key"}', 'auth', 'Invalid API key'],
    [
      'the text of an OAuth answer',
      400,
      '{"error":"invalid_grant","error_description":"Account locked"}',
      'auth',
      'Account locked',
    ],
    ['the text under `error`', 403, '{"error":"Logins are closed."}', 'auth', 'Logins are closed.'],
    [
      'the text of a broken server',
      500,
      '{"msg":"The user store is read-only."}',
      'auth_unavailable',
      'The user store is read-only.',
    ],
    ['nothing for an empty object', 400, '{}', 'auth', ''],
    ['nothing for another object, but its code', 422, '{"error_code":"odd","detail":["nope"]}', 'odd', ''],
    ['nothing for a text that is no text', 400, '{"msg":{"a":1}}', 'auth', ''],
    ['nothing for a list', 400, '[]', 'auth', ''],
    ['nothing for null', 400, 'null', 'auth', ''],
    ['nothing for a page', 400, '<html>Bad request</html>', 'auth', ''],
    ['nothing for an empty body', 403, '', 'auth', ''],
    ['nothing for a page of a broken server', 502, '<html>Bad gateway</html>', 'auth_unavailable', ''],
    ['nothing for a good answer without a session', 200, '{}', 'auth', ''],
  ])('carries %s', async (_, status, body, code, message) => {
    fetchMock.mockImplementation(() =>
      Promise.resolve(
        new Response(body, { status, statusText: 'Made up', headers: { 'x-supabase-api-version': '2024-01-01' } }),
      ),
    )
    expect(await signIn('pro@demo.test', 'Demo-pass-1')).toEqual({ ok: false, reason: { code, message } })
  })

  it.each(['<html>Welcome to the hotel</html>', ''])('never carries the complaint of a parser: %j', async (body) => {
    fetchMock.mockImplementation(() => Promise.resolve(new Response(body, { status: 200 })))
    const refused = await signIn('pro@demo.test', 'Demo-pass-1')
    expect(refused).toMatchObject({ ok: false, reason: { code: 'unreachable' } })
    expect(JSON.stringify(refused)).not.toMatch(/JSON|token|parse/i)
  })
})
