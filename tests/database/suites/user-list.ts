import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlDatabase } from '../support/sql-database.ts'

const many = 10_000
const pageSchema = z.tuple([
  z.object({
    page: z.object({
      total: z.number(),
      users: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          role: z.string(),
          status: z.string(),
          used: z.number(),
        }),
      ),
    }),
  }),
])

/** The list with ten thousand users. */
export function describeUserList(name: string, open: () => Promise<SqlDatabase>): void {
  describe(`the list of ${many} users on ${name}`, () => {
    let db: SqlDatabase

    beforeAll(async () => {
      db = await open()
      await db.rows(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, banned_until, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at, last_sign_in_at)
         select gen_random_uuid(), 'authenticated', 'authenticated', 'person' || i || '@example.test',
           case when i % 10 <> 0 then now() end, case when i % 100 = 1 then now() + interval '1 day' when i % 100 = 2 then now() - interval '1 day' end,
           '{}', jsonb_build_object('name', case i when 7 then '100%_Zoë' else 'Person ' || i end), false, false,
           timestamptz '2026-01-01' + i * interval '1 minute', now(), case when i % 3 = 0 then timestamptz '2026-02-01' - i * interval '1 minute' end
         from generate_series(1, $1::integer) i`,
        [many],
      )
      await db.rows(
        "update public.profiles set role = case when name like '%5' then 'pro' when name = 'Person 1' then 'admin' else 'starter' end",
      )
      await db.rows(
        "insert into public.usage (user_id, month, used) select id, public.current_usage_month(), length(name) from public.profiles where name like 'Person 9%'",
      )
      await db.rows('analyze')
    })
    afterAll(() => db.close())

    async function list({
      search = '',
      role = null,
      sort = 'createdAt',
      descending = true,
      limit = 25,
      offset = 0,
    }: Partial<Record<'search' | 'sort', string>> & {
      role?: string | null
      descending?: boolean
      limit?: number
      offset?: number
    } = {}) {
      const rows = await db.rows('select public.admin_list_users($1, $2, $3, $4, $5, $6) as page', [
        search,
        role,
        sort,
        descending,
        limit,
        offset,
      ])
      return pageSchema.parse(rows)[0].page
    }

    it.each([
      ['the first page', {}],
      ['a search', { search: 'person 99' }],
      ['a search that finds nobody', { search: 'nobody at all' }],
      ['a role, by name', { role: 'pro', sort: 'name', descending: false }],
      ['by runs of this month', { sort: 'used' }],
      ['the last page', { offset: many - 25 }],
    ])('gives %s within the time that a hosted database allows a statement', async (_what, query) => {
      await db.rows("set statement_timeout = '8s'")
      expect((await list(query)).users.length).toBeLessThanOrEqual(25)
    })

    it('gives the newest first, and how many there are', async () => {
      const { total, users } = await list()
      expect(total).toBe(many)
      expect(users.map(({ email }) => email)).toEqual(
        Array.from({ length: 25 }, (_, index) => `person${many - index}@example.test`),
      )
    })

    it('gives everybody once over all pages, also where the order says nothing about them', async () => {
      const ids = new Set<string>()
      for (let offset = 0; offset < many; offset += 1000) {
        for (const { id } of (await list({ sort: 'role', limit: 1000, offset })).users) ids.add(id)
      }
      expect(ids.size).toBe(many)
    })

    it.each([
      [{ search: 'PERSON123@' }, ['person123@example.test']],
      [{ search: 'zoë' }, ['person7@example.test']],
      [{ search: '%' }, ['person7@example.test']],
      [{ search: '0%_z' }, ['person7@example.test']],
      [{ search: '_' }, ['person7@example.test']],
      [{ search: "'; drop table public.profiles; --" }, []],
      [{ role: 'admin' }, ['person1@example.test']],
      [{ role: 'admin', search: 'Person 2' }, []],
    ])('%j finds %j', async (query, emails) => {
      const { users, total } = await list(query)
      expect(users.map(({ email }) => email)).toEqual(emails)
      expect(total).toBe(emails.length)
    })

    it.each([
      [{ sort: 'email', descending: false }, 'person1000@example.test'],
      [{ sort: 'email', descending: true }, 'person9@example.test'],
      [{ sort: 'name', descending: false }, '100%_Zoë'],
      [{ sort: 'role', descending: true }, 'admin'],
      [{ sort: 'createdAt', descending: false }, 'Person 1'],
      [{ sort: 'lastSignInAt', descending: true }, 'Person 3'],
      [{ sort: 'lastSignInAt', descending: false }, 'Person 9999'],
      [{ sort: 'used', descending: true }, '11'],
      [{ sort: 'anything; else', descending: false }, 'Person 1'],
    ])('%j begins with %s', async (query, first) => {
      const [user] = (await list({ ...query, limit: 1, offset: query.sort === 'email' && !query.descending ? 1 : 0 }))
        .users
      expect([user?.name, user?.email, user?.role, String(user?.used)]).toContain(first)
    })

    it.each([
      ['Person 10', 'unconfirmed'],
      ['Person 101', 'banned'],
      ['Person 102', 'active'],
      ['Person 103', 'active'],
    ])('tells that %s is %s', async (search, status) => {
      const { users } = await list({ search, sort: 'createdAt', descending: false, limit: 100 })
      expect(users.find((user) => user.name === search)?.status).toBe(status)
    })

    it('counts no run of a call that died', async () => {
      const [user] = (await list({ search: 'Person 4321' })).users
      await db.rows('select public.reserve_generation($1, null, 0)', [user?.id])
      expect((await list({ search: 'Person 4321' })).users[0]?.used).toBe(0)
    })
  })
}
