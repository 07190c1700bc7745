import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Finding, type ReviewedCase, type ReviewedCriterion, ticketTextOf } from '#domain/review/finding.ts'
import { reviewCases } from '#domain/review/review-cases.ts'
import { giveUniqueIds } from '#domain/test-case/case-id.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { Failure } from '../generate/failure.ts'
import { readJson } from '../generate/files.ts'
import { type ExitCode, type Terminal, terminal } from '../terminal.ts'

const usage = `Usage: npm run review -- <cases.json> --ticket-file issue.json [--format json|text]

Reviews test cases against their ticket: missing or vague expected results, steps that hold two actions, names the ticket
does not contain, limits tested on one side only, duplicates and more. docs/review-rules.md describes the rules.

  <cases.json>             the JSON that npm run generate prints, or a list of test cases
  --ticket-file FILE       the issue's JSON, as returned by GET /rest/api/3/issue/{key}?expand=names
  --format json|text       json prints {findings: [{caseId, rule, step, field, quote, message}]} (default: text)
  --help                   this text

Exit code: 0 no findings, 1 findings, 2 wrong usage or a file that cannot be read.`

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])
const caseSchema = z.object({
  id: z.string().optional(),
  title: text,
  description: text,
  preconditions: texts,
  type: text,
  steps: z.array(z.object({ step: text, data: text, expected: text })).catch([]),
  criterionIds: texts,
  assumptions: texts,
})
const criterionSchema = z.object({ id: z.string(), text: text.optional(), given: text, when: text, then: text })
const fileSchema = z.union([
  z.object({ testCases: z.array(caseSchema), acceptanceCriteria: z.array(criterionSchema).optional() }),
  z.array(caseSchema).transform((testCases) => ({ testCases, acceptanceCriteria: undefined })),
])

/** Runs the whole command, from the arguments to the exit code. Never throws. */
export async function reviewCommand(argv: string[], { result, problem }: Terminal = terminal): Promise<ExitCode> {
  const parsed = read(argv)
  if (!parsed.ok) {
    problem(`${parsed.reason.message}\n\n${usage}`)
    return 2
  }
  if (parsed.value === 'help') {
    result(usage)
    return 0
  }
  const { casesFile, ticketFile, format } = parsed.value
  try {
    const findings = await review(casesFile, ticketFile)
    result(format === 'json' ? JSON.stringify({ findings: findings.map(published) }, null, 2) : summary(findings))
    return findings.length === 0 ? 0 : 1
  } catch (error) {
    problem(error instanceof Error ? error.message : String(error))
    return 2
  }
}

interface Arguments {
  casesFile: string
  ticketFile: string
  format: 'json' | 'text'
}

function read(argv: string[]): Result<Arguments | 'help'> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        'ticket-file': { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    if (values.help) return ok('help')
    const [casesFile, more] = positionals
    const ticketFile = values['ticket-file']
    if (casesFile === undefined || more !== undefined) return fail('usage', 'Name one file of test cases.')
    if (ticketFile === undefined || ticketFile === '') return fail('usage', 'Name the ticket with --ticket-file.')
    if (values.format !== 'json' && values.format !== 'text')
      return fail('usage', `Unsupported format: ${values.format}. Choose json or text.`)
    return ok({ casesFile, ticketFile, format: values.format })
  } catch (error) {
    return fail('usage', error instanceof Error ? error.message : String(error))
  }
}

async function review(casesFile: string, ticketFile: string): Promise<Finding[]> {
  const file = fileSchema.safeParse(await readJson(casesFile))
  if (!file.success) throw new Failure(`${casesFile} holds no test cases: ${z.prettifyError(file.error)}`)
  const ticket = readIssue(await readJson(ticketFile))
  if (!ticket.ok) throw new Failure(`${ticketFile}: ${ticket.reason.message}`)
  const context = buildContext(ticket.value, findCriteria(ticket.value).criteria)
  // The cases name the criteria of their own result, which the tester may have corrected.
  const criteria: ReviewedCriterion[] = file.data.acceptanceCriteria ?? context.acceptanceCriteria
  const cases: ReviewedCase[] = giveUniqueIds(file.data.testCases)
  return reviewCases(cases, { text: ticketTextOf(context), criteria })
}

function published({ caseId, rule, step, field, quote, message }: Finding) {
  return { caseId, rule, step, field, quote, message }
}

function summary(findings: Finding[]): string {
  const lines = findings.map(({ caseId, rule, step, message }) => {
    const place = [caseId, ...(step === null ? [] : [`step ${String(step + 1)}`])].join(', ')
    return `${place}: ${message} [${rule}]`
  })
  const count = findings.length === 1 ? '1 finding' : `${String(findings.length)} findings`
  return [...lines, findings.length === 0 ? 'No findings' : count].join('\n')
}
