import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/project.ts'
import { terminal, type Terminal } from '../terminal.ts'

export interface CommandOptions extends Terminal {
  dataDir: string
  now: () => Date
}

export function terminalOptions(): CommandOptions {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const configured = process.env['DATA_DIR']?.trim() ?? ''
  return {
    dataDir: configured === '' ? join(projectRoot, '.data') : configured,
    now: () => new Date(),
    ...terminal,
  }
}
