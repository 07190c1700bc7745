import { type Result, fail, ok } from '../result.ts'
import { csvTable } from './csv-table.ts'
import { exportMessages } from './export-messages.ts'
import type { ExportEntry } from './export-entry.ts'

/** What the list of history entries says of one (spec section 3, History entry). */
export interface HistoryListEntry extends ExportEntry {
  id: string
  timestamp: string
}

export interface HistoryEntryFile {
  /** test-cases-history-{YYYY-MM-DD}.{format} */
  name: string
  format: 'csv' | 'json'
  text: string
  message: string
}

/** The columns of the history list (spec section 9). */
export const historyListHeader = ['Entry ID', 'Ticket ID', 'Title', 'Generated At', 'Total Test Cases', 'Types', 'Priorities'] as const

/** History entries as a file (spec sections 5 and 9): csv lists them, json holds them whole. Refuses no entries and other formats. */
export function exportHistoryEntries(entries: readonly HistoryListEntry[], format: string, now: Date): Result<HistoryEntryFile> {
  if (entries.length === 0) return fail('no_history_entries', exportMessages.noHistoryEntries)
  if (format !== 'csv' && format !== 'json') return fail('unsupported_format', exportMessages.unsupported(format))
  const text = format === 'csv' ? historyListCsv(entries) : `${JSON.stringify(entries, null, 2)}\n`
  const name = `test-cases-history-${now.toISOString().slice(0, 10)}.${format}`
  return ok({ name, format, text, message: exportMessages.exportedEntries(entries.length) })
}

export function historyListCsv(entries: readonly HistoryListEntry[]): string {
  return csvTable([historyListHeader, ...entries.map(listRow)])
}

function listRow({ id, ticketId, title, timestamp, testCases }: HistoryListEntry): string[] {
  return [id, ticketId, title, timestamp, String(testCases.length), distinct(testCases.map(({ type }) => type)), distinct(testCases.map(({ priority }) => priority))]
}

function distinct(values: string[]): string {
  return [...new Set(values.filter((value) => value !== ''))].join('; ')
}
