import { createPgliteConnection, type IPgliteConnectionConfig, type PgliteConnection } from '@supabase/lite/pglite'

/** An embedded Postgres that is ready. It ends as a program of its own would, and must not say so for this process. */
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
