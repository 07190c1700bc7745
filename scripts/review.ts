/** `npm run review -- cases.json --ticket-file issue.json`: findings on test cases. See `usage` in `scripts/review/command.ts`. */
import { reviewCommand } from './review/command.ts'

// It is not an error if the reader stops early, as `| head` does.
process.stdout.on('error', () => process.exit(0))

process.exitCode = await reviewCommand(process.argv.slice(2))
