import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { openPglite } from '../../../supabase/local/pglite.ts'
import { hostedRolesSql } from '../../../supabase/local/privileges.ts'
import { startPostgres } from './postgres-server.ts'

/** A database like that of a new project: the API's roles and the auth service's tables, but no migrations. */
export interface BareDatabase {
  run(sql: string): Promise<void>
  rows(sql: string): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export async function openBarePglite(): Promise<BareDatabase> {
  const connection = await openPglite()
  await connection.driver.exec(hostedRolesSql)
  await new App({ connection, auth: { enabled: true }, options: { server: { admin: false } } }).ensureSystemSchema()
  return {
    async run(sql) {
      await connection.driver.exec(sql)
    },
    rows: async (sql) => (await connection.driver.query<Record<string, unknown>>(sql)).rows,
    close: () => connection.close(),
  }
}

export async function openBarePostgres(): Promise<BareDatabase> {
  const server = await startPostgres({ connections: 5 })
  const connection = createPostgresConnection({
    url: server.url,
    postgresOptions: { max: 2, onnotice: () => undefined },
  })
  await connection.driver.unsafe(hostedRolesSql)
  await new App({ connection, auth: { enabled: true }, options: { server: { admin: false } } }).ensureSystemSchema()
  await connection.close()
  // One connection, so that begin and commit reach the same one.
  const client = postgres(server.url, { max: 1, onnotice: () => undefined })
  return {
    async run(sql) {
      await client.unsafe(sql)
    },
    rows: async (sql) => [...(await client.unsafe<Record<string, unknown>[]>(sql))],
    async close() {
      await client.end()
      await server.close()
    },
  }
}
