import type { App } from '@supabase/lite'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { hash } from 'bcryptjs'
import { inject } from 'vitest'
import { AuthUsers } from '../../../supabase/local/auth-admin/users.ts'
import { openDatabase, type ServiceOptions } from '../../../supabase/local/database.ts'
import { localPublishableKey } from '../../../supabase/local/keys.ts'
import { Mailbox } from '../../../supabase/local/mailbox.ts'
import type { Role } from '#domain/plans/plans.ts'
import { openOnPostgres } from './postgres-database.ts'

const password = 'Test-pass-1'
const keys = { secretKey: 'sb_secret_test', jwtSecret: 'a-test-secret-that-is-long-enough-for-hs256' }

export interface TestDatabase {
  app: App
  users: AuthUsers
  /** A client like the browser's, signed in if a user is given. */
  client(user?: TestUser): Promise<SupabaseClient>
  /** A client with the secret key, like the edge function's. */
  service: SupabaseClient
  mailbox: Mailbox
  addUser(role: Role): Promise<TestUser>
  rows(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

export interface TestUser {
  id: string
  email: string
  password: string
}

/**
 * A database with the project's migrations, accessed through supabase-js like the hosted one: in memory, or on the
 * PostgreSQL server of the test run (vitest.config.ts).
 */
export async function openTestDatabase({
  confirmations,
}: {
  confirmations?: boolean | undefined
} = {}): Promise<TestDatabase> {
  const mailbox = new Mailbox((token) => token)
  const { app, driver, close } = await open({ keys, siteUrl: 'http://localhost:5173', email: mailbox, confirmations })
  const users = new AuthUsers(driver)
  const connect = (key: string) =>
    createClient('http://database.test', key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => app.fetch(new Request(input, init)) },
    })
  // The fewest rounds: a hash or a log-in with the auth service's ten takes a tenth of a second.
  const passwordHash = await hash(password, 4)
  let count = 0
  const rows: TestDatabase['rows'] = async (sql, params) =>
    (await driver.query<Record<string, unknown>>(sql, params)).rows
  return {
    app,
    mailbox,
    users,
    service: connect(keys.secretKey),
    rows,
    async client(user) {
      const client = connect(localPublishableKey)
      if (user !== undefined) {
        const { error } = await client.auth.signInWithPassword(user)
        if (error !== null) throw error
      }
      return client
    },
    async addUser(role) {
      count += 1
      const user = { email: `user-${count}@example.test`, password }
      const { id } = await users.create(user.email, {
        password_hash: passwordHash,
        email_confirm: true,
        user_metadata: { name: `User ${count}` },
      })
      await rows('update public.profiles set role = $2 where id = $1', [id, role])
      return { id, ...user }
    },
    close,
  }
}

async function open(options: ServiceOptions) {
  const postgresUrl = inject('postgresUrl')
  if (postgresUrl !== undefined) return openOnPostgres(postgresUrl, options)
  const { app, connection } = await openDatabase({ ...options })
  return { app, driver: connection.driver, close: () => connection.close() }
}
