import { coverage } from '../test-case/coverage.ts'
import type { ExportEntry } from './export-entry.ts'

/** The columns of the matrix over several tickets (docs/spec.md, "Many tickets"). */
export const matrixHeader = ['Ticket', 'Summary', 'Criterion', 'Text', 'Test Cases'] as const

/** One criterion of one ticket. The last row of a ticket has no criterion: its cases cover none. */
export interface MatrixRow {
  /** The name of the ticket's sheet or section. */
  ticket: string
  summary: string
  criterionId: string
  text: string
  caseIds: string[]
}

/** Which case covers which criterion, over all tickets. Every case is in a row. */
export function ticketMatrix(entries: readonly ExportEntry[]): MatrixRow[] {
  const names = sectionNames(entries)
  return entries.flatMap(({ title: summary, acceptanceCriteria, testCases }, index) => {
    const ticket = names[index] ?? ''
    const { rows } = coverage(acceptanceCriteria, testCases)
    const covering = new Set(rows.flatMap(({ caseIds }) => caseIds))
    const others = testCases.flatMap(({ id }) => (covering.has(id) ? [] : [id]))
    const textOf = new Map(
      acceptanceCriteria.map(({ id, text, given, when, then }) => [id, text || `${given} ${when} ${then}`]),
    )
    return [
      ...rows.map(({ criterionId, caseIds }) => ({
        ticket,
        summary,
        criterionId,
        text: textOf.get(criterionId) ?? '',
        caseIds,
      })),
      ...(others.length > 0 ? [{ ticket, summary, criterionId: '', text: '', caseIds: others }] : []),
    ]
  })
}

export function matrixCells({ ticket, summary, criterionId, text, caseIds }: MatrixRow): string[] {
  return [ticket, summary, criterionId, text, caseIds.join(', ')]
}

/** The key of each ticket; a ticket with several results gets a number. Excel limits the names of sheets. */
export function sectionNames(entries: readonly Pick<ExportEntry, 'ticketId'>[]): string[] {
  const used = new Set<string>()
  return entries.map(({ ticketId }) => {
    const base =
      ticketId
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 24) || 'Ticket'
    let name = base
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = `${base} (${String(number)})`
    used.add(name.toLowerCase())
    return name
  })
}
