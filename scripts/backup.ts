/** `npm run backup -- <file>`: the embedded backend's data in one file. */
import { backupCommand } from './backup/backup-command.ts'
import { terminalOptions } from './backup/command.ts'

process.exitCode = await backupCommand(process.argv.slice(2), terminalOptions())
