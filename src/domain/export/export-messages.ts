/** The spec's export messages (sections 5 and 8). */
export const exportMessages = {
  noData: 'No data to export',
  noCases: 'No test cases to export',
  noHistoryCases: 'No test cases found in history',
  noHistoryEntries: 'No history entries to export',
  unsupported: (format: string) => `Unsupported format: ${format}`,
  exportedEntries: (count: number) => `Exported ${count} entries`,
} as const
