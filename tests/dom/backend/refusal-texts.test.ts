import { beforeEach, describe, expect, it, vi } from 'vitest'
import { register, requestPasswordReset } from '#src/backend/account-api.ts'
import { createUser, deleteUser, listUsers, sendPasswordReset, updateUser } from '#src/backend/admin-api.ts'
import { refusalOf } from '../../support/api-refusal.ts'

vi.mock('#src/backend/supabase-client.ts', () => ({
  supabase: () => ({
    auth: {
      getSession: () =>
        Promise.resolve({ data: { session: { access_token: 'token-1', user: { id: 'u1' } } }, error: null }),
    },
  }),
}))
vi.mock('#src/config/env.ts', () => ({
  env: () => ({ supabaseUrl: 'https://abc.supabase.co', publishableKey: 'public-key', apiTimeoutMs: 50 }),
}))

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
})

function answer(status: number, body: unknown): void {
  fetchMock.mockImplementation(() =>
    Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  )
}

const calls: [string, () => Promise<unknown>, string][] = [
  ['the sign-up', () => register({ name: 'Nia', email: 'nia@demo.test', password: 'Secret-1' }), 'Registration failed'],
  ['the forgotten password', () => requestPasswordReset({ email: 'nia@demo.test' }), 'Request failed'],
  ['the list of users', () => listUsers({}), 'Failed to fetch users'],
  [
    'the creation of a user',
    () => createUser({ name: 'Nia', email: 'nia@demo.test', password: 'Secret-1' }),
    'Failed to create user',
  ],
  ['the change of a user', () => updateUser('u2', { name: 'Nia' }), 'Failed to update user'],
  ['the deletion of a user', () => deleteUser('u2'), 'Failed to delete user'],
  ['the reset by an administrator', () => sendPasswordReset('u2', 'nia@demo.test'), 'Failed to reset password'],
]

describe.each(calls)('%s', (_, call, fallback) => {
  it.each([
    ['with a code', 409, { error: 'Not before Monday.', code: 'closed' }],
    ['without a code', 500, { error: 'Not before Monday.' }],
    ['in an answer 200', 200, { success: false, error: 'Not before Monday.' }],
  ])('says the server’s own text, %s', async (_what, status, body) => {
    answer(status, body)
    expect((await refusalOf(call())).message).toBe('Not before Monday.')
  })

  it.each([
    ['an empty object', 500, {}],
    ['a blank text', 500, { error: ' ' }],
    ['a page', 502, '<html>Bad gateway</html>'],
    ['an answer 200 that says no', 200, { success: false }],
    ['an answer 200 that is a page', 200, '<html>Welcome</html>'],
  ])('says its fallback for %s', async (_what, status, body) => {
    answer(status, body)
    expect((await refusalOf(call())).message).toBe(fallback)
  })
})

describe('the list of users', () => {
  it('shows every user that can be acted on, whatever is new or damaged about them', async () => {
    answer(200, {
      users: [
        {
          id: 'u1',
          name: 'Ada',
          email: 'ada@demo.test',
          role: 'admin',
          status: 'active',
          usage: { testCases: 1 },
          limits: { testCases: -1 },
        },
        {
          id: 'u2',
          name: 'Eve',
          email: 'eve@demo.test',
          role: 'enterprise',
          status: 'frozen',
          usage: { testCases: 1 },
          limits: { testCases: 5 },
        },
        { id: 'u3', name: null, email: 'nn@demo.test', role: null, usage: 'many' },
        { name: 'Nobody' },
        null,
      ],
    })
    const list = await listUsers({})
    expect(list).toMatchObject({ total: 3, page: 1 })
    expect(list.users.map(({ id, name, role, status }) => ({ id, name, role, status }))).toEqual([
      { id: 'u1', name: 'Ada', role: 'admin', status: 'active' },
      { id: 'u2', name: 'Eve', role: 'enterprise', status: undefined },
      { id: 'u3', name: '', role: 'unknown', status: undefined },
    ])
  })
})

it('takes a sign-up without a message for done', async () => {
  answer(200, { success: true })
  await expect(register({ name: 'Nia', email: 'nia@demo.test', password: 'Secret-1' })).resolves.toEqual({
    success: true,
  })
})
