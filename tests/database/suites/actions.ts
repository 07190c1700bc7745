import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlDatabase } from '../support/sql-database.ts'

const reservationSchema = z.object({
  run_id: z.string().nullable(),
  outcome: z.string(),
  used: z.number(),
  retry_after_seconds: z.number().nullable(),
})

/** The guarantees of actions on the result of a run, for every kind of database. */
export function describeActions(name: string, open: () => Promise<SqlDatabase>): void {
  describe(`actions on ${name}`, () => {
    let db: SqlDatabase
    beforeAll(async () => {
      db = await open()
    })
    afterAll(() => db.close())

    async function reserve(
      userId: string,
      key: string | null = null,
      runId: string | null = null,
      timeoutMs = 600_000,
    ) {
      const [row] = await db.rows('select * from public.reserve_generation($1, $2, $3, $4)', [
        userId,
        key,
        timeoutMs,
        runId,
      ])
      return reservationSchema.parse(row)
    }

    async function end(runId: string | null): Promise<void> {
      await db.rows("select public.settle_generation($1, 'builtin', 'designer')", [runId])
      await db.rows('select public.finish_generation($1, 1, 1)', [runId])
    }
    const refund = async (runId: string | null, reason = 'timeout') =>
      (await db.rows('select public.refund_generation($1, $2) as refunded', [runId, reason]))[0]
    const times = <T>(count: number, call: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: count }, (_, index) => call(index)))
    const outcomes = (rows: { outcome: string }[], outcome: string) => rows.filter((row) => row.outcome === outcome)

    async function used(userId: string): Promise<number> {
      const [row] = await db.rows('select used from public.account_info($1)', [userId])
      return z.object({ used: z.number() }).parse(row).used
    }

    /** A user with one charged run, at ten o'clock. */
    async function charged(role: 'starter' | 'pro' = 'starter') {
      await db.setClock('2026-05-10T10:00:00Z')
      const { id } = await db.addUser(role)
      const { run_id } = await reserve(id)
      await end(run_id)
      return { id, act: (key: string | null = null) => reserve(id, key, run_id), runId: run_id }
    }

    it('cost no run, ten times, however many come at once', async () => {
      const { id, act } = await charged()
      const reserved = await times(60, () => act())
      expect(outcomes(reserved, 'reserved')).toHaveLength(10)
      expect(outcomes(reserved, 'actions_used_up')).toHaveLength(50)
      await Promise.all(reserved.map(({ run_id }) => end(run_id)))
      expect(await act()).toMatchObject({ outcome: 'actions_used_up', run_id: null })
      expect(await used(id)).toBe(1)
    })

    it('cost no run within an hour, also of the last run of the month', async () => {
      const { id, act } = await charged()
      await db.rows('update public.usage set used = 20 where user_id = $1', [id])
      await db.setClock('2026-05-10T10:59:59Z')
      expect(await act()).toMatchObject({ outcome: 'reserved', used: 20 })
      await db.setClock('2026-05-10T11:00:00Z')
      expect(await act()).toMatchObject({ outcome: 'actions_used_up' })
      expect(await reserve(id)).toMatchObject({ outcome: 'exhausted' })
    })

    it('are refused on a run of another user, on none, on an action, on a run given back, and without the plan', async () => {
      const { id, act, runId } = await charged()
      const other = await charged()
      expect(await reserve(other.id, null, runId)).toMatchObject({ outcome: 'actions_used_up' })
      expect(await reserve(id, null, '00000000-0000-4000-8000-000000000000')).toMatchObject({
        outcome: 'actions_used_up',
      })
      const action = await act()
      await end(action.run_id)
      expect(await reserve(id, null, action.run_id)).toMatchObject({ outcome: 'actions_used_up' })
      const failed = await reserve(id)
      await refund(failed.run_id)
      expect(await reserve(id, null, failed.run_id)).toMatchObject({ outcome: 'actions_used_up' })
      await db.rows("update public.profiles set role = 'user' where id = $1", [id])
      expect(await act()).toMatchObject({ outcome: 'exhausted' })
    })

    it('wait for the call of their run', async () => {
      await db.setClock('2026-05-10T10:00:00Z')
      const { id } = await db.addUser('pro')
      const { run_id } = await reserve(id)
      expect(await reserve(id, null, run_id)).toMatchObject({ outcome: 'running', retry_after_seconds: 5 })
      await db.rows("select public.settle_generation($1, 'builtin', 'designer')", [run_id])
      expect(await reserve(id, null, run_id)).toMatchObject({ outcome: 'running' })
      await db.rows('select public.finish_generation($1, 1, 1)', [run_id])
      expect(await reserve(id, null, run_id)).toMatchObject({ outcome: 'reserved' })
    })

    it('that fail do not count, and take nothing off the month’s runs', async () => {
      const { id, act } = await charged()
      for (let n = 0; n < 9; n++) await refund((await act()).run_id, 'ai_error')
      expect(await used(id)).toBe(1)
      // Nine that failed, one that is open: no AI is asked for nothing any more.
      const open = await act()
      expect(open).toMatchObject({ outcome: 'reserved' })
      expect(await act()).toMatchObject({ outcome: 'too_many_failed' })
      await end(open.run_id)
      await db.rows(
        "update public.generations set finished_at = finished_at - interval '1 hour' where user_id = $1 and status = 'refunded'",
        [id],
      )
      expect(outcomes(await times(20, () => act()), 'reserved')).toHaveLength(9)
    })

    it('that had nothing new to write do not keep anybody from generating', async () => {
      const { id, act } = await charged()
      for (let n = 0; n < 12; n++) await refund((await act()).run_id, 'nothing_new')
      expect(await reserve(id)).toMatchObject({ outcome: 'reserved', used: 2 })
    })

    it('whose call died are given back as uses of the run, not of the month', async () => {
      const { id, runId } = await charged()
      const dead = await times(10, () => reserve(id, null, runId, 60_000))
      expect(outcomes(dead, 'reserved')).toHaveLength(10)
      await db.setClock('2026-05-10T10:02:00Z')
      expect(await used(id)).toBe(1)
      expect(
        await db.rows(
          "select count(*)::int as given from public.generations where parent_id = $1 and status = 'refunded'",
          [runId],
        ),
      ).toEqual([{ given: 10 }])
    })

    it('with one key count once, are repeated three times for free, and no more', async () => {
      const { id, act } = await charged()
      const first = await times(30, () => act('click'))
      expect(outcomes(first, 'reserved')).toHaveLength(1)
      expect(outcomes(first, 'running')).toHaveLength(29)
      const { run_id } = first.find(({ outcome }) => outcome === 'reserved') ?? { run_id: null }
      for (let n = 0; n < 3; n++) {
        await end(run_id)
        expect(await act('click')).toMatchObject({ outcome: 'repeated' })
      }
      await end(run_id)
      expect(await act('click')).toMatchObject({ outcome: 'repeats_used_up' })
      expect(outcomes(await times(20, () => act()), 'reserved')).toHaveLength(9)
      expect(await used(id)).toBe(1)
    })

    it('that were left count apart from runs that were left', async () => {
      const { id, act } = await charged('pro')
      for (let n = 0; n < 3; n++) expect(await refund((await act()).run_id, 'aborted')).toEqual({ refunded: true })
      expect(await refund((await act()).run_id, 'aborted')).toEqual({ refunded: false })
      expect(await refund((await reserve(id)).run_id, 'aborted')).toEqual({ refunded: true })
      expect(await used(id)).toBe(1)
      await db.setClock()
    })
  })
}
