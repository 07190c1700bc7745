/** The history messages of docs/spec.md, section 8. */
export const historyMessages = {
  invalid: 'Invalid results data',
  duplicate: 'Duplicate avoided',
  added: 'Added to history successfully',
  updated: 'History entry updated',
  removed: 'Entry removed successfully',
  cleared: 'History cleared successfully',
  notFound: 'Entry not found',
  addFailed: 'Failed to save to history',
  saveFailed: 'Failed to save history',
  noCases: 'Test cases must be a non-empty array',
  missingFields: (names: string[]) => `Missing required fields: ${names.join(', ')}`,
} as const

export const backupMessages = {
  notJson: 'This file is not a history backup: it is not JSON. Nothing was changed.',
  notABackup: 'This file is not a history backup. Nothing was changed.',
  newer: 'This backup was made by a newer version of Casewright. Reload the page and try again. Nothing was changed.',
  empty: 'This backup holds no entries. Nothing was changed.',
  nothingReadable: 'No entry of this backup could be read. Nothing was changed.',
  failed: (reason: string) => `The backup could not be restored. ${reason} Nothing was changed.`,
} as const

/** History limits (docs/spec.md, section 9). `versionsLength` is in UTF-16 units: with 100 large entries, 5 MB hold both. */
export const historyLimits = {
  maxEntries: 100,
  maxVersions: 5,
  versionsLength: 1_200_000,
  duplicateWindowMs: 120_000,
  duplicateSpan: 5,
} as const
