import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostedRolesSql } from '../../supabase/local/privileges.ts'
import { readMigrations } from '../../supabase/local/project.ts'
import { startPostgres, type PostgresServer } from '../database/support/postgres-server.ts'
import { supabaseCli } from './deploy/supabase-cli.ts'

/**
 * Runs `supabase db push` as in docs/deploy.md against a PostgreSQL server prepared like a hosted project, with its
 * roles and the auth service's tables.
 */
let server: PostgresServer
let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'casewright-push-'))
  server = await startPostgres({ connections: 10 })
  const connection = createPostgresConnection({
    url: server.url,
    postgresOptions: { max: 2, onnotice: () => undefined },
  })
  await connection.driver.unsafe(hostedRolesSql)
  await new App({ connection, auth: { enabled: true }, options: { server: { admin: false } } }).ensureSystemSchema()
  await connection.close()
})
afterAll(async () => {
  await server.close()
  await rm(home, { recursive: true, force: true })
})

function push(...flags: string[]) {
  return supabaseCli(['db', 'push', `--remote=${server.url}?sslmode=disable`, ...flags], { home })
}

test('the Supabase CLI says what it would do, pushes schema and plans, and finds nothing left to do', async () => {
  const files = (await readMigrations()).map(({ version, name }) => `${version}_${name}.sql`)
  const dry = await push('--dry-run')
  expect(dry, dry.output).toMatchObject({ code: 0 })
  for (const file of files) expect(dry.output).toContain(file)

  const pushed = await push('--include-seed')
  expect(pushed, pushed.output).toMatchObject({ code: 0 })

  const sql = postgres(server.url, { max: 1 })
  try {
    expect(await sql`select role, quota from public.plans order by role`).toEqual([
      { role: 'admin', quota: -1 },
      { role: 'pro', quota: 100 },
      { role: 'starter', quota: 20 },
      { role: 'user', quota: 0 },
    ])
    expect(await sql`select version from supabase_migrations.schema_migrations order by version`).toEqual(
      files.map((file) => ({ version: file.slice(0, 14) })),
    )
  } finally {
    await sql.end()
  }

  const again = await push('--include-seed')
  expect(again.output).toContain('up to date')
})
