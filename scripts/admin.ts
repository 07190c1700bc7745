/**
 * `npm run admin -- grant <e-mail> <role>`: makes the first administrator of a project. See `scripts/admin/usage.ts`.
 */
import { existsSync } from 'node:fs'
import { adminCommand } from './admin/command.ts'
import { terminal } from './terminal.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

process.exitCode = await adminCommand(process.argv.slice(2), process.env, terminal)
