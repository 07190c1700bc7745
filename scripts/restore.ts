/** `npm run restore -- <file>`: restores a backup into the data folder. */
import { terminalOptions } from './backup/command.ts'
import { restoreCommand } from './backup/restore-command.ts'

process.exitCode = await restoreCommand(process.argv.slice(2), terminalOptions())
