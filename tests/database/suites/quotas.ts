import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlDatabase } from '../support/sql-database.ts'

const reservationSchema = z.object({
  run_id: z.string().nullable(),
  outcome: z.string(),
  used: z.number(),
  quota: z.number(),
  retry_after_seconds: z.number().nullable(),
})
type Reservation = z.infer<typeof reservationSchema>

/** The guarantees of quotas, for every kind of database. */
export function describeQuotas(name: string, open: () => Promise<SqlDatabase>): void {
  describe(`quotas on ${name}`, () => {
    let db: SqlDatabase
    beforeAll(async () => {
      db = await open()
    })
    afterAll(() => db.close())

    async function reserve(userId: string, key: string | null = null, timeoutMs = 600_000): Promise<Reservation> {
      const [row] = await db.rows('select * from public.reserve_generation($1, $2, $3)', [userId, key, timeoutMs])
      return reservationSchema.parse(row)
    }

    const settle = (runId: string | null) =>
      db.rows("select public.settle_generation($1, 'builtin', 'designer')", [runId])
    const finish = (runId: string | null) => db.rows('select public.finish_generation($1, 444, 5)', [runId])
    const refund = async (runId: string | null, reason = 'timeout') =>
      z
        .object({ refunded: z.boolean() })
        .parse((await db.rows('select public.refund_generation($1, $2) as refunded', [runId, reason]))[0]).refunded
    const times = <T>(count: number, call: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => call(index)))

    async function accountUse(userId: string): Promise<number> {
      const [row] = await db.rows('select used from public.account_info($1)', [userId])
      return z.object({ used: z.number() }).parse(row).used
    }

    /** Counters that disagree with the runs; empty if all agree. */
    async function disagreements() {
      return db.rows(`
        select coalesce(u.user_id, g.user_id) as user_id, u.used, g.runs from public.usage u
        full join (select user_id, month, count(*) as runs from public.generations where status <> 'refunded' and parent_id is null group by 1, 2) g
          on g.user_id = u.user_id and g.month = u.month
        where coalesce(u.used, 0) <> coalesce(g.runs, 0)`)
    }

    async function leaveOneRun(role: 'starter' | 'pro') {
      const user = await db.addUser(role)
      for (let run = role === 'starter' ? 19 : 99; run > 0; run--) await settle((await reserve(user.id)).run_id)
      return user
    }

    it('serves exactly one of 200 parallel calls when one run is left', async () => {
      const { id } = await leaveOneRun('starter')
      const answers = await times(200, () => reserve(id))
      expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1)
      expect(answers.filter(({ outcome }) => outcome === 'exhausted')).toHaveLength(199)
      expect(await accountUse(id)).toBe(20)
      expect(await disagreements()).toEqual([])
    })

    it('charges one idempotency key once, in 200 parallel calls', async () => {
      const { id } = await db.addUser('pro')
      const answers = await times(200, () => reserve(id, 'one click'))
      expect(answers.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1)
      expect(new Set(answers.map(({ run_id }) => run_id)).size).toBe(1)
      expect(await accountUse(id)).toBe(1)
    })

    it('never exceeds the quota while runs are reserved, settled, refunded and die, all at once', async () => {
      const people = await times(8, () => db.addUser('starter'))
      await times(200, async (index) => {
        const { id } = people[index % people.length] ?? { id: '' }
        const { run_id, outcome, used } = await reserve(
          id,
          index % 3 === 0 ? `key-${index % 12}` : null,
          index % 5 === 0 ? 0 : 600_000,
        )
        expect(used).toBeLessThanOrEqual(20)
        if (outcome === 'reserved' && index % 4 === 0) await Promise.all([refund(run_id), refund(run_id)])
        else if (outcome === 'reserved' && index % 4 === 1) await Promise.all([settle(run_id), refund(run_id)])
        else if (index % 4 === 2) await db.rows('select public.release_expired_generations()')
      })
      await db.rows('select public.release_expired_generations()')
      expect(await disagreements()).toEqual([])
      expect(
        await db.rows('select 1 from public.usage where used > 20 and user_id = any($1)', [
          `{${people.map(({ id }) => id).join()}}`,
        ]),
      ).toEqual([])
    })

    describe('a run whose call died', () => {
      it('is given back after its timeout, and its key is free again', async () => {
        await db.setClock('2026-05-10T10:00:00Z')
        const { id } = await leaveOneRun('starter')
        const dead = await reserve(id, 'key', 60_000)
        await db.setClock('2026-05-10T10:00:59Z')
        expect(await reserve(id, 'key')).toMatchObject({
          outcome: 'running',
          run_id: dead.run_id,
          retry_after_seconds: 5,
        })
        expect(await reserve(id)).toMatchObject({ outcome: 'exhausted', used: 20 })
        await db.setClock('2026-05-10T10:01:00Z')
        expect(await accountUse(id)).toBe(19)
        expect(await reserve(id, 'key')).toMatchObject({ outcome: 'reserved', used: 20 })
        const [row] = await db.rows('select status, refund_reason from public.generations where id = $1', [dead.run_id])
        expect(row).toEqual({ status: 'refunded', refund_reason: 'expired' })
        expect(await disagreements()).toEqual([])
        await db.setClock()
      })

      it('is given back once, however many ask, and can be neither settled nor refunded after that', async () => {
        const { id } = await db.addUser('pro')
        const runs = await times(5, () => reserve(id, null, 0))
        await times(20, () => db.rows('select public.release_expired_generations()'))
        await times(5, (index) => refund(runs[index]?.run_id ?? null))
        await times(5, (index) => settle(runs[index]?.run_id ?? null))
        expect(await accountUse(id)).toBe(0)
        expect(
          await db.rows("select 1 from public.generations where user_id = $1 and status <> 'refunded'", [id]),
        ).toEqual([])
      })

      it('leaves a finished run alone', async () => {
        const { id } = await db.addUser('pro')
        await settle((await reserve(id, null, 0)).run_id)
        await db.rows('select public.release_expired_generations()')
        expect(await accountUse(id)).toBe(1)
      })
    })

    describe('a run that is charged', () => {
      async function charged(role: 'starter' | 'pro' = 'starter') {
        const { id } = await db.addUser(role)
        const { run_id } = await reserve(id, 'key')
        await settle(run_id)
        return { id, run_id, repeat: () => reserve(id, 'key') }
      }
      const setRole = (id: string, role: string) =>
        db.rows('update public.profiles set role = $2 where id = $1', [id, role])

      it('is still open until its call ends, and can then be neither refunded nor settled again', async () => {
        const { id, run_id, repeat } = await charged()
        expect(await repeat()).toMatchObject({ outcome: 'running', run_id })
        await finish(run_id)
        expect(await refund(run_id)).toBe(false)
        expect(await repeat()).toMatchObject({ outcome: 'repeated', run_id, used: 1 })
        expect(await repeat()).toMatchObject({ outcome: 'running', run_id })
        await finish(run_id)
        expect(
          await db.rows('select tokens, duration_ms, repeats from public.generations where id = $1', [run_id]),
        ).toEqual([{ tokens: 888, duration_ms: 10, repeats: 1 }])
        expect(await accountUse(id)).toBe(1)
      })

      it('is repeated once by 50 parallel calls, and three times in all', async () => {
        const { id, run_id, repeat } = await charged()
        await finish(run_id)
        expect((await times(50, repeat)).filter(({ outcome }) => outcome === 'repeated')).toHaveLength(1)
        for (let n = 2; n <= 3; n++) {
          await finish(run_id)
          expect(await repeat()).toMatchObject({ outcome: 'repeated' })
        }
        await finish(run_id)
        expect(await repeat()).toMatchObject({ outcome: 'repeats_used_up', run_id })
        expect(await accountUse(id)).toBe(1)
      })

      it('is repeated within 24 hours, and when its call died', async () => {
        await db.setClock('2026-05-10T10:00:00Z')
        const { repeat } = await charged()
        await db.setClock('2026-05-11T09:59:59Z')
        expect(await repeat()).toMatchObject({ outcome: 'repeated' })
        await db.setClock('2026-05-11T10:10:00Z')
        expect(await repeat()).toMatchObject({ outcome: 'repeats_used_up' })
        await db.setClock('2027-06-14T10:00:00Z')
        expect(await repeat()).toMatchObject({ outcome: 'repeats_used_up' })
        await db.setClock()
      })

      it('is repeated only while the plan covers it', async () => {
        await db.setClock('2026-05-31T23:00:00Z')
        const { id, run_id, repeat } = await charged()
        await finish(run_id)
        await setRole(id, 'user')
        expect(await repeat()).toMatchObject({ outcome: 'exhausted', run_id: null })
        await db.setClock('2026-06-01T01:00:00Z')
        expect(await repeat()).toMatchObject({ outcome: 'exhausted' })
        await setRole(id, 'starter')
        await db.rows(
          "insert into public.usage (user_id, month, used) values ($1, '2026-06-01', 20) on conflict (user_id, month) do update set used = 20",
          [id],
        )
        expect(await repeat()).toMatchObject({ outcome: 'exhausted', used: 20 })
        await db.rows("update public.usage set used = 19 where user_id = $1 and month = '2026-06-01'", [id])
        expect(await repeat()).toMatchObject({ outcome: 'repeated', used: 19 })
        await db.rows("delete from public.usage where user_id = $1 and month = '2026-06-01'", [id])
        await db.setClock()
      })

      it('is repeated although it was the last of the month', async () => {
        const { id } = await leaveOneRun('starter')
        const last = await reserve(id, 'last')
        await settle(last.run_id)
        await finish(last.run_id)
        expect(await reserve(id)).toMatchObject({ outcome: 'exhausted', used: 20 })
        expect(await reserve(id, 'last')).toMatchObject({ outcome: 'repeated', used: 20 })
      })
    })

    describe('a run that is given back', () => {
      it('because its user left is free three times in 24 hours, however many leave at once', async () => {
        await db.setClock('2026-05-10T10:00:00Z')
        const { id } = await db.addUser('pro')
        const runs = await times(8, () => reserve(id))
        expect(
          (await times(8, (index) => refund(runs[index]?.run_id ?? null, 'aborted'))).filter(Boolean),
        ).toHaveLength(3)
        expect(await accountUse(id)).toBe(5)
        await db.setClock('2026-05-11T09:59:59Z')
        expect(await refund((await reserve(id)).run_id, 'aborted')).toBe(false)
        await db.setClock('2026-05-11T10:00:00Z')
        expect(await refund((await reserve(id)).run_id, 'aborted')).toBe(true)
        expect(await disagreements()).toEqual([])
        await db.setClock()
      })

      it('counts towards ten an hour; then no run is reserved, in however many parallel calls', async () => {
        await db.setClock('2026-05-10T10:00:00Z')
        const { id } = await db.addUser('pro')
        const first = await times(60, () => reserve(id))
        expect(first.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(10)
        expect(first.find(({ outcome }) => outcome === 'too_many_failed')).toMatchObject({
          run_id: null,
          retry_after_seconds: 5,
        })
        await Promise.all(first.map(({ run_id }) => refund(run_id, 'ai_error')))
        expect(await accountUse(id)).toBe(0)
        await db.setClock('2026-05-10T10:59:00Z')
        expect(await reserve(id)).toMatchObject({ outcome: 'too_many_failed', retry_after_seconds: 60 })
        await db.setClock('2026-05-10T11:00:00Z')
        expect(await reserve(id)).toMatchObject({ outcome: 'reserved' })
        await db.setClock()
      })
    })

    describe('months', () => {
      it.each([
        ['2026-01-31T23:59:59.999Z', '2026-01-01'],
        ['2026-02-01T00:00:00Z', '2026-02-01'],
        ['2026-02-01T00:30:00+01:00', '2026-01-01'],
        ['2026-01-31T20:00:00-05:00', '2026-02-01'],
        ['2028-02-29T23:59:59Z', '2028-02-01'],
        ['2026-12-31T23:59:59Z', '2026-12-01'],
        ['2027-01-01T00:00:00Z', '2027-01-01'],
      ])('%s belongs to %s', async (instant, month) => {
        expect(await db.rows('select public.usage_month($1)::text as month', [instant])).toEqual([{ month }])
      })

      it('turn at UTC midnight of the first: a new quota, and a late refund goes back to the old one', async () => {
        await db.setClock('2026-06-30T23:59:59.999Z')
        const { id } = await leaveOneRun('starter')
        const last = await reserve(id)
        expect(await reserve(id)).toMatchObject({ outcome: 'exhausted', used: 20 })
        await db.setClock('2026-07-01T00:00:00Z')
        expect(await accountUse(id)).toBe(0)
        expect(await reserve(id)).toMatchObject({ outcome: 'reserved', used: 1 })
        await refund(last.run_id)
        expect(
          await db.rows('select month::text as month, used from public.usage where user_id = $1 order by 1', [id]),
        ).toEqual([
          { month: '2026-06-01', used: 19 },
          { month: '2026-07-01', used: 1 },
        ])
        await db.setClock()
      })
    })
  })
}
