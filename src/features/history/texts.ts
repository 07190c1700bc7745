function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

function entries(count: number): string {
  return plural(count, 'entry', 'entries')
}

/** The words of the History dialog (spec section 2). */
export const historyTexts = {
  title: 'History',
  entries,
  cases: (count: number) => plural(count, 'test case', 'test cases'),
  export: 'Export',
  exportNotAllowed: 'Your plan does not include exports.',
  clearAll: 'Clear All',
  searchLabel: 'Search history',
  searchPlaceholder: 'Search by ticket ID, title, or description',
  refresh: 'Refresh',
  loading: 'Loading history...',
  emptyTitle: 'No history entries found',
  emptyText: 'Generate some test cases to see them here',
  nothingMatches: 'No entry matches the search and filters.',
  clearFilters: 'Clear search and filters',
  showing: (shown: number, total: number) => `Showing ${shown} of ${entries(total)}`,
  showMore: (count: number) => `Show ${count} more ${count === 1 ? 'entry' : 'entries'}`,
  stats: (entryCount: number, caseCount: number, from: string, to: string) =>
    `${entries(entryCount)}, ${plural(caseCount, 'test case', 'test cases')}, ${from === to ? from : `${from} to ${to}`}`,
  full: (max: number) => `The history holds ${max} entries: each new one takes the place of the oldest. A backup keeps them all.`,
  damaged: (count: number) =>
    count === 1
      ? '1 entry could not be read and is set aside. A backup includes it as it is.'
      : `${count} entries could not be read and are set aside. A backup includes them as they are.`,
} as const

export const filterTexts = {
  filters: 'Filters',
  active: (count: number) => `${count} active`,
  type: 'Type',
  priority: 'Priority',
  from: 'From Date',
  to: 'To Date',
  allTypes: 'All types',
  allPriorities: 'All priorities',
  daysSwapped: 'To Date is before From Date',
} as const

export const entryTexts = {
  load: 'Load',
  loadEntry: (ticketId: string) => `Load ${ticketId}`,
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  detailsOf: (ticketId: string) => `Details of ${ticketId}`,
  delete: (ticketId: string) => `Delete ${ticketId}`,
  description: 'Description',
  noDescription: 'The ticket has no description.',
  criteria: (count: number) => plural(count, 'acceptance criterion', 'acceptance criteria'),
  testCases: 'Test cases',
  unreadable: 'This entry could not be read. It is set aside; a backup includes it as it is.',
} as const

export const removalTexts = {
  deleteTitle: 'Delete entry',
  deleteQuestion: 'Are you sure you want to delete this entry?',
  delete: 'Delete',
  deleteFailed: (reason: string) => `Error deleting entry: ${reason}`,
  clearTitle: 'Clear history',
  clearQuestion: 'Are you sure you want to clear all history? This action cannot be undone.',
  clear: 'Clear All',
  clearFailed: (reason: string) => `Error clearing history: ${reason}`,
} as const

export const backupTexts = {
  backUp: 'Back up',
  restore: 'Restore',
  file: 'History backup file',
  fileName: (day: string) => `casewright-history-${day}.json`,
  saved: 'Backup downloaded',
  tooLarge: 'This file is too large to be a history backup. Nothing was changed.',
  notReadable: 'The file could not be read. Nothing was changed.',
  restored: (count: number) => (count === 0 ? 'Nothing new was in the backup.' : `${entries(count)} restored.`),
  alreadyThere: (count: number) => `${entries(count)} ${count === 1 ? 'was' : 'were'} already here.`,
  noRoom: (count: number, max: number) => `${entries(count)} did not fit: the history holds ${max}. Delete some and restore again.`,
  unreadable: (count: number) => `${entries(count)} of the file could not be read.`,
} as const

/** Relative dates (spec section 2). */
export const dateTexts = {
  today: 'Today',
  yesterday: 'Yesterday',
  daysAgo: (days: number) => `${days} days ago`,
  weeksAgo: (weeks: number) => `${plural(weeks, 'week', 'weeks')} ago`,
  monthsAgo: (months: number) => `${plural(months, 'month', 'months')} ago`,
} as const
