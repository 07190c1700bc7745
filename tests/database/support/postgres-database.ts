import { randomUUID } from 'node:crypto'
import type { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { serveDatabase, type ServiceOptions } from '../../../supabase/local/database.ts'
import { pgliteTypes, postgresDriver, type PostgresDriver } from './postgres-driver.ts'

/** A separate database on the server with the auth and data APIs, like `openDatabase` in this process. */
export async function openOnPostgres(
  serverUrl: string,
  options: ServiceOptions,
): Promise<{ app: App; driver: PostgresDriver; close: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const server = postgresDriver(serverUrl)
  try {
    // One after the other, whichever process asks: the roles that each of them makes are the whole server's.
    await server.query('select pg_advisory_lock(1)')
    await server.exec(`create database ${name}`)
    const connection = createPostgresConnection({
      url: url.href,
      postgresOptions: { max: 5, onnotice: () => undefined, types: pgliteTypes },
    })
    const driver = postgresDriver(url.href)
    const { app } = await serveDatabase(connection, driver, options)
    return {
      app,
      driver,
      async close() {
        // What an answered call still does in the background is not waited for: postgres.js may wait for it for ever.
        await Promise.all([connection.driver.end({ timeout: 1 }), driver.close()])
      },
    }
  } finally {
    await server.close()
  }
}
