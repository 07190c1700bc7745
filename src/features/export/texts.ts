function cases(count: number): string {
  return `${count.toLocaleString('en')} test ${count === 1 ? 'case' : 'cases'}`
}

/** The words of the Export dialog and its button (spec section 2). */
export const exportTexts = {
  noData: 'No data to export',
  notAllowed: 'Your plan does not include exports.',
  failed: 'The file could not be made.',
  title: 'Export Test Cases',
  description: 'Files are made in this browser; nothing is sent anywhere.',
  scope: 'Scope',
  current: 'Current Results',
  history: 'Full History',
  historyCount: (entryCount: number, caseCount: number) => `${entryCount} ${entryCount === 1 ? 'entry' : 'entries'}, ${cases(caseCount)}`,
  historyHint: 'All entries of this browser',
  noCurrent: 'No results on screen',
  loadingHistory: 'Loading history...',
  cases,
  documents: 'Files',
  tools: 'Test management tools',
  entries: 'History entries',
  howTo: (label: string) => `Using ${label}`,
  areaPath: 'Area Path',
  areaPathHint: 'An area of your project that exists, such as MyProject\\Checkout. May stay empty.',
  cancel: 'Cancel',
  export: 'Export',
  exporting: 'Exporting...',
  cancelled: 'Export cancelled.',
} as const

/** The words around the clipboard. */
export const clipboardTexts = {
  instead: 'Or copy',
  markdown: 'Copy as Markdown',
  table: 'Copy as table',
  case: 'Copy test case',
  copied: 'Copied',
} as const
