import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type ChangeState, type CriterionComparison, compareCriteria } from '#domain/changes/compare-criteria.ts'
import type { ComparedCriterion } from '#domain/changes/fingerprint.ts'
import { wordDiff } from '#domain/changes/word-diff.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { failWith, ok, type Result } from '#domain/result.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { storedCriteriaSchema } from '#src/storage/history/stored-shapes.ts'
import { Failure } from '../generate/failure.ts'
import { readJson } from '../generate/files.ts'
import { type ExitCode, type Terminal, terminal } from '../terminal.ts'

const usage = `Usage: npm run changes -- --before old.json --after new.json [--format json|text]

Compares the acceptance criteria of two versions of a ticket: each is the same, edited, new or gone. Order, numbering, markup,
typos and wordings of the same meaning do not count as a change.

  --before FILE         the issue's earlier JSON, or the JSON that npm run generate prints
  --after FILE          the issue's JSON, as returned by GET /rest/api/3/issue/{key}?expand=names
  --format json|text    json prints {changes: [{state, text, was}]}: "text" is the criterion's text, the earlier one if it
                        is gone; "was" is its earlier text, null if it is new (default: text)
  --help                this text

Exit code: 0 compared, 1 a file cannot be read, 2 wrong usage. To pipe the result without npm's own output: npm run --silent changes -- …`

/** Runs the whole command, from the arguments to the exit code. Never throws. */
export async function changesCommand(argv: string[], { result, problem }: Terminal = terminal): Promise<ExitCode> {
  const parsed = read(argv)
  if (!parsed.ok) {
    problem(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    result(usage)
    return 0
  }
  const { before, after, format } = parsed.value
  try {
    const changes = compareCriteria(await criteriaBefore(before), await criteriaOf(after))
    result(format === 'json' ? JSON.stringify({ changes: changes.map(published) }, null, 2) : summary(changes))
    return 0
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error))
    return 1
  }
}

interface Arguments {
  before: string
  after: string
  format: 'json' | 'text'
}

function read(argv: string[]): Result<Arguments | 'help'> {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        before: { type: 'string' },
        after: { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    if (values.help) return ok('help')
    const { before, after, format } = values
    if (before === undefined || before === '') return failWith('usage', 'Name the earlier ticket with --before.')
    if (after === undefined || after === '') return failWith('usage', 'Name the present ticket with --after.')
    if (format !== 'json' && format !== 'text')
      return failWith('usage', `Unsupported format: ${format}. Choose json or text.`)
    return ok({ before, after, format })
  } catch (error) {
    return failWith('usage', error instanceof Error ? error.message : String(error))
  }
}

const keptResultSchema = z.object({ acceptanceCriteria: storedCriteriaSchema })

/** A kept result names its criteria; an issue is read for them. */
async function criteriaBefore(path: string): Promise<ComparedCriterion[]> {
  const kept = keptResultSchema.safeParse(await readJson(path))
  return kept.success ? kept.data.acceptanceCriteria : criteriaOf(path)
}

async function criteriaOf(path: string): Promise<ComparedCriterion[]> {
  const ticket = readIssue(await readJson(path))
  if (!ticket.ok) throw new Failure(`${path}: ${ticket.reason.message}`)
  return findCriteria(ticket.value).criteria
}

type Change = CriterionComparison<ComparedCriterion>

function published(change: Change): { state: ChangeState; text: string; was: string | null } {
  return {
    state: change.state,
    text: change.state === 'gone' ? change.before.text : change.after.text,
    was: change.state === 'new' ? null : change.before.text,
  }
}

const marks = { same: ' ', edited: '~', new: '+', gone: '-' } as const

function summary(changes: Change[]): string {
  if (changes.length === 0) return 'Neither version has acceptance criteria.'
  const counts = (['same', 'edited', 'new', 'gone'] as const).map(
    (state) => `${String(changes.filter((change) => change.state === state).length)} ${state}`,
  )
  return [...changes.map(line), '', counts.join(', ')].join('\n')
}

/** An edited criterion shows its words as `[-removed-]{+added+}`, like `git diff --word-diff`. */
function line(change: Change): string {
  const text =
    change.state === 'edited'
      ? wordDiff(change.before.text, change.after.text)
          .map(({ kind, text }) => (kind === 'removed' ? `[-${text}-]` : kind === 'added' ? `{+${text}+}` : text))
          .join('')
      : published(change).text
  return `${marks[change.state]} ${change.state.padEnd(6)} ${text.replace(/\n/g, '\n         ')}`
}
