import type { TestCase, TestStep } from '../test-case/test-case.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { ExportOptions } from './export-options.ts'
import { exportedFindings } from './review-findings.ts'
import { ticketMatrix } from './ticket-matrix.ts'

/** The version of the JSON export's shape; it grows when a field changes its meaning. */
const version = 2

/** One step on its own, with the case it belongs to: what a tool that reads flat rows takes. */
interface FlatTestStep extends TestStep {
  testCaseId: string
  testCaseTitle: string
  /** Counted from 1 within the case. */
  stepNumber: number
}

/**
 * The JSON export (docs/spec.md, section 9): the cases, and their steps as one flat list. Behind them follow the version
 * of this shape, the tickets, and what the review found. Ids repeat from ticket to ticket, so with several tickets each
 * case, step and finding names its own; `byTicket` adds the matrix of all. `specColumns` leaves out what docs/spec.md does not
 * name.
 */
export function entriesToJson(
  entries: ExportEntry[],
  { byTicket = false, specColumns = false, houseRules }: ExportOptions = {},
): string {
  const [first] = entries
  const owned = <T extends object>(ticketId: string, values: T[]) =>
    entries.length === 1 ? values : values.map((value) => ({ ticketId, ...value }))
  const spec = {
    testCases: entries.flatMap(({ ticketId, testCases }) => owned(ticketId, testCases)),
    testSteps: entries.flatMap(({ ticketId, testCases }) =>
      owned(
        ticketId,
        testCases.flatMap((testCase) =>
          flatSteps(testCase).map((step) =>
            specColumns ? step : { ...step, ...caseFields(testCase, ticketId, step) },
          ),
        ),
      ),
    ),
  }
  if (specColumns) return JSON.stringify(spec, null, 2)
  const findings = entries.flatMap((entry) => owned(entry.ticketId, exportedFindings(entry, houseRules)))
  const ticket = first !== undefined && entries.length === 1 ? { ticket: ticketBlock(first) } : {}
  const tickets = entries.length === 1 ? {} : { tickets: entries.map(ticketBlock) }
  const matrix = byTicket && entries.length > 1 ? { matrix: ticketMatrix(entries) } : {}
  return JSON.stringify({ ...spec, version, ...ticket, ...tickets, ...matrix, findings }, null, 2)
}

function flatSteps({ id, title, steps }: TestCase): FlatTestStep[] {
  return steps.map((step, index) => ({ testCaseId: id, testCaseTitle: title, stepNumber: index + 1, ...step }))
}

/** Preconditions are at the first step only, as in the CSV: repeated at every step, long ones would multiply the file. */
function caseFields(
  { type, priority, preconditions, criterionIds }: TestCase,
  ticket: string,
  { stepNumber }: Pick<FlatTestStep, 'stepNumber'>,
) {
  return { type, priority, preconditions: stepNumber === 1 ? preconditions : [], criteria: criterionIds, ticket }
}

function ticketBlock(entry: ExportEntry) {
  const { ticketId, ...facts } = ticketFacts(entry)
  const { timestamp, acceptanceCriteria, uncoveredCriterionIds = [], answers = [] } = entry
  return {
    id: ticketId,
    ...facts,
    generatedAt: timestamp,
    acceptanceCriteria,
    uncoveredCriterionIds,
    ...(answers.length > 0 && { answers }),
  }
}
