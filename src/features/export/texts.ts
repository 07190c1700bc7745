export const exportTexts = {
  csv: 'Export CSV',
  noData: 'No data to export',
  notAllowed: 'Your plan does not include exports.',
  exported: 'CSV exported successfully (local)',
  failed: 'The file could not be made.',
} as const
