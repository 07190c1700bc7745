import { expect, test } from 'vitest'
import { keptEmptyDatabase, keepEmptyDatabase } from '../../supabase/local/empty-database.ts'
import { connectPglite, openPglite } from '../../supabase/local/pglite.ts'

const contents = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  union all select rolname from pg_roles union all select datname from pg_database order by 1`

test('a database that begins as a copy holds what one that is made anew does', async () => {
  const anew = await connectPglite({ url: 'memory://' })
  const expected = (await anew.driver.query(contents)).rows
  await keepEmptyDatabase(await anew.driver.dumpDataDir('none'))
  await anew.close()
  expect((await keptEmptyDatabase())?.size).toBeGreaterThan(1_000_000)
  const copy = await openPglite()
  expect((await copy.driver.query(contents)).rows).toEqual(expected)
  expect(expected.length).toBeGreaterThan(300)
  await copy.close()
})

test('one that is being copied stays readable while another one is kept in its place', async () => {
  const first = await openPglite()
  const files = await first.driver.dumpDataDir('none')
  await first.close()
  await keepEmptyDatabase(files)
  const kept = await keptEmptyDatabase()
  await keepEmptyDatabase(files)
  expect((await kept?.bytes())?.length).toBe(files.size)
})
