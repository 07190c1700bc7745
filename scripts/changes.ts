/** `npm run changes -- --before old.json --after new.json`: what became of a ticket's criteria. See `usage` in `scripts/changes/command.ts`. */
import { changesCommand } from './changes/command.ts'

// It is not an error if the reader stops early, as `| head` does.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await changesCommand(process.argv.slice(2))
