import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { SqlDatabase } from '../support/sql-database.ts'

const rowSchema = z.tuple([z.object({ allowed: z.boolean(), retry_after_seconds: z.number() })])

/** How often somebody may try, whatever database counts it. */
export function describeRateLimits(name: string, open: () => Promise<SqlDatabase>): void {
  describe(`rate limits on ${name}`, () => {
    let db: SqlDatabase
    beforeAll(async () => {
      db = await open()
    })
    afterEach(() => db.setClock())
    afterAll(() => db.close())

    async function take(key: string, limit = 5, windowSeconds = 3600) {
      return rowSchema.parse(await db.rows('select * from public.take_rate_limit($1, $2, $3)', [key, limit, windowSeconds]))[0]
    }

    it('lets exactly the limit of 200 parallel tries through', async () => {
      const tries = await Promise.all(Array.from({ length: 200 }, () => take('parallel')))
      expect(tries.filter(({ allowed }) => allowed)).toHaveLength(5)
    })

    it('tells how long to wait, and a refused try does not prolong it', async () => {
      await db.setClock('2026-04-01T10:00:00Z')
      for (let count = 0; count < 5; count++) expect(await take('waiting')).toEqual({ allowed: true, retry_after_seconds: 0 })
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
