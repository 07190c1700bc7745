import { cleanText } from './clean-text.ts'
import { csvTable } from './csv-table.ts'
import type { ExportEntry } from './export-entry.ts'
import type { Delimiter } from './export-options.ts'

/** The columns of the history list (docs/spec.md, section 9). */
const header = ['Entry ID', 'Ticket ID', 'Title', 'Generated At', 'Total Test Cases', 'Types', 'Priorities'] as const

/** The history as a list with one row per entry. */
export function historyEntriesToCsv(entries: readonly ExportEntry[], delimiter?: Delimiter): string {
  return csvTable([header, ...entries.map((entry) => listRow(entry).map(cleanText))], delimiter)
}

/** The complete history entries. */
export function historyEntriesToJson(entries: readonly ExportEntry[]): string {
  return `${JSON.stringify(entries, cleanValue, 2)}\n`
}

/** For `JSON.stringify`: the raw tickets hold texts, too. */
function cleanValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? cleanText(value) : value
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
