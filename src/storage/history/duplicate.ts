import type { HistoryEntry } from './entry.ts'
import type { HistoryHead } from './record.ts'
import { historyLimits } from './texts.ts'

/** Whether one of the newest entries is the same run saved twice (spec section 5, History add). `heads` are newest first. */
export function isDuplicate(candidate: HistoryEntry, heads: HistoryHead[], now: Date): boolean {
  return heads.slice(0, historyLimits.duplicateSpan).some((head) => {
    const age = now.getTime() - Date.parse(head.timestamp)
    return (
      head.ticketId === candidate.ticketId &&
      head.title === candidate.title &&
      head.totalTestCases === candidate.testCases.length &&
      age < historyLimits.duplicateWindowMs
    )
  })
}
