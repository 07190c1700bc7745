import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminDoneSchema } from '#domain/contracts/admin.ts'
import { openAdminApi, refusal, unknownId, type AdminApi } from './support/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await openAdminApi()
})
afterAll(() => api.project.close())

describe('deleting a user', () => {
  it('takes the account away: no token and no password opens it any more', async () => {
    const user = await api.create()
    expect((await api.project.call(user, 'GET', '/api/user/info')).status).toBe(200)
    const response = await api.call('DELETE', `/api/admin/users/${user.id}`)
    expect(adminDoneSchema.parse(await response.json())).toEqual({ success: true })
    expect((await api.project.call(user, 'GET', '/api/user/info')).status).toBe(401)
    await expect(api.project.db.client(user)).rejects.toThrow('Invalid login credentials')
    expect(await refusal(await api.call('DELETE', `/api/admin/users/${user.id}`))).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
  })

  it('refuses the own account, in the spec’s words', async () => {
    await api.project.db.addUser('admin')
    expect(await refusal(await api.call('DELETE', `/api/admin/users/${api.ada.id}`))).toMatchObject({
      status: 409,
      code: 'own_account',
      error: 'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
    })
    expect((await api.call('GET', '/api/user/info')).status).toBe(200)
  })

  it('if two administrators delete each other at once, one remains and the other gets the reason', async () => {
    const [bob, cleo] = [await api.create({ role: 'admin' }), await api.create({ role: 'admin' })]
    // Both log in first: a login fails if its account is deleted while it runs.
    for (const admin of [bob, cleo]) expect((await api.project.call(admin, 'GET', '/api/user/info')).status).toBe(200)
    await api.project.db.rows("update public.profiles set role = 'pro' where role = 'admin' and id not in ($1, $2)", [
      bob.id,
      cleo.id,
    ])
    const responses = await Promise.all([
      api.project.call(bob, 'DELETE', `/api/admin/users/${cleo.id}`),
      api.project.call(cleo, 'DELETE', `/api/admin/users/${bob.id}`),
    ])
    const admins = await api.project.db.rows("select id from public.profiles where role = 'admin'")
    await api.project.db.rows("update public.profiles set role = 'admin' where id = $1", [api.ada.id])
    expect(admins).toHaveLength(1)
    const refused = responses.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(1)
    // Refused by the rule, or because the caller is no longer an administrator by then.
    for (const response of refused)
      expect(['last_admin', 'admin_only', 'invalid_token']).toContain((await refusal(response)).code)
  })

  it('refuses to take the last administrator’s role, and says what to do first', async () => {
    const others = await api.project.db.rows(
      "update public.profiles set role = 'pro' where role = 'admin' and id <> $1 returning id",
      [api.ada.id],
    )
    const response = await api.call('PUT', `/api/admin/users/${api.ada.id}`, { name: 'Ada', role: 'pro' })
    expect(others.length).toBeGreaterThan(0)
    expect(await refusal(response)).toMatchObject({
      status: 409,
      code: 'last_admin',
      error: 'This is the last administrator. Make another user an administrator first.',
    })
  })

  it('fails with the spec’s words where the auth service fails, and deletes nothing', async () => {
    const user = await api.create()
    api.project.failing.set(`DELETE /auth/v1/admin/users/${user.id}`, 500)
    const response = await api.call('DELETE', `/api/admin/users/${user.id}`)
    api.project.failing.clear()
    expect(await refusal(response)).toMatchObject({ status: 503, code: 'users_failed', error: 'Failed to delete user' })
    expect((await api.audit(`?userId=${user.id}`)).entries.map(({ action }) => action)).toEqual(['user.create'])
  })
})

describe('a reset-password e-mail', () => {
  it('goes to the user, with a link of the site', async () => {
    const user = await api.create()
    const response = await api.call('POST', `/api/admin/users/${user.id}/reset-password`, {
      email: user.email.toUpperCase(),
    })
    expect(adminDoneSchema.parse(await response.json())).toEqual({ success: true })
    const [mail] = await api.project.mails()
    expect(mail?.to).toBe(user.email)
    expect(mail?.text).toContain('type=recovery')
  })

  it.each([
    ['another address than the user’s', 409, 'email_mismatch', 'other@example.test'],
    ['no address', 400, 'invalid_request', ''],
  ])('is refused for %s', async (_what, status, code, email) => {
    const user = await api.create()
    const before = (await api.project.mails()).length
    expect(
      await refusal(await api.call('POST', `/api/admin/users/${user.id}/reset-password`, { email })),
    ).toMatchObject({ status, code })
    expect(await api.project.mails()).toHaveLength(before)
  })

  it.each([
    [500, 503, 'users_failed', 'Failed to reset password'],
    [0, 503, 'users_failed', 'Failed to reset password'],
    [429, 429, 'too_many_requests', 'Too many attempts. Try again in 1 minute.'],
  ])('fails with words where the auth service gives %i', async (planned, status, code, error) => {
    const user = await api.create()
    api.project.failing.set('POST /auth/v1/recover', planned)
    const response = await api.call('POST', `/api/admin/users/${user.id}/reset-password`, { email: user.email })
    api.project.failing.clear()
    expect(await refusal(response)).toMatchObject({ status, code, error })
  })
})

describe('the audit log', () => {
  it('holds every action: who, to whom, what became different; never a password', async () => {
    const user = await api.create({ name: 'Old', role: 'starter' })
    await api.call('PUT', `/api/admin/users/${user.id}`, { name: 'New', role: 'pro' })
    await api.call('PUT', `/api/admin/users/${user.id}`, { name: 'New', role: 'pro' })
    await api.call('POST', `/api/admin/users/${user.id}/reset-password`, { email: user.email })
    await api.call('DELETE', `/api/admin/users/${user.id}`)
    const { entries, total } = await api.audit(`?userId=${user.id}`)
    const people = { actor: { id: api.ada.id, email: api.ada.email }, target: { id: user.id, email: user.email } }
    expect(entries).toMatchObject([
      { action: 'user.delete', ...people, changes: { name: { from: 'New' }, role: { from: 'pro' } } },
      { action: 'user.reset_password', ...people, changes: {} },
      {
        action: 'user.update',
        ...people,
        changes: { name: { from: 'Old', to: 'New' }, role: { from: 'starter', to: 'pro' } },
      },
      { action: 'user.create', ...people, changes: { name: { to: 'Old' }, role: { to: 'starter' } } },
    ])
    expect(total).toBe(4)
    expect(JSON.stringify(entries)).not.toContain(user.password)
  })

  it('comes in pages, newest first, and by action', async () => {
    for (let index = 0; index < 3; index++) await api.create()
    const first = await api.audit('?action=user.create&perPage=2')
    const second = await api.audit('?action=user.create&perPage=2&page=2')
    expect(first).toMatchObject({ page: 1, perPage: 2 })
    expect([...first.entries, ...second.entries].every(({ action }) => action === 'user.create')).toBe(true)
    const ids = [...first.entries, ...second.entries].map(({ id }) => Number(id))
    expect(ids).toEqual([...ids].sort((left, right) => right - left))
    expect(new Set(ids).size).toBe(4)
  })

  it('is append only, for the server too', async () => {
    for (const attempt of [
      api.project.db.service.from('audit_log').delete().gt('id', 0),
      api.project.db.service.from('audit_log').update({ actor_email: 'nobody' }).gt('id', 0),
      api.project.db.service
        .from('audit_log')
        .insert({ action: 'user.delete', target_id: unknownId, target_email: 'x' }),
    ]) {
      expect((await attempt).error?.code).toBe('42501')
    }
  })
})

it('no log line of all this holds an address, a name or a password', () => {
  const lines = api.project.log.join('\n')
  expect(api.project.log.length).toBeGreaterThan(30)
  for (const secret of ['example.test', 'Secret-1', 'Made', 'sb_secret']) expect(lines).not.toContain(secret)
})
