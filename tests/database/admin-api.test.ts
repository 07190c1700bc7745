import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userResponseSchema } from '#domain/contracts/admin.ts'
import { userInfoSchema } from '#domain/contracts/user-info.ts'
import { openAdminApi, refusal, unknownId, type AdminApi } from './support/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await openAdminApi()
})
afterAll(() => api.project.close())

describe('who may administer', () => {
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/admin/users'],
    ['POST', '/api/admin/users/create', { email: 'x@example.test', password: 'Secret-1', name: 'X' }],
    ['PUT', `/api/admin/users/${unknownId}`, { name: 'X', role: 'admin' }],
    ['DELETE', `/api/admin/users/${unknownId}`],
    ['POST', `/api/admin/users/${unknownId}/reset-password`, { email: 'x@example.test' }],
    ['GET', '/api/admin/audit'],
  ]

  it.each(calls)('%s %s asks for a token', async (method, path, body) => {
    expect(await refusal(await api.project.call(undefined, method, path, body))).toMatchObject({
      status: 401,
      code: 'no_token',
      error: 'No access token available',
    })
  })

  it.each(calls)('%s %s is for administrators only', async (method, path, body) => {
    for (const role of ['user', 'starter', 'pro'] as const) {
      const response = await api.project.call(await api.project.db.addUser(role), method, path, body)
      expect(await refusal(response)).toMatchObject({ status: 403, code: 'admin_only' })
    }
  })

  it('is asked at every call: a demoted administrator is refused at once', async () => {
    const bob = await api.project.db.addUser('admin')
    expect((await api.project.call(bob, 'GET', '/api/admin/users')).status).toBe(200)
    await api.call('PUT', `/api/admin/users/${bob.id}`, { name: 'Bob', role: 'pro' })
    expect(await refusal(await api.project.call(bob, 'GET', '/api/admin/users'))).toMatchObject({
      status: 403,
      code: 'admin_only',
    })
  })
})

describe('creating a user', () => {
  it('makes an account that can sign in, with name, role and quota', async () => {
    const user = await api.create({ email: ' New.User@Example.test ', name: '  Nora New ', role: 'pro' })
    expect(user).toMatchObject({
      email: 'new.user@example.test',
      name: 'Nora New',
      role: 'pro',
      status: 'active',
      usage: { testCases: 0 },
      limits: { testCases: 100 },
    })
    expect(Date.now() - Date.parse(user.createdAt ?? '')).toBeLessThan(60_000)
    const info = userInfoSchema.parse(await (await api.project.call(user, 'GET', '/api/user/info')).json())
    expect(info.user).toEqual({ id: user.id, email: 'new.user@example.test', role: 'pro', name: 'Nora New' })
  })

  it('takes starter where no role is given', async () => {
    expect(await api.create()).toMatchObject({ role: 'starter', limits: { testCases: 20 } })
  })

  it.each([
    ['no name', { name: '  ' }, 400, 'invalid_request', 'Name is required'],
    ['no e-mail', { email: '' }, 400, 'invalid_request', 'Email is required'],
    ['a wrong e-mail', { email: 'nobody' }, 400, 'invalid_request', 'Please enter a valid email address'],
    ['no password', { password: '' }, 400, 'invalid_request', 'Password is required'],
    ['a short password', { password: '12345' }, 400, 'invalid_request', 'Password must be at least 6 characters'],
    [
      'a name that no database can hold',
      { name: 'A\u0000B' },
      400,
      'invalid_request',
      'Name must not contain control characters',
    ],
    [
      'half a character in the e-mail',
      { email: 'x\ud800@example.test' },
      400,
      'invalid_request',
      'Please enter a valid email address',
    ],
    [
      'a password that the auth service would cut',
      { password: 'ä'.repeat(37) },
      400,
      'invalid_request',
      'Password must be at most 72 characters (accented letters and emoji count as more than one)',
    ],
    [
      'an address that is taken',
      { email: 'TAKEN@example.test' },
      409,
      'email_taken',
      'A user with this email address already exists.',
    ],
  ])('refuses %s', async (_what, change, status, code, error) => {
    await api.call('POST', '/api/admin/users/create', {
      email: 'taken@example.test',
      password: 'Secret-1',
      name: 'Taken',
    })
    const input = { email: `refused@example.test`, password: 'Secret-1', name: 'Refused', ...change }
    expect(await refusal(await api.call('POST', '/api/admin/users/create', input))).toMatchObject({
      status,
      code,
      error,
    })
  })

  it('refuses a role that is none', async () => {
    const input = { email: 'owner@example.test', password: 'Secret-1', name: 'Owner', role: 'owner' }
    expect(await refusal(await api.call('POST', '/api/admin/users/create', input))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })

  it.each([
    ['the auth service', 'POST /auth/v1/admin/users'],
    ['the database, and leaves no account behind', 'POST /rest/v1/rpc/admin_finish_creation'],
  ])('fails with the spec’s words where %s fails', async (_what, path) => {
    api.project.failing.set(path, 500)
    const response = await api.call('POST', '/api/admin/users/create', {
      email: 'lost@example.test',
      password: 'Secret-1',
      name: 'Lost',
    })
    api.project.failing.clear()
    expect(await refusal(response)).toMatchObject({ status: 503, code: 'users_failed', error: 'Failed to create user' })
    expect(await api.project.db.rows("select 1 from auth.users where email = 'lost@example.test'")).toEqual([])
  })
})

describe('editing a user', () => {
  it('changes name and role at the user’s next request', async () => {
    const user = await api.create()
    const response = await api.call('PUT', `/api/admin/users/${user.id}`, { name: 'Other Name', role: 'pro' })
    expect(userResponseSchema.parse(await response.json()).user).toMatchObject({
      id: user.id,
      name: 'Other Name',
      role: 'pro',
    })
    const info = userInfoSchema.parse(await (await api.project.call(user, 'GET', '/api/user/info')).json())
    expect(info).toMatchObject({ user: { name: 'Other Name', role: 'pro' }, limits: { testCases: 100 } })
    const { data } = await (await api.project.db.client(user)).auth.getUser()
    expect(data.user?.user_metadata).toMatchObject({ name: 'Other Name' })
  })

  it('changes only the given fields: correcting a name keeps the role that somebody else has granted since', async () => {
    const user = await api.create({ name: 'Mispelt', role: 'starter' })
    expect(
      (await api.call('PUT', `/api/admin/users/${user.id}`, { role: 'pro', expected: { role: 'starter' } })).status,
    ).toBe(200)
    const response = await api.call('PUT', `/api/admin/users/${user.id}`, {
      name: 'Misspelt',
      expected: { name: 'Mispelt' },
    })
    expect(userResponseSchema.parse(await response.json()).user).toMatchObject({ name: 'Misspelt', role: 'pro' })
    const { entries } = await api.audit(`?userId=${user.id}`)
    expect(entries.slice(0, 2).map(({ changes }) => changes)).toEqual([
      { name: { from: 'Mispelt', to: 'Misspelt' } },
      { role: { from: 'starter', to: 'pro' } },
    ])
  })

  it.each([
    ['the role', { role: 'user', expected: { role: 'starter' } }],
    ['the name', { name: 'Third', expected: { name: 'First' } }],
    ['one of both', { name: 'Third', role: 'admin', expected: { name: 'Second', role: 'starter' } }],
  ])('refuses to change %s that the administrator saw before somebody else changed it', async (_what, body) => {
    const user = await api.create({ name: 'First', role: 'starter' })
    await api.call('PUT', `/api/admin/users/${user.id}`, { name: 'Second', role: 'pro' })
    expect(await refusal(await api.call('PUT', `/api/admin/users/${user.id}`, body))).toMatchObject({
      status: 409,
      code: 'stale_user',
      error: 'This user was changed by someone else in the meantime. Nothing was saved.',
    })
    expect((await api.list(`?search=${user.email}`)).users[0]).toMatchObject({ name: 'Second', role: 'pro' })
  })

  it('takes the same change twice', async () => {
    const user = await api.create({ role: 'starter' })
    const body = { role: 'pro', expected: { role: 'starter' } }
    for (const _ of [1, 2]) expect((await api.call('PUT', `/api/admin/users/${user.id}`, body)).status).toBe(200)
    expect((await api.audit(`?userId=${user.id}&action=user.update`)).total).toBe(1)
  })

  it.each([[{}], [{ expected: { role: 'pro' } }]])('refuses %j, which changes nothing', async (body) => {
    expect(await refusal(await api.call('PUT', `/api/admin/users/${unknownId}`, body))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
  })

  it.each([
    ['nobody', unknownId, { name: 'X', role: 'pro' }, 404, 'user_not_found', 'This user does not exist any more.'],
    [
      'an id that is none',
      'me',
      { name: 'X', role: 'pro' },
      404,
      'user_not_found',
      'This user does not exist any more.',
    ],
    ['a user into having no name', unknownId, { name: '', role: 'pro' }, 400, 'invalid_request', 'Name is required'],
  ])('refuses to edit %s', async (_what, id, body, status, code, error) => {
    expect(await refusal(await api.call('PUT', `/api/admin/users/${id}`, body))).toMatchObject({ status, code, error })
  })

  it('holds where only the session’s copy of the name fails, and logs it', async () => {
    const user = await api.create()
    const before = api.project.log.length
    api.project.failing.set(`PUT /auth/v1/admin/users/${user.id}`, 500)
    const response = await api.call('PUT', `/api/admin/users/${user.id}`, { name: 'Kept', role: 'starter' })
    api.project.failing.clear()
    expect(response.status).toBe(200)
    expect((await api.list(`?search=${user.email}`)).users[0]).toMatchObject({ name: 'Kept' })
    expect(api.project.log.slice(before).join('\n')).toContain('"event":"auth_refusal"')
  })
})

describe('queries', () => {
  it.each([
    '/api/admin/users?page=0',
    '/api/admin/users?perPage=101',
    '/api/admin/users?sort=password',
    '/api/admin/users?search=%00',
    '/api/admin/users?role=owner',
    '/api/admin/audit?userId=me',
    '/api/admin/audit?action=x',
  ])('%s is refused', async (path) => {
    expect(await refusal(await api.call('GET', path))).toMatchObject({ status: 400, code: 'invalid_request' })
  })

  it.each([
    ['POST', '/api/admin/users', 'GET'],
    ['PATCH', `/api/admin/users/${unknownId}`, 'PUT, DELETE'],
    ['GET', '/api/admin/users/create', 'POST'],
    ['POST', '/api/admin/audit', 'GET'],
  ])('%s %s is a 405 that names what is taken', async (method, path, allow) => {
    const response = await api.call(method, path)
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({ status: 405, allow })
  })

  it('fail with the spec’s words where the database fails', async () => {
    api.project.failing.set('POST /rest/v1/rpc/admin_list_users', 500)
    const response = await api.call('GET', '/api/admin/users')
    api.project.failing.clear()
    expect(await refusal(response)).toMatchObject({ status: 503, code: 'users_failed', error: 'Failed to fetch users' })
  })
})

it('no log line of all this holds an address, a name or a password', () => {
  const lines = api.project.log.join('\n')
  expect(api.project.log.length).toBeGreaterThan(30)
  for (const secret of ['example.test', 'Secret-1', 'Made', 'Nora', 'Other Name', 'sb_secret'])
    expect(lines).not.toContain(secret)
})
