import type { AppProblem } from '../result.ts'

/** Exact texts of docs/spec.md, sections 5 and 8. */
export const exportMessages = {
  noData: 'No data to export',
  noCases: 'No test cases to export',
  noHistoryCases: 'No test cases found in history',
  noHistoryEntries: 'No history entries to export',
  unsupported: (format: string) => `Unsupported format: ${format}`,
} as const

export function exported(name: string): AppProblem {
  return { code: 'exported', message: `${name} exported successfully`, params: { name } }
}

/** docs/spec.md calls a file made in the browser local, but only for plain CSV. */
export function exportedLocally(name: string): AppProblem {
  return { code: 'exported_local', message: `${name} exported successfully (local)`, params: { name } }
}

export function exportedEntries(count: number): AppProblem {
  return { code: 'exported_entries', message: `Exported ${count} entries`, params: { count } }
}
