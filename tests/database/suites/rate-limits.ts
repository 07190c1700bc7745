import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlDatabase } from '../support/sql-database.ts'

const rowSchema = z.tuple([z.object({ allowed: z.boolean(), retry_after_seconds: z.number() })])

/** The limits on attempts, for every kind of database. */
export function describeRateLimits(name: string, open: () => Promise<SqlDatabase>): void {
  describe(`rate limits on ${name}`, () => {
    let db: SqlDatabase
    beforeAll(async () => {
      db = await open()
    })
    afterEach(() => db.setClock())
    afterAll(() => db.close())

    async function take(key: string, limit = 5, windowSeconds = 3600) {
      return rowSchema.parse(
        await db.rows('select * from public.take_rate_limit($1, $2, $3)', [key, limit, windowSeconds]),
      )[0]
    }

    it('lets exactly the limit of 200 parallel tries through', async () => {
      const tries = await Promise.all(Array.from({ length: 200 }, () => take('parallel')))
      expect(tries.filter(({ allowed }) => allowed)).toHaveLength(5)
    })

    it('tells how long to wait, and a refused try does not prolong it', async () => {
      await db.setClock('2026-04-01T10:00:00Z')
      for (let count = 0; count < 5; count++)
        expect(await take('waiting')).toEqual({ allowed: true, retry_after_seconds: 0 })
      expect(await take('waiting')).toEqual({ allowed: false, retry_after_seconds: 3600 })
      await db.setClock('2026-04-01T10:59:30.5Z')
      expect(await take('waiting')).toEqual({ allowed: false, retry_after_seconds: 30 })
      await db.setClock('2026-04-01T11:00:00Z')
      expect(await take('waiting')).toEqual({ allowed: true, retry_after_seconds: 0 })
    })

    it('counts each key for itself', async () => {
      expect(await take('one', 1)).toMatchObject({ allowed: true })
      expect(await take('one', 1)).toMatchObject({ allowed: false })
      expect(await take('two', 1)).toMatchObject({ allowed: true })
    })

    describe('attempts at a door', () => {
      const begin = async (caller: string, door: string) =>
        rowSchema.parse(await db.rows('select * from public.begin_attempt($1, 5, $2, 3, 900)', [caller, door]))[0]
      const refuse = (door: string) => db.rows('select public.count_refusal($1, 3, 900)', [door])
      const giveBack = (caller: string) => db.rows('select public.give_attempt_back($1, 5)', [caller])

      it('of one caller are limited before the door answers, however many come at once', async () => {
        const begun = await Promise.all(Array.from({ length: 100 }, (_, index) => begin('eager', `door-${index}`)))
        expect(begun.filter(({ allowed }) => allowed)).toHaveLength(5)
      })

      it('that opened are given back, refused ones in between do not matter', async () => {
        for (let count = 0; count < 20; count++) {
          expect(await begin('owner', 'own-door')).toMatchObject({ allowed: true })
          await giveBack('owner')
        }
        await Promise.all(Array.from({ length: 9 }, () => begin('busy', 'own-door')))
        await giveBack('busy')
        expect(await begin('busy', 'own-door')).toMatchObject({ allowed: true })
        expect(await begin('busy', 'own-door')).toMatchObject({ allowed: false })
        await giveBack('nobody')
        expect(await db.rows("select 1 from public.rate_limits where key = 'nobody'")).toEqual([])
      })

      it('that were refused close the door to every caller, for the rest of its window', async () => {
        await db.setClock('2026-04-03T10:00:00Z')
        for (const caller of ['a', 'b', 'c']) {
          expect(await begin(caller, 'closing')).toMatchObject({ allowed: true })
          await refuse('closing')
        }
        expect(await begin('d', 'closing')).toEqual({ allowed: false, retry_after_seconds: 900 })
        expect(await begin('d', 'open')).toMatchObject({ allowed: true })
        await db.setClock('2026-04-03T10:15:00Z')
        expect(await begin('d', 'closing')).toMatchObject({ allowed: true })
      })
    })

    it('forgets what is over', async () => {
      await db.setClock('2026-04-02T10:00:00Z')
      for (let index = 0; index < 30; index++) await take(`old-${index}`, 5, 60)
      await db.setClock('2026-04-02T10:02:00Z')
      await take('new-1')
      await take('new-2')
      expect(await db.rows("select 1 from public.rate_limits where key like 'old-%'")).toEqual([])
    })
  })
}
