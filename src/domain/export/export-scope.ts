import { type Result, fail, ok } from '../result.ts'
import { type ExportEntry, countCases } from './export-entry.ts'
import type { ExportFormat } from './export-format.ts'
import { exportMessages } from './export-messages.ts'

export type ExportScope = 'current' | 'history'

/**
 * What of the entries can be exported; the refusal is the spec's message for the scope and the format (section 5). Entries
 * without cases are left out, but not of the list of entries.
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

/** Whether the format makes sense for the scope: entries are the history's. */
export function suitsScope({ purpose }: Pick<ExportFormat, 'purpose'>, scope: ExportScope): boolean {
  return purpose !== 'entries' || scope === 'history'
}
