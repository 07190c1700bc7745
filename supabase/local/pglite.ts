import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createPgliteConnection, type IPgliteConnectionConfig, type PgliteConnection } from '@supabase/lite/pglite'
import { keepEmptyDatabase, keptEmptyDatabase } from './empty-database.ts'

/** An embedded Postgres that is ready: in that folder, or in memory. One that is new is empty. */
export async function openPglite(folder?: string): Promise<PgliteConnection> {
  const url = folder ?? 'memory://'
  if (folder !== undefined && existsSync(join(folder, 'PG_VERSION'))) return connectPglite({ url })
  const empty = await keptEmptyDatabase()
  if (empty !== undefined) return connectPglite({ url, pgliteOptions: { loadDataDir: empty } })
  const connection = await connectPglite({ url })
  await keepEmptyDatabase(await connection.driver.dumpDataDir('none'))
  return connection
}

/** It ends as a program of its own would, and must not say so for this process. */
export async function connectPglite(config: IPgliteConnectionConfig): Promise<PgliteConnection> {
  const connection = await keepingExitCode(async () => {
    const opened = await createPgliteConnection(config)
    await opened.driver.waitReady
    return opened
  })
  const close = connection.close.bind(connection)
  connection.close = () => keepingExitCode(close)
  return connection
}

async function keepingExitCode<T>(work: () => Promise<T>): Promise<T> {
  const before = process.exitCode
  try {
    return await work()
  } finally {
    process.exitCode = before
  }
}
