import { expect, test } from 'vitest'
import { cacheEmptyDatabase, connectPglite, openPglite, readEmptyDatabase } from '../../supabase/local/pglite.ts'

const contents = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  union all select rolname from pg_roles union all select datname from pg_database order by 1`

test('a database copied from the cache equals a newly created one', async () => {
  const fresh = await connectPglite({ url: 'memory://' })
  const expected = (await fresh.driver.query(contents)).rows
  await cacheEmptyDatabase(await fresh.driver.dumpDataDir('none'))
  await fresh.close()
  expect((await readEmptyDatabase())?.size).toBeGreaterThan(1_000_000)
  const copy = await openPglite()
  expect((await copy.driver.query(contents)).rows).toEqual(expected)
  expect(expected.length).toBeGreaterThan(300)
  await copy.close()
})

test('the cached files stay readable while they are replaced', async () => {
  const first = await openPglite()
  const files = await first.driver.dumpDataDir('none')
  await first.close()
  await cacheEmptyDatabase(files)
  const kept = await readEmptyDatabase()
  await cacheEmptyDatabase(files)
  expect((await kept?.bytes())?.length).toBe(files.size)
})
