/** `npm run push -- <ticket link or result.json> --to TOOL [options]`: sends test cases to a test tool. See `usage` in `scripts/push/arguments.ts`. */
import { existsSync } from 'node:fs'
import { pushCommand } from './push/command.ts'

process.env['LITE_TELEMETRY'] ??= '0'
if (existsSync('.env')) process.loadEnvFile('.env')

// A reader that stops early, such as `| head`, is not an error.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await pushCommand(process.argv.slice(2), process.env)
