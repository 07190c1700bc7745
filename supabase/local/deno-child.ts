import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { variableNames } from '../functions/api/config/variables.ts'
import { freePort } from './free-port.ts'
import { projectRoot } from './project.ts'

/** The Deno that npm installed, without its Node launcher: ending the launcher would leave the real process behind. */
function denoExecutable(): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('deno/package.json')), process.platform === 'win32' ? 'deno.exe' : 'deno')
}

export interface DenoChild {
  port: number
  /** Settles when the process has ended, however that came. */
  ended: Promise<void>
  process: ChildProcess
}

export interface DenoChildOptions {
  entrypoint: string
  config: string
  env: Record<string, string>
  /** `host:port` the child may connect to; '*' for any. */
  allowNet: string[] | '*'
  onLine: (line: string) => void
}

/** Starts the edge function in a Deno process with the narrowest permissions that work, and waits until it listens. */
export async function startDenoChild({
  entrypoint,
  config,
  env,
  allowNet,
  onLine,
}: DenoChildOptions): Promise<DenoChild> {
  const port = await freePort()
  const child = spawn(
    denoExecutable(),
    [
      'run',
      '--quiet',
      '--no-prompt',
      '--no-remote',
      '--node-modules-dir=manual',
      `--config=${config}`,
      `--allow-net${allowNet === '*' ? '' : `=127.0.0.1:${port},${allowNet.join(',')}`}`,
      `--allow-env=${variableNames.join(',')}`,
      // Packages ask for variables of their own; they are told that those are not set.
      '--ignore-env',
      // The AI SDK asks for it when it is loaded.
      '--allow-sys=hostname',
      // A request's signal tells that the caller has left, not that the answer was delivered.
      '--unstable-no-legacy-abort',
      // A server that is killed must not leave the function behind.
      `--preload=${fileURLToPath(new URL('end-with-parent.ts', import.meta.url))}`,
      entrypoint,
    ],
    {
      cwd: projectRoot,
      // Only what the function needs: the machine's own environment stays out of it.
      env: {
        ...passedOn(),
        ...env,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stderr: string[] = []
  readLines(child.stdout, onLine)
  readLines(child.stderr, (line) => {
    stderr.push(line)
    if (stderr.length > 40) stderr.shift()
    onLine(line)
  })
  await untilListening(port, child, () => stderr.join('\n'))
  return { port, ended, process: child }
}

function passedOn(): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of ['PATH', 'HOME', 'TMPDIR', 'DENO_DIR', 'XDG_CACHE_HOME']) {
    const value = process.env[name]
    if (value !== undefined) kept[name] = value
  }
  return kept
}

function readLines(stream: NodeJS.ReadableStream | null, onLine: (line: string) => void): void {
  let rest = ''
  stream?.setEncoding('utf8')
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}

async function untilListening(port: number, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The edge function did not start (exit code ${child.exitCode}):\n${log()}`)
    const answered = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      async (response) => {
        await response.body?.cancel()
        return true
      },
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The edge function did not answer within 60 s:\n${log()}`)
}
