import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMigrations, readProjectConfig, readSeed, type Migration } from '../../../supabase/local/project.ts'
import type { BareDatabase } from '../support/bare-database.ts'

const ids = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`)
const roles = ['user', 'starter', 'pro', 'admin']

const people = (from: number, to: number) =>
  ids
    .slice(from, to)
    .map(
      (
        id,
        index,
      ) => `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at)
        values ('${id}', 'authenticated', 'authenticated', 'person-${from + index}@example.test', now(), '{}', '{"name":"Person ${from + index}"}', false, false, now(), now());
        update public.profiles set role = '${roles[from + index] ?? 'user'}' where id = '${id}';`,
    )
    .join('\n')

/** Actions of users while the database was at that version: the digits of the migration's file name → statements. */
const life: Record<string, string> = {
  '20261121000100': people(0, 2),
  '20261121000200': `insert into public.usage (user_id, month, used) values ('${ids[1] ?? ''}', date_trunc('month', now() at time zone 'utc')::date, 7);
    insert into public.generations (user_id, month, idempotency_key, status, provider, model, tokens, finished_at)
      values ('${ids[1] ?? ''}', date_trunc('month', now() at time zone 'utc')::date, 'first-key', 'settled', 'builtin', 'designer', 0, now());`,
  '20261121000300': `${people(2, 4)}
    select public.reserve_generation('${ids[2] ?? ''}', 'third-key');`,
  '20261121000500': `select public.take_rate_limit('forgot-address:x', 5, 3600);`,
  '20261121000600': `select public.admin_order_deletion('${ids[3] ?? ''}', '${ids[2] ?? ''}');`,
  '20261122001100': `select public.begin_door_attempt('caller', 30, 'pair', 10, 'account', 30, 900);
    select public.end_door_attempt('caller', 30, 'pair', 10, 'account', 30, true, true);`,
}

/** Migrates a database of the first version step by step, with users at each step, and checks that nothing is lost. */
export function describeMigrationsForward(name: string, open: () => Promise<BareDatabase>): void {
  describe(`migrations on ${name}, with data of every version`, () => {
    let db: BareDatabase
    let migrations: Migration[]

    beforeAll(async () => {
      db = await open()
      migrations = await readMigrations()
      for (const { version, sql } of migrations) {
        await db.run(`begin;\n${sql}\n;commit;`)
        const lived = life[version]
        if (lived !== undefined) await db.run(lived)
      }
    })
    afterAll(() => db.close())

    it('go forward from the first version', () => {
      expect(migrations.length).toBeGreaterThanOrEqual(6)
      expect(migrations.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version).toSorted())
      for (const version of Object.keys(life))
        expect(migrations.map((migration) => migration.version)).toContain(version)
    })

    it('keep people, roles, use and runs', async () => {
      expect(await db.rows('select id::text, name, role from public.profiles order by id')).toEqual(
        ids.map((id, index) => ({ id, name: `Person ${index}`, role: roles[index] })),
      )
      expect(await db.rows('select user_id::text, used from public.usage order by user_id')).toEqual([
        { user_id: ids[1], used: 7 },
        { user_id: ids[2], used: 1 },
      ])
      expect(await db.rows('select idempotency_key, status from public.generations order by idempotency_key')).toEqual([
        { idempotency_key: 'first-key', status: 'settled' },
        { idempotency_key: 'third-key', status: 'reserved' },
      ])
    })

    it('go on counting where they were: a repeated key is not charged, a new one is', async () => {
      const reserve = async (key: string) =>
        (await db.rows(`select outcome, used, quota from public.reserve_generation('${ids[1] ?? ''}', '${key}')`))[0]
      expect(await reserve('first-key')).toMatchObject({ outcome: 'repeated', used: 7, quota: 20 })
      expect(await reserve('new-key')).toMatchObject({ outcome: 'reserved', used: 8, quota: 20 })
    })

    it('know the administrator of before', async () => {
      const [row] = await db.rows(
        `select public.admin_update_user('${ids[3] ?? ''}', '${ids[0] ?? ''}', 'Person 0', 'starter') ->> 'outcome' as outcome`,
      )
      expect(row).toEqual({ outcome: 'updated' })
      await expect(db.run(`update public.profiles set role = 'user' where id = '${ids[3] ?? ''}'`)).rejects.toThrow(
        /administrator/,
      )
    })

    it('know who has logged in, and answer the names that the previous function calls', async () => {
      const begin = async (name: string, pair: string) =>
        (await db.rows(`select * from public.${name}('caller', 30, '${pair}', 10, 'account', 30, 900)`))[0]
      expect(await begin('begin_login_attempt', 'pair')).toMatchObject({ allowed: true, counts_for_all: false })
      expect(await begin('begin_login_attempt', 'stranger')).toMatchObject({ allowed: true, counts_for_all: true })
      expect(await begin('begin_door_attempt', 'pair')).toMatchObject({ allowed: true, counts_for_all: false })
      await db.run(`select public.end_door_attempt('caller', 30, 'newcomer', 10, 'account', 30, true, true)`)
      expect(await begin('begin_door_attempt', 'newcomer')).toMatchObject({ allowed: true, counts_for_all: false })
    })

    it('keep a deletion that was requested before, and answer the names that the previous function calls', async () => {
      const [admin = '', user = ''] = [ids[3], ids[2]]
      const order = async (actor: string, target: string) =>
        (await db.rows(`select public.admin_order_deletion('${actor}', '${target}') ->> 'outcome' as outcome`))[0]
      expect(await db.rows('select user_id::text, actor_id::text from private.deletion_requests')).toEqual([
        { user_id: user, actor_id: admin },
      ])
      expect(await order(admin, user)).toEqual({ outcome: 'ordered' })
      expect(await order(user, admin)).toEqual({ outcome: 'not_admin' })
      await expect(
        db.rows(
          `select public.admin_order_password_reset('${admin}', '${user}', 'person-2@example.test') ->> 'outcome' as outcome`,
        ),
      ).resolves.toEqual([{ outcome: 'ordered' }])
    })

    it('take the seed twice and keep what an administrator changed nowhere else', async () => {
      const seed = await readSeed(await readProjectConfig())
      await db.run(seed)
      await db.run(seed)
      expect(await db.rows('select role, quota from public.plans order by quota desc')).toEqual([
        { role: 'pro', quota: 100 },
        { role: 'starter', quota: 20 },
        { role: 'user', quota: 0 },
        { role: 'admin', quota: -1 },
      ])
    })

    it('shut every table to people, whenever it was made', async () => {
      expect(
        await db.rows(
          "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
        ),
      ).toEqual([])
      expect(
        await db.rows(
          "select table_name, grantee from information_schema.role_table_grants where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type <> 'SELECT'",
        ),
      ).toEqual([])
    })
  })
}
