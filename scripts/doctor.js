/**
 * `npm run doctor`: finds what is missing or wrong on this machine and in its settings. Plain JavaScript without
 * imports from node_modules, so that it can report a missing node_modules.
 */
/* global process, URL */
import { existsSync } from 'node:fs'

if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) {
  process.stdout.write('✗ Packages: they are not installed.\n  → npm ci\n')
  process.exitCode = 1
} else {
  const { doctorCommand } = await import('./doctor/command.ts')
  process.exitCode = await doctorCommand(process.argv.slice(2))
}
