/** `npm run generate -- <ticket link> [options]`: test cases in the terminal. See `scripts/generate/usage.ts`. */
import { existsSync } from 'node:fs'
import { generateCommand } from './generate/command.ts'

process.env['LITE_TELEMETRY'] ??= '0'
if (existsSync('.env')) process.loadEnvFile('.env')

// A reader that ends early (`| head`) is no failure of this command.
process.stdout.on('error', () => process.exit(0))

const quiet = process.argv.includes('--quiet')
process.exitCode = await generateCommand(process.argv.slice(2), process.env, {
  result: (text) => process.stdout.write(text),
  say: (line) => {
    if (!quiet) process.stderr.write(`${line}\n`)
  },
})
