import { z } from 'zod'
import type { DroppedCase } from '#domain/contracts/ai-generate.ts'
import { type AcceptanceCriterion, criterionChanges } from '#domain/criteria/criterion.ts'
import { readCase } from '#domain/generation/answer/read-case.ts'
import { deriveCaseId } from '#domain/test-case/case-id.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { invalidReason } from '#domain/test-case/validity.ts'

const fieldsSchema = z.record(z.string(), z.unknown())

type Fields = Record<string, unknown>

/**
 * Renames the fields of an entry of any version to the current names (docs/spec.md, section 2): unwraps `results`, takes a
 * `tests` list for test cases and a ticket key for the ticket id. Returns anything that is not an object unchanged.
 */
export function presentShape(stored: unknown): unknown {
  const outer = fieldsOf(stored)
  if (outer === undefined) return stored
  const inner = fieldsOf(outer['results']) ?? {}
  const first = (...names: string[]) =>
    firstGiven([...names.map((name) => outer[name]), ...names.map((name) => inner[name])])
  const ticketData = [first('ticketData', 'originalTicket'), outer['ticket'], inner['ticket']]
    .map(fieldsOf)
    .find((value) => value !== undefined)
  const results = Array.isArray(outer['results']) ? outer['results'] : undefined
  return {
    ...inner,
    ...outer,
    id: textOf(first('id')),
    timestamp: timeOf(
      firstGiven([
        first('timestamp', 'generatedAt', 'createdAt', 'date'),
        fieldsOf(first('metadata'))?.['generatedAt'],
      ]),
    ),
    ticketId: textOf(
      firstGiven([
        first('ticketId', 'ticketKey', 'key'),
        text(outer['ticket']),
        text(inner['ticket']),
        ticketData?.['key'],
      ]),
    ),
    title: first('title', 'ticketTitle') ?? fieldsOf(ticketData?.['fields'])?.['summary'],
    description: first('description'),
    testCases: first('testCases') ?? results ?? first('tests'),
    acceptanceCriteria: first('acceptanceCriteria', 'criteria'),
    ticketData,
  }
}

function fieldsOf(value: unknown): Fields | undefined {
  const parsed = fieldsSchema.safeParse(value)
  return parsed.success && !Array.isArray(value) ? parsed.data : undefined
}

/** The first value that is not missing; an empty text counts as missing. */
function firstGiven(values: unknown[]): unknown {
  return values.find((value) => value !== undefined && value !== null && value !== '')
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** Some versions stored the time in milliseconds. */
function timeOf(value: unknown): unknown {
  if (typeof value !== 'number') return value
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

/** Older versions called the text of a step `action` (docs/spec.md, section 3). */
const stepSchema = z
  .object({
    step: z.string().optional(),
    action: z.string().optional(),
    data: z.string().catch(''),
    expected: z.string().catch(''),
  })
  .transform(({ step, action, data, expected }) => ({ step: step ?? action ?? 'Perform action', data, expected }))

/** A test case as this version writes it. Fields that may be empty get a default; the id, title and steps are required. */
const regularCaseSchema: z.ZodType<TestCase> = z.object({
  id: z.string().min(1),
  title: z.string(),
  description: z.string().catch(''),
  preconditions: z.array(z.string()).catch([]),
  type: z.string().catch(''),
  priority: z.string().catch(''),
  steps: z.array(stepSchema),
  criterionIds: z.array(z.string()).catch([]),
  technique: z.string().optional().catch(undefined),
  priorityReason: z.string().optional().catch(undefined),
  assumptions: z.array(z.string()).optional().catch(undefined),
  generationStatus: z.string().optional().catch(undefined),
  errorMessage: z.string().optional().catch(undefined),
})

interface StoredCases {
  cases: TestCase[]
  /** Cases that could not be shown in any version. */
  dropped: DroppedCase[]
}

/** Reads a stored list of cases. A case in another layout is read as one of the older shapes (docs/spec.md, section 3). */
export function readStoredCases(stored: unknown[], timestamp: string): StoredCases {
  const read: StoredCases = { cases: [], dropped: [] }
  stored.forEach((value, index) => {
    const regular = regularCaseSchema.safeParse(value)
    const found = regular.success ? regular.data : olderCase(value, index + 1, timestamp)
    if ('reason' in found) read.dropped.push(found)
    else read.cases.push(found)
  })
  return read
}

function olderCase(value: unknown, n: number, timestamp: string): TestCase | DroppedCase {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null))
    return { title: '', reason: 'The stored test case is no object' }
  const read = readCase({ value })
  if (!read.ok) return read.reason
  const { id, type = '', priority = '', ...rest } = read.value
  const firstStep = rest.steps[0]?.step
  const words = { title: rest.title, description: rest.description, ...(firstStep === undefined ? {} : { firstStep }) }
  const testCase = { ...rest, type, priority, id: id ?? deriveCaseId(words, n, Date.parse(timestamp) || 0) }
  const reason = invalidReason(testCase)
  return reason === undefined ? testCase : { title: testCase.title, reason }
}

const flags = z.object({ given: z.boolean().optional(), when: z.boolean().optional(), then: z.boolean().optional() })

const optionalText = z.string().catch('')

const criterionSchema = z.object({
  id: z.string().min(1).optional().catch(undefined),
  given: optionalText,
  when: optionalText,
  then: optionalText,
  text: optionalText,
  source: z
    .object({ kind: z.enum(['field', 'section', 'description', 'tester']), label: z.string() })
    .catch({ kind: 'description', label: '' }),
  title: z.string().optional().catch(undefined),
  examples: z.array(z.array(z.string())).optional().catch(undefined),
  assumed: flags.optional().catch(undefined),
  changed: z.enum(criterionChanges).optional().catch(undefined),
})

/** Criteria can be objects or plain text, as in the spec; plain text has no Given, When and Then. Empty criteria are left out. */
export const storedCriteriaSchema = z.array(z.unknown()).transform((stored) =>
  stored.flatMap((value, index): AcceptanceCriterion[] => {
    const parsed = criterionSchema.safeParse(typeof value === 'string' ? { text: value } : value)
    if (!parsed.success) return []
    const { id = `AC-${index + 1}`, ...criterion } = parsed.data
    const words = criterion.text || wordsOf(criterion)
    return words === '' ? [] : [{ ...criterion, id, text: words }]
  }),
)

function wordsOf({ given, when, then }: Pick<AcceptanceCriterion, 'given' | 'when' | 'then'>): string {
  const parts = [
    ['Given', given],
    ['When', when],
    ['Then', then],
  ] as const
  return parts.flatMap(([name, words]) => (words === '' ? [] : [`${name} ${words}`])).join('\n')
}
