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
    // One process at a time, because the roles belong to the whole server.
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
        // Does not wait for background work of answered calls: postgres.js may wait for it forever.
        await Promise.all([connection.driver.end({ timeout: 1 }), driver.close()])
      },
    }
  } finally {
    await server.close()
  }
}
