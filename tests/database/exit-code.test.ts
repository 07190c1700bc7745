import { afterEach, expect, test } from 'vitest'
import { connectPglite } from '../../supabase/local/pglite.ts'
import { emptyDatabase } from '../support/empty-database.ts'

const { exitCode } = process
afterEach(() => {
  process.exitCode = exitCode
})

test.each([
  ['made anew', () => Promise.resolve({})],
  ['loaded', async () => ({ loadDataDir: await emptyDatabase() })],
])('a database that is %s leaves the exit code of its process alone, opened and closed', async (_, options) => {
  process.exitCode = 3
  const connection = await connectPglite({ url: 'memory://', pgliteOptions: await options() })
  expect((await connection.driver.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(process.exitCode).toBe(3)
  await connection.close()
  expect(process.exitCode).toBe(3)
})
