import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../../supabase/local/free-port.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface Product {
  url: string
  dataDir: string
  /** Everything it has printed to stderr since its first start. */
  log: () => string
  isRunning: () => boolean
  /** The process id of the edge function's Deno process. */
  denoPid: () => Promise<number>
  /** Kills it at once, like a power cut; its child processes are left running. */
  kill: () => Promise<void>
  /** Starts it again with the same address and data. */
  start: () => Promise<void>
  /** Stops it like Ctrl-C, and kills any remaining child processes. */
  stop: () => Promise<void>
}

export interface ProductOptions {
  dataDir: string
  env: Record<string, string>
}

/** A separate product from the built site: `vite preview` with the embedded backend, as `npm start` runs it. */
export async function startProduct({ dataDir, env }: ProductOptions): Promise<Product> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let printed = ''
  let server: ChildProcess | undefined

  const product: Product = {
    url,
    dataDir,
    log: () => printed,
    isRunning: () => server !== undefined && server.exitCode === null && server.signalCode === null,
    async denoPid() {
      const child = (await processes()).find(
        ({ parent, command }) => parent === server?.pid && command.includes('deno'),
      )
      if (child === undefined) throw new Error('The server has no Deno child')
      return child.pid
    },
    async kill() {
      await end(server, 'SIGKILL')
    },
    async start() {
      const started = spawn('node', ['scripts/start.ts', '--no-build'], {
        cwd: root,
        env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir, LITE_TELEMETRY: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      server = started
      let welcome = ''
      started.stdout.setEncoding('utf8').on('data', (text: string) => (welcome += text))
      started.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
      await until(() => welcome.includes('Casewright is ready') || !product.isRunning(), 60_000)
      if (!product.isRunning() || welcome === '') {
        await end(started, 'SIGKILL')
        throw new Error(`The product did not start:\n${printed}`)
      }
    },
    async stop() {
      await end(server, 'SIGTERM')
    },
  }
  await product.start()
  return product
}

/** Waits for the process to end, and kills it after a timeout. */
async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const forced = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(forced)
}

interface Process {
  pid: number
  parent: number
  command: string
}

async function processes(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state, command] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    // A finished process stays in the list until its parent reaps it.
    return pid === undefined || parent === undefined || command === undefined || state?.startsWith('Z') === true
      ? []
      : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

export async function isAlive(pid: number): Promise<boolean> {
  return (await processes()).some((process) => process.pid === pid)
}

export async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`The condition was not met within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
