import { type Result, fail, ok } from '../result.ts'
import { type ExportEntry, countCases } from './export-entry.ts'
import type { ExportFormat } from './export-format.ts'
import { exportMessages } from './export-messages.ts'

export type ExportScope = 'current' | 'history'

/**
 * Selects the entries to export, or returns the error message for the scope and format (docs/spec.md, section 5).
 * Entries without cases are left out, except from the list of history entries.
 */
export function checkExport(
  scope: ExportScope,
  { id, purpose }: Pick<ExportFormat, 'id' | 'purpose'>,
  entries: ExportEntry[],
): Result<ExportEntry[]> {
  if (purpose === 'entries')
    return entries.length > 0 ? ok(entries) : fail('no_history_entries', exportMessages.noHistoryEntries)
  if (countCases(entries) > 0) return ok(entries.filter(({ testCases }) => testCases.length > 0))
  if (scope === 'history') return fail('no_history_cases', exportMessages.noHistoryCases)
  if (id === 'excel' || id === 'markdown') return fail('no_cases', exportMessages.noCases)
  return fail('no_data', exportMessages.noData)
}

/** Whether the format fits the scope: only the history has entries to list. */
export function suitsScope({ purpose }: Pick<ExportFormat, 'purpose'>, scope: ExportScope): boolean {
  return purpose !== 'entries' || scope === 'history'
}
