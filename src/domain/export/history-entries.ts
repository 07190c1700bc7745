import { csvTable } from './csv-table.ts'
import type { ExportEntry } from './export-entry.ts'

/** The columns of the history list (docs/spec.md, section 9). */
const header = ['Entry ID', 'Ticket ID', 'Title', 'Generated At', 'Total Test Cases', 'Types', 'Priorities'] as const

/** The history as a list with one row per entry. */
export function historyEntriesToCsv(entries: readonly ExportEntry[]): string {
  return csvTable([header, ...entries.map(listRow)])
}

/** The complete history entries. */
export function historyEntriesToJson(entries: readonly ExportEntry[]): string {
  return `${JSON.stringify(entries, null, 2)}\n`
}

function listRow({ id = '', ticketId, title, timestamp = '', testCases }: ExportEntry): string[] {
  return [
    id,
    ticketId,
    title,
    timestamp,
    String(testCases.length),
    distinct(testCases.map(({ type }) => type)),
    distinct(testCases.map(({ priority }) => priority)),
  ]
}

function distinct(values: string[]): string {
  return [...new Set(values.filter((value) => value !== ''))].join('; ')
}
