import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlDatabase } from '../support/sql-database.ts'

const outcomeSchema = z.tuple([z.object({ answer: z.object({ outcome: z.string() }) })])

/** The rules of administration, for every kind of database and every caller. */
export function describeAdministration(name: string, open: () => Promise<SqlDatabase>): void {
  describe(`administration on ${name}`, () => {
    let db: SqlDatabase
    beforeAll(async () => {
      db = await open()
    })
    afterAll(() => db.close())
    // The rule under test prevents removing the last one.
    beforeEach(async () => {
      const keeper = await db.addUser('admin')
      await db.rows("update public.profiles set role = 'user' where role = 'admin' and id <> $1", [keeper.id])
      await db.rows('delete from auth.users where id <> $1', [keeper.id])
      await db.rows("update public.profiles set role = 'admin' where id = $1", [keeper.id])
    })

    async function outcome(sql: string, params: unknown[]): Promise<string> {
      const [{ answer }] = outcomeSchema.parse(await db.rows(`select ${sql} as answer`, params))
      return answer.outcome
    }

    const update = (actor: string, user: string, role: string) =>
      outcome("public.admin_update_user($1, $2, 'Name', $3)", [actor, user, role])
    const requestDeletion = (actor: string, user: string) =>
      outcome('public.admin_request_deletion($1, $2)', [actor, user])
    const erase = (user: string) => db.rows('delete from auth.users where id = $1', [user])
    const auditOf = (user: string) =>
      db.rows('select action, actor_email from public.audit_log where target_id = $1 order by id', [user])

    async function admins(): Promise<string[]> {
      const rows = await db.rows("select id from public.profiles where role = 'admin'")
      return rows.map(({ id }) => String(id))
    }

    /** Ensures this number of administrators, counting the existing one. */
    async function makeAdmins(count: number): Promise<string[]> {
      for (let index = 1; index < count; index++) await db.addUser('admin')
      return admins()
    }

    const attempts: [string, (admin: string) => Promise<unknown>][] = [
      [
        'demoted by direct update',
        (admin) => db.rows("update public.profiles set role = 'user' where id = $1", [admin]),
      ],
      ['deleted by the auth service', (admin) => erase(admin)],
      ['deleted as a profile', (admin) => db.rows('delete from public.profiles where id = $1', [admin])],
      ['demoted with everybody in one statement', () => db.rows("update public.profiles set role = 'pro'")],
      ['deleted with everybody in one statement', () => db.rows('delete from auth.users')],
    ]
    it.each(attempts)('the last administrator cannot be %s', async (_what, attempt) => {
      const [admin = ''] = await makeAdmins(1)
      await db.addUser('pro')
      await expect(attempt(admin)).rejects.toMatchObject({ code: 'CW001' })
      expect(await admins()).toEqual([admin])
    })

    it.each(attempts.slice(3))('two administrators cannot both be %s', async (_what, attempt) => {
      const two = await makeAdmins(2)
      await expect(attempt('')).rejects.toMatchObject({ code: 'CW001' })
      expect((await admins()).sort()).toEqual(two.sort())
    })

    it('the last administrator cannot step down or be demoted from the terminal', async () => {
      const [admin = ''] = await makeAdmins(1)
      expect(await update(admin, admin, 'pro')).toBe('last_admin')
      const [row] = await db.rows('select email from auth.users where id = $1', [admin])
      expect(await outcome("public.grant_role($1, 'user')", [row?.['email']])).toBe('last_admin')
      expect(await auditOf(admin)).toEqual([])
    })

    it('one of two may step down, then the other may not', async () => {
      const [one = '', two = ''] = await makeAdmins(2)
      expect(await update(one, one, 'pro')).toBe('updated')
      expect(await update(two, two, 'pro')).toBe('last_admin')
    })

    it('a change is refused where the value that it was decided on is old, and nothing of it is made', async () => {
      const [admin = ''] = await makeAdmins(1)
      const user = await db.addUser('starter')
      const edit = (
        name: string | null,
        role: string | null,
        expectedName: string | null,
        expectedRole: string | null,
      ) =>
        outcome('public.admin_update_user($1, $2, $3, $4, $5, $6)', [
          admin,
          user.id,
          name,
          role,
          expectedName,
          expectedRole,
        ])
      expect(await edit('First', null, null, null)).toBe('updated')
      expect(await edit(null, 'pro', null, 'starter')).toBe('updated')
      expect(await edit('Second', 'user', 'First', 'starter')).toBe('stale_user')
      expect(await edit('Second', null, 'Zeroth', null)).toBe('stale_user')
      expect(await edit('Second', null, 'First', null)).toBe('updated')
      // Somebody else had the same idea.
      expect(await edit('Second', 'pro', 'First', 'starter')).toBe('updated')
      expect(await db.rows('select name, role from public.profiles where id = $1', [user.id])).toEqual([
        { name: 'Second', role: 'pro' },
      ])
    })

    it('nobody deletes themselves, and only administrators request deletions', async () => {
      const [one = '', two = ''] = await makeAdmins(2)
      const user = await db.addUser('pro')
      expect(await requestDeletion(one, one)).toBe('own_account')
      expect(await requestDeletion(user.id, two)).toBe('not_admin')
      expect(await requestDeletion(user.id, user.id)).toBe('not_admin')
      expect(await requestDeletion(one, '00000000-0000-4000-8000-000000000000')).toBe('user_not_found')
      expect(await requestDeletion(one, two)).toBe('requested')
    })

    it('of eight administrators who demote each other at once, one is left', async () => {
      const eight = await makeAdmins(8)
      const answers = await Promise.all(
        eight.flatMap((actor) => eight.filter((user) => user !== actor).map((user) => update(actor, user, 'pro'))),
      )
      expect(await admins()).toHaveLength(1)
      // Each demotion has an actor who was still an administrator at that time.
      const demotions = await db.rows(
        "select actor_id, target_id, id from public.audit_log where action = 'user.update' and target_id = any($1) order by id",
        [`{${eight.join()}}`],
      )
      expect(demotions).toHaveLength(7)
      const gone = new Set<unknown>()
      for (const { actor_id: actor, target_id: target } of demotions) {
        expect(gone.has(actor)).toBe(false)
        gone.add(target)
      }
      expect(new Set(answers)).toEqual(new Set(['updated', 'not_admin']))
    })

    it('of administrators who are deleted and demoted at once by every way there is, one stays', async () => {
      const ten = await makeAdmins(10)
      const results = await Promise.allSettled(
        ten.flatMap((user, index) => [
          erase(user),
          db.rows("update public.profiles set role = 'user' where id = $1", [user]),
          update(ten[(index + 1) % ten.length] ?? '', user, 'starter'),
          requestDeletion(ten[(index + 2) % ten.length] ?? '', user),
        ]),
      )
      expect(results.some(({ status }) => status === 'rejected')).toBe(true)
      // The server may abort some of so many calls because of deadlocks; a retry succeeds, except for the last
      // administrator.
      const left = await admins()
      expect(left.length).toBeGreaterThanOrEqual(1)
      const again = await Promise.allSettled(left.map((user) => erase(user)))
      expect(again.some(({ status }) => status === 'rejected')).toBe(true)
      for (const user of (await admins()).slice(1)) await erase(user)
      expect(await admins()).toHaveLength(1)
    })

    it('a deletion and its entry in the log happen together', async () => {
      const [admin = ''] = await makeAdmins(1)
      const [actor] = await db.rows('select email from auth.users where id = $1', [admin])
      const user = await db.addUser('pro')
      expect(await requestDeletion(admin, user.id)).toBe('requested')
      expect(await auditOf(user.id)).toEqual([])
      await erase(user.id)
      expect(await auditOf(user.id)).toEqual([{ action: 'user.delete', actor_email: actor?.['email'] }])
    })

    it('a request that was never carried out counts for five minutes only', async () => {
      const [admin = ''] = await makeAdmins(1)
      const user = await db.addUser('pro')
      await db.setClock('2026-03-01T12:00:00Z')
      await requestDeletion(admin, user.id)
      await db.setClock('2026-03-01T12:05:00Z')
      await erase(user.id)
      await db.setClock()
      expect(await auditOf(user.id)).toEqual([])
    })

    describe.each([
      ['banned', "banned_until = public.clock() + interval '1 day'"],
      ['deleted but kept by the auth service', 'deleted_at = public.clock()'],
    ])('an administrator who is %s', (_what, shutOut) => {
      const apply = (user: string) => db.rows(`update auth.users set ${shutOut} where id = $1`, [user])
      const infoOf = (user: string) => db.rows('select email from public.account_info($1)', [user])

      it('has no account for the function and does nothing any more', async () => {
        const [one = '', two = ''] = await makeAdmins(2)
        const user = await db.addUser('pro')
        expect(await infoOf(two)).toHaveLength(1)
        await apply(two)
        expect(await infoOf(two)).toEqual([])
        expect(await update(two, user.id, 'admin')).toBe('not_admin')
        expect(await requestDeletion(two, user.id)).toBe('not_admin')
        expect(await outcome("public.admin_finish_creation($1, $2, 'Name', 'admin')", [two, user.id])).toBe('not_admin')
        expect(await outcome('public.admin_request_password_reset($1, $2, $3)', [two, user.id, user.email])).toBe(
          'not_admin',
        )
        expect(await update(one, user.id, 'starter')).toBe('updated')
      })

      it('does not count as the one who stays', async () => {
        const [one = '', two = ''] = await makeAdmins(2)
        await apply(two)
        expect(await update(one, one, 'pro')).toBe('last_admin')
        await expect(erase(one)).rejects.toMatchObject({ code: 'CW001' })
        await erase(two)
      })

      it('loses every session, and nobody else does', async () => {
        const users = await makeAdmins(2)
        for (const user of users)
          await db.rows("insert into auth.sessions (id, user_id, aal) values (gen_random_uuid(), $1, 'aal1')", [user])
        const [one = '', two = ''] = users
        await db.rows('update auth.users set updated_at = public.clock() where id = $1', [two])
        expect(await db.rows('select user_id from auth.sessions')).toHaveLength(2)
        await apply(two)
        expect(await db.rows('select user_id from auth.sessions')).toEqual([{ user_id: one }])
      })
    })

    it('a ban expires', async () => {
      const user = await db.addUser('pro')
      await db.rows("update auth.users set banned_until = '2026-03-01T12:00:00Z' where id = $1", [user.id])
      await db.setClock('2026-03-01T11:59:59Z')
      expect(await db.rows('select email from public.account_info($1)', [user.id])).toEqual([])
      await db.setClock('2026-03-01T12:00:00Z')
      expect(await db.rows('select email from public.account_info($1)', [user.id])).toEqual([{ email: user.email }])
      await db.setClock()
    })

    it('the terminal makes an administrator of an address in any case, and logs it without an actor', async () => {
      const user = await db.addUser('user')
      expect(await outcome("public.grant_role($1, 'admin')", [user.email.toUpperCase()])).toBe('granted')
      expect(await outcome("public.grant_role($1, 'admin')", [user.email])).toBe('unchanged')
      expect(await outcome("public.grant_role('nobody@example.test', 'admin')", [])).toBe('user_not_found')
      expect(await auditOf(user.id)).toEqual([{ action: 'role.grant', actor_email: null }])
    })
  })
}
