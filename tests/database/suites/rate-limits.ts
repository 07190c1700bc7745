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

    describe('login attempts', () => {
      const beginSchema = z.tuple([
        z.object({ allowed: z.boolean(), retry_after_seconds: z.number(), counts_for_all: z.boolean() }),
      ])
      const begin = async (caller: string, account: string) =>
        beginSchema.parse(
          await db.rows('select * from public.begin_login_attempt($1, 5, $2, 3, $3, 6, 900)', [
            caller,
            `${caller} ${account}`,
            account,
          ]),
        )[0]
      const end = (caller: string, account: string, { accepted = true, loggedIn = false, countsForAll = true } = {}) =>
        db.rows('select public.end_login_attempt($1, 5, $2, 3, $3, 6, $4, $5)', [
          caller,
          `${caller} ${account}`,
          countsForAll ? account : null,
          accepted,
          loggedIn,
        ])
      const allowed = async (count: number, attempt: (index: number) => ReturnType<typeof begin>) =>
        (await Promise.all(Array.from({ length: count }, (_, index) => attempt(index)))).filter((row) => row.allowed)
          .length

      it('of one caller are limited before the account’s service answers, however many come at once', async () => {
        expect(await allowed(100, (index) => begin('eager', `account-${index}`))).toBe(5)
        expect(await allowed(100, () => begin('stubborn', 'one-account'))).toBe(3)
      })

      it('of all callers together are limited before the account’s service answers', async () => {
        expect(await allowed(100, (index) => begin(`crowd-${index}`, 'crowded'))).toBe(6)
        expect(await begin('crowd-200', 'next-account')).toMatchObject({ allowed: true })
      })

      it('that were refused keep out their caller, and no other, for the rest of the window', async () => {
        await db.setClock('2026-04-03T10:00:00Z')
        for (let count = 0; count < 3; count++) await begin('stranger', 'closing')
        expect(await begin('stranger', 'closing')).toMatchObject({ allowed: false, retry_after_seconds: 900 })
        expect(await begin('owner', 'closing')).toMatchObject({ allowed: true })
        await db.setClock('2026-04-03T10:15:00Z')
        expect(await begin('stranger', 'closing')).toMatchObject({ allowed: true })
      })

      it('that were accepted are given back, also after one that was refused for its number', async () => {
        for (let count = 0; count < 20; count++) {
          expect(await begin('reader', 'own-account')).toMatchObject({ allowed: true })
          await end('reader', 'own-account')
        }
        await allowed(9, (index) => begin('busy', `busy-${index}`))
        await end('busy', 'busy-0')
        expect(await begin('busy', 'busy-1')).toMatchObject({ allowed: true })
        expect(await begin('busy', 'busy-1')).toMatchObject({ allowed: false })
        await end('nobody', 'no-account')
        expect(await db.rows("select 1 from public.rate_limits where key like 'no%'")).toEqual([])
      })

      it('with an unknown end count for their caller only', async () => {
        for (let count = 0; count < 5; count++) {
          expect(await begin('unlucky', 'far-account')).toMatchObject({ allowed: true })
          await end('unlucky', 'far-account', { accepted: false })
        }
        expect(await begin('unlucky', 'far-account')).toMatchObject({ allowed: false })
        expect(await allowed(9, (index) => begin(`lucky-${index}`, 'far-account'))).toBe(6)
      })

      it('of a caller who has logged in within 30 days do not depend on the others', async () => {
        await db.setClock('2026-04-04T10:00:00Z')
        await begin('resident', 'home')
        await end('resident', 'home', { loggedIn: true })
        expect(await allowed(20, (index) => begin(`burglar-${index}`, 'home'))).toBe(6)
        for (let count = 0; count < 10; count++) {
          expect(await begin('resident', 'home')).toMatchObject({ allowed: true, counts_for_all: false })
          await end('resident', 'home', { loggedIn: true, countsForAll: false })
        }
        expect(await begin('burglar-30', 'home')).toMatchObject({ allowed: false })
        for (let count = 0; count < 3; count++) await begin('resident', 'home')
        expect(await begin('resident', 'home')).toMatchObject({ allowed: false })
        await db.setClock('2026-05-05T10:00:00Z')
        expect(await begin('resident', 'home')).toMatchObject({ allowed: true, counts_for_all: true })
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
