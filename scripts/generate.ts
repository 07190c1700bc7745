/**
 * `npm run generate -- <ticket link> [options]`: generates test cases in the terminal. See `usage` in
 * `scripts/generate/arguments.ts`.
 */
import { existsSync } from 'node:fs'
import { generateCommand } from './generate/command.ts'

process.env['LITE_TELEMETRY'] ??= '0'
if (existsSync('.env')) process.loadEnvFile('.env')

// A reader that stops early, such as `| head`, is not an error.
process.stdout.on('error', () => process.exit(0))

const quiet = process.argv.includes('--quiet')
process.exitCode = await generateCommand(process.argv.slice(2), process.env, {
  result: (text) => process.stdout.write(text),
  say: (line) => {
    if (!quiet) process.stderr.write(`${line}\n`)
  },
})
