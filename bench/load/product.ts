import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { freePort } from '../../supabase/local/free-port.ts'

const keysSchema = z.object({ secretKey: z.string(), jwtSecret: z.string() })

export interface Product {
  url: string
  /** The server's process. The edge function runs in a child of it. */
  pid: number
  secretKey: string
  jwtSecret: string
  close(): Promise<void>
}

/** `npm start` in a process, a port and folders of its own: what is measured is what people run. */
export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-load-'))
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DIST_DIR: join(folder, 'dist'), LITE_TELEMETRY: '0' },
  })
  await ready(child)
  const { secretKey, jwtSecret } = keysSchema.parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')))
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    secretKey,
    jwtSecret,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)))
    child.stdout?.on('data', (text: Buffer) => {
      if (text.toString().includes('is ready')) resolve()
    })
  })
}
