import { type Result, fail, ok } from '../result.ts'
import { type ExportEntry, countCases } from './export-entry.ts'
import { exportMessages } from './export-messages.ts'
import type { ExportFormatId } from './export-formats.ts'

export type ExportScope = 'current' | 'history'

/** Whether there is anything to export; the refusal is the spec's message for the scope and the format (section 5). */
export function checkExport(scope: ExportScope, format: ExportFormatId, entries: ExportEntry[]): Result<ExportEntry[]> {
  if (countCases(entries) > 0) return ok(entries.filter(({ testCases }) => testCases.length > 0))
  if (scope === 'history') return fail('no_history_cases', exportMessages.noHistoryCases)
  if (format === 'excel' || format === 'markdown') return fail('no_cases', exportMessages.noCases)
  return fail('no_data', exportMessages.noData)
}

/** The base of a file's name (spec section 9). */
export function exportBase(scope: ExportScope): 'test-cases' | 'test-cases-history' {
  return scope === 'current' ? 'test-cases' : 'test-cases-history'
}
