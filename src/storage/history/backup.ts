import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type Result, fail, failWith, ok } from '#domain/result.ts'
import { type HistoryEntry, readEntry } from './entry.ts'
import { putAll, savedAtOf } from './migrate.ts'
import { type HistoryHead, type HistoryRecords, encodeRecord } from './record.ts'
import { backupMessages, historyLimits } from './texts.ts'
import { type HistoryVersions, type WholeVersion, versionHeadSchema } from './versions.ts'

const format = 'casewright-history'
const version = 1

const backupSchema = z.object({
  format: z.literal(format),
  version: z.number(),
  entries: z.array(z.unknown()),
  versions: z.array(z.unknown()).catch([]),
})

const versionSchema = versionHeadSchema.extend({
  entryId: z.string().min(1),
  id: z.string().regex(/^\d+$/),
  entry: z.unknown(),
})

/** A list, bare or under `entries`: a history of an earlier version, copied by hand. */
const olderSchema = z.union([
  z.array(z.unknown()),
  z.object({ entries: z.array(z.unknown()) }).transform(({ entries }) => entries),
])

interface BackupContents {
  entries: HistoryEntry[]
  versions: WholeVersion[]
  /** The number of entries in the file that could not be read. */
  unreadable: number
}

/** The whole history as readable JSON. Records that could not be read are included unchanged. */
export function encodeBackup(
  { entries, versions, unreadable }: Omit<BackupContents, 'unreadable'> & { unreadable: string[] },
  now: Date,
): string {
  const exportedAt = now.toISOString()
  return JSON.stringify(
    {
      format,
      version,
      exportedAt,
      entries,
      ...(versions.length > 0 && { versions }),
      ...(unreadable.length > 0 && { unreadable }),
    },
    null,
    1,
  )
}

/** Reads a backup of this or an earlier version, or says what is wrong with the file. */
function decodeBackup(text: string): Result<BackupContents> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (json === undefined) return fail('not_json', backupMessages.notJson)
  const backup = backupSchema.safeParse(json)
  if (backup.success && backup.data.version > version) return fail('newer_version', backupMessages.newer)
  const older = olderSchema.safeParse(json)
  const stored = backup.success ? backup.data.entries : older.success ? older.data : undefined
  if (stored === undefined) return fail('not_a_backup', backupMessages.notABackup)
  const contents: BackupContents = { entries: [], versions: [], unreadable: 0 }
  for (const item of stored) {
    const entry = readEntry(item)
    if (entry.ok) contents.entries.push(entry.value)
    else contents.unreadable += 1
  }
  for (const item of backup.data?.versions ?? []) {
    const head = versionSchema.safeParse(item)
    const entry = readEntry(head.data?.entry)
    if (head.success && entry.ok) contents.versions.push({ ...head.data, entry: entry.value })
  }
  if (contents.entries.length === 0)
    return stored.length === 0
      ? fail('empty_backup', backupMessages.empty)
      : fail('nothing_readable', backupMessages.nothingReadable)
  return ok(contents)
}

export interface RestoreReport {
  restored: number
  /** Already in the history, by id or as the same run of the same ticket. */
  alreadyThere: number
  /** Left out because the history would exceed its maximum. */
  noRoom: number
  unreadable: number
  /** Earlier versions of the restored entries, and how many of them did not fit. */
  versions: number
  versionsWithoutRoom: number
}

/**
 * Adds the entries of a backup to the history, then their earlier versions as far as they fit. Existing entries stay
 * unchanged; on failure nothing is added.
 */
export function restoreBackup(
  text: string,
  { records, versions }: { records: HistoryRecords; versions: Pick<HistoryVersions, 'restore'> },
  now: Date,
): Result<RestoreReport> {
  const backup = decodeBackup(text)
  if (!backup.ok) return backup
  const heads = records.contents().records.map(({ head }) => head)
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
    records,
  )
  if (!put.ok) return failWith(put.reason.code, backupMessages.failed(put.reason.message), { task: 'restore' })
  const added = new Set(room.map(({ id }) => id))
  const earlier = backup.value.versions.filter(({ entryId }) => added.has(entryId))
  const restoredVersions = versions.restore(earlier)
  return ok({
    versions: restoredVersions,
    versionsWithoutRoom: earlier.length - restoredVersions,
    restored: room.length,
    alreadyThere: backup.value.entries.length - missing.length,
    noRoom: missing.length - room.length,
    unreadable: backup.value.unreadable,
  })
}

/** Identifies a run in every browser, whatever id its entry has there. */
function runOf(
  { ticketId, timestamp }: Pick<HistoryHead | HistoryEntry, 'ticketId' | 'timestamp'>,
  cases: number,
): string {
  return JSON.stringify([ticketId, timestamp, cases])
}
