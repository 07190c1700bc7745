import { randomUUID } from 'node:crypto'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Role } from '#domain/plans/plans.ts'
import { hostedRolesSql } from '../../../supabase/local/privileges.ts'
import { readMigrations } from '../../../supabase/local/project.ts'
import { postgresDriver } from './postgres-driver.ts'
import { startPostgres } from './postgres-server.ts'
import { openTestDatabase } from './test-database.ts'

type Row = Record<string, unknown>

/** The project's database through SQL: the same suites run on PGlite and on a PostgreSQL server. */
export interface SqlDatabase {
  rows: (sql: string, params?: unknown[]) => Promise<Row[]>
  addUser(role: Role): Promise<{ id: string; email: string }>
  /** Stops the database's clock at an instant; without an argument it runs again. */
  setClock(instant?: string): Promise<void>
  close(): Promise<void>
}

function sqlDatabase(rows: SqlDatabase['rows'], close: () => Promise<void>): SqlDatabase {
  let count = 0
  return {
    rows,
    close,
    async addUser(role) {
      count += 1
      const user = { id: randomUUID(), email: `person-${count}@example.test` }
      await rows(
        `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at)
         values ($1, 'authenticated', 'authenticated', $2, now(), '{}', '{"name":"Person"}', false, false, now(), now())`,
        [user.id, user.email],
      )
      await rows('update public.profiles set role = $2 where id = $1', [user.id, role])
      return user
    },
    async setClock(instant) {
      const time = instant === undefined ? 'now()' : `'${instant}'::timestamptz`
      await rows(
        `create or replace function public.clock() returns timestamptz language sql stable set search_path = '' as $clock$ select ${time} $clock$`,
      )
    },
  }
}

/** In this process. With its single connection, parallel calls run one after the other. */
export async function openPglite(): Promise<SqlDatabase> {
  const db = await openTestDatabase()
  return sqlDatabase(
    (sql, params) => db.rows(sql, params),
    () => db.close(),
  )
}

/** A server with a connection for each of 200 parallel calls. */
export async function openPostgres(): Promise<SqlDatabase> {
  const connections = 200
  const server = await startPostgres({ connections })
  try {
    await prepare(server.url)
  } catch (error) {
    await server.close()
    throw error
  }
  const driver = postgresDriver(server.url, { connections })
  return sqlDatabase(
    async (sql, params) => (await driver.query<Row>(sql, params)).rows,
    async () => {
      await driver.close()
      await server.close()
    },
  )
}

/** Creates the auth schema like the auth service, then applies the project's migrations, each in one transaction. */
async function prepare(url: string): Promise<void> {
  const connection = createPostgresConnection({ url, postgresOptions: { max: 2, onnotice: () => undefined } })
  try {
    await connection.driver.unsafe(hostedRolesSql)
    await new App({ connection, auth: { enabled: true }, options: { server: { admin: false } } }).ensureSystemSchema()
    for (const { sql } of await readMigrations()) await connection.driver.unsafe(sql)
  } finally {
    await connection.close()
  }
}
