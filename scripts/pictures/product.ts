import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../supabase/local/free-port.ts'

export interface RunningProduct {
  address: string
  stop: () => Promise<void>
}

/** `npm start` on a free port, with a build and data of its own that go when it stops. */
export async function startProduct(): Promise<RunningProduct> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'casewright-pictures-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: join(dataDir, 'data'), DIST_DIR: join(dataDir, 'dist') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The product did not start (it ended with ${String(code)}).`)))
  })
  return {
    address: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
