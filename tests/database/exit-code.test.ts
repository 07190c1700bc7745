import { afterEach, expect, test } from 'vitest'
import { connectPglite, openPglite } from '../../supabase/local/pglite.ts'

const { exitCode } = process
afterEach(() => {
  process.exitCode = exitCode
})

test.each([
  ['new', () => connectPglite({ url: 'memory://' })],
  // The first one is cached, the second one starts as its copy.
  ['kept or copied', () => openPglite()],
  ['copied', () => openPglite()],
])('a database that is %s leaves the exit code of its process alone, opened and closed', async (_, open) => {
  process.exitCode = 3
  const connection = await open()
  expect((await connection.driver.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(process.exitCode).toBe(3)
  await connection.close()
  expect(process.exitCode).toBe(3)
})
