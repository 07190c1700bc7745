import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { isRecord, listAt, recordAt, textAt } from '../ticket/json-value.ts'

/** One ticket with its test cases, as exports take it: a generation result and a history entry are both one. */
export interface ExportEntry {
  /** Of a history entry. */
  id?: string
  ticketId: string
  /** The ticket's summary. */
  title: string
  /** ISO time of the generation. */
  timestamp?: string
  acceptanceCriteria: AcceptanceCriterion[]
  testCases: TestCase[]
  /** The raw issue, or what was kept of it. */
  ticketData?: unknown
  uncoveredCriterionIds?: string[]
}

/** What exports say about a ticket. Undefined is not known. */
export interface TicketFacts {
  ticketId: string
  summary: string
  status?: string
  priority?: string
  assignee?: string
  component?: string
}

/** Reads a few values of the raw issue; its text, which may be long, is left alone. */
export function ticketFacts({
  ticketId,
  title,
  ticketData,
}: Pick<ExportEntry, 'ticketId' | 'title' | 'ticketData'>): TicketFacts {
  const fields = isRecord(ticketData) ? recordAt(ticketData, 'fields') : {}
  const component = listAt(fields, 'components')
    .filter(isRecord)
    .map((entry) => textAt(entry, 'name').trim())
    .find((name) => name !== '')
  return {
    ticketId,
    summary: title || textAt(fields, 'summary').trim(),
    status: textAt(recordAt(fields, 'status'), 'name').trim() || undefined,
    priority: textAt(recordAt(fields, 'priority'), 'name').trim() || undefined,
    assignee: textAt(recordAt(fields, 'assignee'), 'displayName').trim() || undefined,
    component,
  }
}

/** The entry with as much of its ticket as exports say; a raw ticket may be a hundred times the size of its cases. */
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
    ticketData: { fields },
  }
}

/** How many cases there are in all. */
export function countCases(entries: readonly Pick<ExportEntry, 'testCases'>[]): number {
  return entries.reduce((sum, { testCases }) => sum + testCases.length, 0)
}
