/** `npm run backup -- <file>`: writes the embedded backend's data to one file. */
import { backupCommand } from './backup/backup-command.ts'
import { terminalOptions } from './backup/command.ts'

process.exitCode = await backupCommand(process.argv.slice(2), terminalOptions())
