import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'

/**
 * Only one process may use a data folder: two on the same Postgres files would destroy them. The owner listens on a port and
 * answers there with its folder, so that the lock file of a killed process blocks nobody.
 */
const lockSchema = z.object({ pid: z.number().int(), port: z.number().int().min(1).max(65_535) })
type Lock = z.infer<typeof lockSchema>

/** The process id of the folder's owner, if it has one. */
export async function ownerOf(dataDir: string): Promise<number | undefined> {
  const lock = await readLock(dataDir)
  return lock !== undefined && (await ask(lock.port)) === resolve(dataDir) ? lock.pid : undefined
}

/** Locks the folder, or throws a message for the terminal. Returns the function that unlocks it. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A server that starts again in the same process may still be closing.
  const deadline = Date.now() + 10_000
  for (;;) {
    const taken = await oneAtATime(folder, () => lockUnlessOwned(folder))
    if (typeof taken === 'function') return taken
    if (taken.owner !== process.pid || Date.now() > deadline) {
      throw new Error(
        `The data folder ${folder} is in use by process ${taken.owner}. Stop that one first, or choose another folder with DATA_DIR.`,
      )
    }
    await pause()
  }
}

async function lockUnlessOwned(folder: string): Promise<(() => Promise<void>) | { owner: number }> {
  const owner = await ownerOf(folder)
  if (owner !== undefined) return { owner }
  const server = createServer((socket) => socket.end(folder))
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', settle)
  })
  // The listener must not keep the process alive.
  server.unref()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The lock has no port')
  await writeFile(lockFile(folder), JSON.stringify({ pid: process.pid, port: address.port } satisfies Lock), {
    mode: 0o600,
  })
  return async () => {
    await rm(lockFile(folder), { force: true })
    await new Promise<void>((settle) => server.close(() => settle()))
  }
}

/** Only one process at a time may look for an owner and write the lock file; two would both find none. */
async function oneAtATime<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const gate = join(folder, 'starting')
  while (!(await makeFile(gate))) {
    // The work takes milliseconds, so an old file belongs to a process that was killed in the middle.
    const { mtimeMs } = await stat(gate).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > 10_000) await rm(gate, { force: true })
    else await pause()
  }
  try {
    return await work()
  } finally {
    await rm(gate, { force: true })
  }
}

/** False if the file exists. */
async function makeFile(path: string): Promise<boolean> {
  try {
    await (await open(path, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function pause(): Promise<void> {
  return new Promise((settle) => setTimeout(settle, 50))
}

function lockFile(dataDir: string): string {
  return join(dataDir, 'running.json')
}

async function readLock(dataDir: string): Promise<Lock | undefined> {
  try {
    return lockSchema.parse(JSON.parse(await readFile(lockFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

/** The answer of the listener on a port of this machine; undefined if there is none. */
function ask(port: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const socket = connect({ host: '127.0.0.1', port })
    let text = ''
    socket.setEncoding('utf8')
    socket.setTimeout(2_000, () => socket.destroy())
    socket.on('data', (part: string) => (text += part))
    socket.once('error', () => settle(undefined))
    socket.once('close', () => settle(text))
  })
}
