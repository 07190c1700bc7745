import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TesterAnswer } from '../generation/context.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { cleanText } from './clean-text.ts'
import { isRecord, listAt, recordAt, textAt } from '../ticket/json-value.ts'

/** One ticket with its test cases, the input of every export. A generation result and a history entry both fit. */
export interface ExportEntry {
  /** The id of a history entry. */
  id?: string
  ticketId: string
  /** The ticket's summary. */
  title: string
  /** When the cases were generated, in ISO 8601. */
  timestamp?: string
  acceptanceCriteria: AcceptanceCriterion[]
  testCases: TestCase[]
  /** The raw issue, or the part of it that was saved. */
  ticketData?: unknown
  uncoveredCriterionIds?: string[]
  /** What the tester answered to questions about the criteria. */
  answers?: TesterAnswer[] | undefined
}

/** What exports print about a ticket. Unknown values are undefined. */
export interface TicketFacts {
  ticketId: string
  summary: string
  status?: string
  priority?: string
  assignee?: string
  component?: string
}

/** Reads these few values from the raw issue and skips its text, which may be long. */
export function ticketFacts({
  ticketId,
  title,
  ticketData,
}: Pick<ExportEntry, 'ticketId' | 'title' | 'ticketData'>): TicketFacts {
  const fields = isRecord(ticketData) ? recordAt(ticketData, 'fields') : {}
  const text = (record: Record<string, unknown>, name: string) => cleanText(textAt(record, name)).trim()
  const component = listAt(fields, 'components')
    .filter(isRecord)
    .map((entry) => text(entry, 'name'))
    .find((name) => name !== '')
  return {
    ticketId,
    summary: title || text(fields, 'summary'),
    status: text(recordAt(fields, 'status'), 'name') || undefined,
    priority: text(recordAt(fields, 'priority'), 'name') || undefined,
    assignee: text(recordAt(fields, 'assignee'), 'displayName') || undefined,
    component,
  }
}

/** Keeps only the part of the ticket that exports print: a raw ticket may be a hundred times the size of its cases. */
export function withoutTicketText(entry: ExportEntry): ExportEntry {
  const { status, priority, assignee, component } = ticketFacts(entry)
  const fields = {
    status: { name: status },
    priority: { name: priority },
    assignee: { displayName: assignee },
    components: component === undefined ? [] : [{ name: component }],
  }
  return {
    ticketId: entry.ticketId,
    title: entry.title,
    timestamp: entry.timestamp,
    acceptanceCriteria: entry.acceptanceCriteria,
    testCases: entry.testCases,
    uncoveredCriterionIds: entry.uncoveredCriterionIds,
    answers: entry.answers,
    ticketData: { fields },
  }
}

/** The number of cases in all entries. */
export function countCases(entries: readonly Pick<ExportEntry, 'testCases'>[]): number {
  return entries.reduce((sum, { testCases }) => sum + testCases.length, 0)
}
