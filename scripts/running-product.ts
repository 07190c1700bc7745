import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../supabase/local/free-port.ts'

export interface RunningProduct {
  url: string
  /** The server's process. The edge function runs in a child of it. */
  pid: number
  dataDir: string
  stop: () => Promise<void>
}

/** `npm start` in its own process on a free port, with a temporary build and temporary data. */
export async function startProduct(): Promise<RunningProduct> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'casewright-running-'))
  const dataDir = join(folder, 'data')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DIST_DIR: join(folder, 'dist'), LITE_TELEMETRY: '0' },
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
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
