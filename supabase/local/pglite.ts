import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { createPgliteConnection, type IPgliteConnectionConfig, type PgliteConnection } from '@supabase/lite/pglite'
import { z } from 'zod'
import { projectRoot } from './project.ts'

/** Opens an embedded Postgres in that folder, or in memory. A new one is empty. */
export async function openPglite(folder?: string): Promise<PgliteConnection> {
  const url = folder ?? 'memory://'
  if (folder !== undefined && existsSync(join(folder, 'PG_VERSION'))) return connectPglite({ url })
  const empty = await readEmptyDatabase()
  if (empty !== undefined) return connectPglite({ url, pgliteOptions: { loadDataDir: empty } })
  const connection = await connectPglite({ url })
  await cacheEmptyDatabase(await connection.driver.dumpDataDir('none'))
  return connection
}

/** PGlite sets this process's exit code like a program of its own; this keeps the code unchanged. */
export async function connectPglite(config: IPgliteConnectionConfig): Promise<PgliteConnection> {
  const connection = await keepingExitCode(async () => {
    const opened = await createPgliteConnection(config)
    await opened.driver.waitReady
    return opened
  })
  const close = connection.close.bind(connection)
  connection.close = () => keepingExitCode(close)
  printErrorsBriefly(connection)
  return connection
}

/**
 * Lite prints the error of every failing statement. PGlite adds the statement's values to it, password hashes and refresh
 * tokens among them, and a caller without a session can cause any number of these errors: one line has to do.
 */
function printErrorsBriefly({ driver }: PgliteConnection): void {
  const execute = driver.execProtocolStream.bind(driver)
  driver.execProtocolStream = async (...args) => {
    try {
      return await execute(...args)
    } catch (error) {
      const { data } = databaseErrorSchema.safeParse(error)
      if (error instanceof Error && data !== undefined)
        Object.defineProperty(error, inspect.custom, { value: () => `Database error ${data.code}: ${data.message}` })
      throw error
    }
  }
}

async function keepingExitCode<T>(work: () => Promise<T>): Promise<T> {
  const before = process.exitCode
  try {
    return await work()
  } finally {
    process.exitCode = before
  }
}

/**
 * A cache of an empty database's files in node_modules: creating a database takes seconds, copying these files half a
 * second. Without the cache everything works, only slower.
 */
const packages = join(projectRoot, 'node_modules')
const folder = join(packages, '.cache', 'casewright')

/** Depends on the installed packages, because a newer Postgres cannot read older files. */
async function fileName(): Promise<string> {
  const installed = await readFile(join(packages, '.package-lock.json'))
  return `empty-database-${createHash('sha256').update(installed).digest('hex').slice(0, 16)}.tar`
}

export async function readEmptyDatabase(): Promise<Blob | undefined> {
  try {
    // Read at once: another process may replace the file.
    return new Blob([await readFile(join(folder, await fileName()))])
  } catch {
    return undefined
  }
}

export async function cacheEmptyDatabase(files: Blob): Promise<void> {
  // Tests start many databases at once; the rename shows each of them the whole file or none.
  const unfinished = join(folder, `unfinished.${randomUUID()}`)
  try {
    const name = await fileName()
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, files.stream())
    await rename(unfinished, join(folder, name))
    const older = (await readdir(folder)).filter((other) => other !== name && other.endsWith('.tar'))
    for (const other of older) await rm(join(folder, other), { force: true })
  } catch {
    // A read-only folder or a full disk: the next database is created without the cache, too.
    await rm(unfinished, { force: true }).catch(() => undefined)
  }
}

const databaseErrorSchema = z.object({ code: z.string(), message: z.string() })
const panicSchema = z.object({ severity: z.literal('PANIC'), message: z.string() })

/**
 * Postgres panics if it cannot write its log, for example on a full disk, and expects a restart. Embedded in this process,
 * it would keep its locks and block the next call forever, so the process has to end.
 */
export function onPanic({ driver }: Pick<PgliteConnection, 'driver'>, stop: (message: string) => void): void {
  const execute = driver.execProtocolStream.bind(driver)
  driver.execProtocolStream = async (...args) => {
    try {
      return await execute(...args)
    } catch (error) {
      const panic = panicSchema.safeParse(error)
      if (panic.success) stop(panic.data.message)
      throw error
    }
  }
}

/** Ends the process, as a Postgres server would. Everything that was confirmed is on the disk. */
export function endProcess(message: string): void {
  process.stderr.write(
    `The database stopped: ${message}.\nMake sure that the disk has room and can be written, then start again. Nothing that was saved is lost.\n`,
  )
  process.exit(1)
}
