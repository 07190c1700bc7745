/** The spec's history messages (section 8). */
export const historyMessages = {
  invalid: 'Invalid results data',
  duplicate: 'Duplicate avoided',
  added: 'Added to history successfully',
  removed: 'Entry removed successfully',
  cleared: 'History cleared successfully',
  notFound: 'Entry not found',
  addFailed: 'Failed to save to history',
  saveFailed: 'Failed to save history',
  noCases: 'Test cases must be a non-empty array',
  missingFields: (names: string[]) => `Missing required fields: ${names.join(', ')}`,
} as const

/** History limits (spec section 9). */
export const historyLimits = { maxEntries: 100, duplicateWindowMs: 120_000, duplicateSpan: 5 } as const
