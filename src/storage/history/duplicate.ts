import type { HistoryEntry } from './entry.ts'
import { historyLimits } from './texts.ts'

/** Whether one of the newest entries is the same run saved twice (spec section 5, History add). `entries` are newest first. */
export function isDuplicate(candidate: HistoryEntry, entries: HistoryEntry[], now: Date): boolean {
  return entries.slice(0, historyLimits.duplicateSpan).some((entry) => {
    const age = now.getTime() - Date.parse(entry.timestamp)
    return (
      entry.ticketId === candidate.ticketId &&
      entry.title === candidate.title &&
      entry.testCases.length === candidate.testCases.length &&
      age < historyLimits.duplicateWindowMs
    )
  })
}
