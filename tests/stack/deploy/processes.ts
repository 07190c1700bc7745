import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

export interface Finished {
  code: number | null
  output: string
}

/** Runs a command to its end and returns stdout and stderr together. */
export async function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<Finished> {
  const child = spawn(command, args, { cwd, env: { ...kept(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, output: `${out}${err}` }
}

export function start(command: string, args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(command, args, { cwd, env: { ...kept(), ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The Deno that npm installed, without its launcher: killing the launcher would leave Deno running. */
export function denoExecutable(): string {
  return join(dirname(createRequire(import.meta.url).resolve('deno/package.json')), 'deno')
}

/** Without the settings of the machine's user, which could name a real project. */
function kept(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' }
}
