import { existsSync } from 'node:fs'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { App, appliedVersions, recordVersion, type Connection, type EmailDriver } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { lockDataFolder } from './data-lock.ts'
import { localPublishableKey, type LocalKeys } from './keys.ts'
import { openPglite } from './pglite.ts'
import { hostedRolesSql, readTablePrivileges, restoreTablePrivileges } from './privileges.ts'
import { type ProjectConfig, readMigrations, readProjectConfig, readSeed } from './project.ts'
import type { SqlDriver } from './sql-driver.ts'

export interface ServiceOptions {
  keys: LocalKeys
  /** Where the product is served: the address in e-mails and redirects. */
  siteUrl: string
  email: EmailDriver
  /** Whether an address is confirmed before its first login; the project's own setting if absent. */
  confirmations?: boolean | undefined
}

export interface DatabaseOptions extends ServiceOptions {
  /** Folder of the data; in memory if absent. */
  dataDir?: string | undefined
}

interface ServedDatabase {
  app: App
  /** Whether the database is new. */
  created: boolean
}

export interface LocalDatabase extends ServedDatabase {
  connection: PgliteConnection
}

/** Opens (or creates) the embedded Postgres with the auth and data APIs over it, on the project's own migrations and seed. */
export async function openDatabase({ dataDir, ...options }: DatabaseOptions): Promise<LocalDatabase> {
  const connection = dataDir === undefined ? await openPglite() : await connectToFolder(dataDir)
  return { connection, ...(await serveDatabase(connection, connection.driver, options)) }
}

/** The auth and data APIs over a Postgres, on the project's own migrations and seed. */
export async function serveDatabase(
  connection: Connection,
  driver: SqlDriver,
  { keys, siteUrl, email, confirmations }: ServiceOptions,
): Promise<ServedDatabase> {
  const config = await readProjectConfig()
  const app = new App({
    connection,
    api: { schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: {
      enabled: true,
      ...pickAuth(config.auth, confirmations),
      jwt_secret: keys.jwtSecret,
      publishable_key: localPublishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
    },
    options: { drivers: { email }, server: { admin: false } },
  })
  await driver.exec(hostedRolesSql)
  await app.ensureSystemSchema()
  const created = (await appliedVersions(connection)).length === 0
  await applyMigrations(connection, driver)
  await driver.exec(await readSeed(config))
  await serveFirstRequest(app, driver)
  return { app, created }
}

/** The folder stays locked until the connection is closed. */
async function connectToFolder(dataDir: string): Promise<PgliteConnection> {
  const unlock = await lockDataFolder(dataDir)
  try {
    await keepPrivate(dataDir)
    const connection = await openPglite(join(dataDir, 'postgres'))
    const close = connection.close.bind(connection)
    connection.close = async () => {
      await close()
      await unlock()
    }
    return connection
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Other users of the machine must not read password hashes and sessions, even in a folder from an earlier version. */
async function keepPrivate(dataDir: string): Promise<void> {
  // Postgres in this process creates its files with the process's umask.
  process.umask(0o077)
  await chmod(dataDir, 0o700)
  const postgres = join(dataDir, 'postgres')
  if (!existsSync(postgres)) return
  await chmod(postgres, 0o700)
  for (const entry of await readdir(postgres, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), 0o700)
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o600)
  }
}

function pickAuth(
  {
    jwt_expiry,
    enable_refresh_token_rotation,
    refresh_token_reuse_interval,
    enable_signup,
    minimum_password_length,
    email,
  }: ProjectConfig['auth'],
  confirmations: boolean | undefined,
) {
  return {
    jwt_expiry,
    enable_refresh_token_rotation,
    refresh_token_reuse_interval,
    enable_signup,
    minimum_password_length,
    email: pickEmail(email ?? {}, confirmations),
  }
}

function pickEmail(
  {
    enable_signup,
    double_confirm_changes,
    enable_confirmations,
    otp_length,
    otp_expiry,
  }: NonNullable<ProjectConfig['auth']['email']>,
  confirmations = enable_confirmations,
) {
  return { enable_signup, double_confirm_changes, enable_confirmations: confirmations, otp_length, otp_expiry }
}

/** Applies each file and its history row in one transaction, like the Supabase CLI. */
async function applyMigrations(connection: Connection, driver: SqlDriver): Promise<void> {
  const done = new Set(await appliedVersions(connection))
  for (const { version, name, sql } of await readMigrations()) {
    if (done.has(version)) continue
    await driver.exec(`begin;\n${sql}\n;commit;`).catch(async (error: unknown) => {
      await driver.exec('rollback')
      throw new Error(`Migration ${version}_${name} failed`, { cause: error })
    })
    await recordVersion(connection, { version, name, statements: [sql] })
  }
}

/** The first request sets up Lite's roles; see privileges.ts. */
async function serveFirstRequest(app: App, driver: SqlDriver): Promise<void> {
  const noted = await readTablePrivileges(driver)
  await app.fetch(
    new Request('http://localhost/rest/v1/plans?select=role&limit=1', { headers: { apikey: localPublishableKey } }),
  )
  await restoreTablePrivileges(driver, noted)
}
