import { type Result, fail, ok } from '#domain/result.ts'
import { decodeBackup } from './backup.ts'
import type { HistoryEntry } from './entry.ts'
import { putAll, savedAtOf } from './migrate.ts'
import { type HistoryHead, encodeRecord } from './record.ts'
import type { Shelf } from './shelf.ts'
import { backupMessages, historyLimits } from './texts.ts'

/** What became of the entries of a backup. */
export interface RestoreReport {
  restored: number
  /** Already in the history: by id, or the same run of the same ticket. */
  alreadyThere: number
  /** Left out because the history would hold more than its maximum. */
  noRoom: number
  unreadable: number
}

/** Merges a backup into the history. Nothing that is there is changed or removed; on any failure nothing is added. */
export function restoreBackup(text: string, shelf: Shelf, now: Date): Result<RestoreReport> {
  const backup = decodeBackup(text)
  if (!backup.ok) return backup
  const heads = shelf.contents().records.map(({ head }) => head)
  const known = new Set(heads.flatMap((head) => [head.id, runOf(head, head.totalTestCases)]))
  const missing = [...backup.value.entries]
    .sort((a, b) => savedAtOf(b, now) - savedAtOf(a, now))
    .filter((entry) => {
      const run = runOf(entry, entry.testCases.length)
      if (known.has(entry.id) || known.has(run)) return false
      known.add(entry.id).add(run)
      return true
    })
  const room = missing.slice(0, Math.max(0, historyLimits.maxEntries - heads.length))
  const put = putAll(
    room.map((entry) => [entry.id, encodeRecord(entry, savedAtOf(entry, now))]),
    shelf,
  )
  if (!put.ok) return fail(put.reason.code, backupMessages.failed(put.reason.message), { task: 'restore' })
  return ok({
    restored: room.length,
    alreadyThere: backup.value.entries.length - missing.length,
    noRoom: missing.length - room.length,
    unreadable: backup.value.unreadable,
  })
}

/** The same in every browser that the entry was copied to. */
function runOf({ ticketId, timestamp }: Pick<HistoryHead | HistoryEntry, 'ticketId' | 'timestamp'>, cases: number): string {
  return JSON.stringify([ticketId, timestamp, cases])
}
