import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/project.ts'

export interface CommandOptions {
  dataDir: string
  now: () => Date
  /** What was done: stdout. */
  result: (line: string) => void
  /** What went wrong: stderr. */
  problem: (line: string) => void
}

/** Exit codes: done, failed, wrong usage. */
export type ExitCode = 0 | 1 | 2

/** The options as a terminal has them. */
export function terminalOptions(): CommandOptions {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const configured = process.env['DATA_DIR']?.trim() ?? ''
  return {
    dataDir: configured === '' ? join(projectRoot, '.data') : configured,
    now: () => new Date(),
    result: (line) => process.stdout.write(`${line}\n`),
    problem: (line) => process.stderr.write(`${line}\n`),
  }
}
