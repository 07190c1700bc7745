import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type TesterAnswer, testerAnswerSchema } from '#domain/generation/context.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { buildContext } from '#domain/generation/build-context.ts'
import { failWith, ok, type Result } from '#domain/result.ts'
import { type Finding, type ReviewedCase, type ReviewedCriterion, ticketTextOf } from '#domain/review/finding.ts'
import { reviewCases } from '#domain/review/review-cases.ts'
import { giveUniqueIds } from '#domain/test-case/case-id.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { Failure } from '../generate/failure.ts'
import { readHouseRules, readJson } from '../generate/files.ts'
import { type ExitCode, type Terminal, terminal } from '../terminal.ts'

const usage = `Usage: npm run review -- <cases.json> --ticket-file issue.json [options]

Reviews test cases against their ticket: missing or vague expected results, steps that hold two actions, names the ticket
does not contain, limits tested on one side only, duplicates and more. docs/review-rules.md describes the rules.

  <cases.json>             the JSON that npm run generate prints, or a list of test cases
  --ticket-file FILE       the issue's JSON, as returned by GET /rest/api/3/issue/{key}?expand=names
  --house-rules FILE       the rules of your team, exported in Settings: what breaks them is found, too
  --format json|text       json prints {findings: [{caseId, rule, step, field, quote, message}]} (default: text)
  --help                   this text

Exit code: 0 no findings, 1 findings, 2 wrong usage or a file that cannot be read.`

const text = z.string().default('')
const texts = z.array(z.string()).default([])
const caseSchema = z.object({
  id: z.string().optional(),
  title: text,
  description: text,
  preconditions: texts,
  type: text,
  priority: z.string().optional(),
  steps: z.array(z.object({ step: text, data: text, expected: text })),
  criterionIds: texts,
  assumptions: texts,
})
const criterionSchema = z.object({ id: z.string(), text: text.optional(), given: text, when: text, then: text })

const caseShape =
  'Write each test case as {title, type, preconditions: [text], steps: [{step, data, expected}], criterionIds: [id]}, as npm run generate prints it.'
const criterionShape =
  'Write each criterion as {id, text}, or leave acceptanceCriteria out to read those of the ticket.'

const ticketFaults = new Map([
  [
    'not_an_issue',
    'holds no Jira issue: it has no "fields". Save the whole answer of GET /rest/api/3/issue/{key}?expand=names.',
  ],
  ['too_deep', 'cannot be read: the text of the ticket is nested too deeply.'],
  ['too_large', 'cannot be read: the text of the ticket is too long.'],
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
  const { format } = parsed.value
  try {
    const findings = await review(parsed.value)
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
  houseRulesFile: string | undefined
  format: 'json' | 'text'
}

function read(argv: string[]): Result<Arguments | 'help'> {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        'ticket-file': { type: 'string' },
        'house-rules': { type: 'string' },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    })
    if (values.help) return ok('help')
    const [casesFile, more] = positionals
    const ticketFile = values['ticket-file']
    if (casesFile === undefined || more !== undefined) return failWith('usage', 'Name one file of test cases.')
    if (ticketFile === undefined || ticketFile === '') return failWith('usage', 'Name the ticket with --ticket-file.')
    if (values['house-rules'] === '') return failWith('usage', '--house-rules takes a file name.')
    if (values.format !== 'json' && values.format !== 'text')
      return failWith('usage', `Unsupported format: ${values.format}. Choose json or text.`)
    return ok({ casesFile, ticketFile, houseRulesFile: values['house-rules'], format: values.format })
  } catch (error) {
    return failWith('usage', error instanceof Error ? error.message : String(error))
  }
}

async function review({ casesFile, ticketFile, houseRulesFile }: Arguments): Promise<Finding[]> {
  const file = readCases(await readJson(casesFile), casesFile)
  const ticket = readIssue(await readJson(ticketFile))
  if (!ticket.ok) throw new Failure(`${ticketFile} ${ticketFaults.get(ticket.reason.code) ?? ticket.reason.message}`)
  const houseRules = houseRulesFile === undefined ? undefined : await readHouseRules(houseRulesFile)
  const context = buildContext(ticket.value, findCriteria(ticket.value).criteria)
  // The cases name the criteria of their own result, which the tester may have corrected.
  const criteria: ReviewedCriterion[] = file.criteria ?? context.acceptanceCriteria
  return reviewCases(file.cases, { text: ticketTextOf({ ...context, answers: file.answers }), criteria, houseRules })
}

function readCases(
  content: unknown,
  path: string,
): { cases: ReviewedCase[]; criteria: ReviewedCriterion[] | undefined; answers: TesterAnswer[] | undefined } {
  const { testCases, acceptanceCriteria, answers } = Array.isArray(content)
    ? { testCases: content }
    : (resultSchema.safeParse(content).data ?? {})
  if (testCases === undefined)
    throw new Failure(
      `${path} holds no test cases. Give a list of test cases, or what npm run generate prints for one ticket.`,
    )
  const cases = readEach(testCases, caseSchema, { path, name: 'test case', shape: caseShape })
  return {
    cases: giveUniqueIds(cases),
    answers,
    criteria:
      acceptanceCriteria &&
      readEach(acceptanceCriteria, criterionSchema, { path, name: 'acceptance criterion', shape: criterionShape }),
  }
}

const resultSchema = z.object({
  testCases: z.array(z.unknown()),
  acceptanceCriteria: z.array(z.unknown()).optional(),
  answers: z.array(testerAnswerSchema).optional(),
})

const maxFaults = 5

/** All entries of a list, or an error that names the position of each one that cannot be read, counted from 1. */
function readEach<T>(
  entries: unknown[],
  schema: z.ZodType<T>,
  { path, name, shape }: { path: string; name: string; shape: string },
): T[] {
  const faults: string[] = []
  const read = entries.flatMap((entry, index) => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    const [issue] = parsed.error.issues
    const place = placeOf(issue?.path ?? [])
    faults.push(`${path}, ${name} ${String(index + 1)}${place}: ${issue?.message ?? 'invalid'}`)
    return []
  })
  if (faults.length === 0) return read
  const left = faults.length - maxFaults
  throw new Failure(
    [...faults.slice(0, maxFaults), ...(left > 0 ? [`… and ${String(left)} more`] : []), shape].join('\n'),
  )
}

/** `, step 2, expected` for `['steps', 1, 'expected']`. */
function placeOf(path: PropertyKey[]): string {
  const [list, index, ...rest] = path
  const named = list === 'steps' && typeof index === 'number' ? [`step ${String(index + 1)}`, ...rest] : path
  return named.map((part) => `, ${typeof part === 'number' ? `entry ${String(part + 1)}` : String(part)}`).join('')
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
