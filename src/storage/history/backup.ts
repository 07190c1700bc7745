import { z } from 'zod'
import { type Result, fail, ok } from '#domain/result.ts'
import { type HistoryEntry, readEntry } from './entry.ts'
import { backupMessages } from './texts.ts'

const format = 'casewright-history'
const version = 1

const backupSchema = z.object({ format: z.literal(format), version: z.number(), entries: z.array(z.unknown()) })

/** A bare list, or one under `entries`: histories of earlier versions, copied by hand. */
const olderSchema = z.union([z.array(z.unknown()), z.object({ entries: z.array(z.unknown()) }).transform(({ entries }) => entries)])

export interface BackupContents {
  entries: HistoryEntry[]
  /** How many entries of the file could not be read. */
  unreadable: number
}

/** The whole history as JSON that a person can read; what could not be read of it goes along as it is. */
export function encodeBackup(entries: HistoryEntry[], unreadable: string[], now: Date): string {
  return JSON.stringify({ format, version, exportedAt: now.toISOString(), entries, ...(unreadable.length > 0 ? { unreadable } : {}) }, null, 1)
}

/** Reads a backup of this or an earlier version. A refusal says what is wrong with the file. */
export function decodeBackup(text: string): Result<BackupContents> {
  const json = parseJson(text)
  if (json === undefined) return fail('not_json', backupMessages.notJson)
  const backup = backupSchema.safeParse(json)
  if (backup.success && backup.data.version > version) return fail('newer_version', backupMessages.newer)
  const older = olderSchema.safeParse(json)
  const stored = backup.success ? backup.data.entries : older.success ? older.data : undefined
  if (stored === undefined) return fail('not_a_backup', backupMessages.notABackup)
  const contents: BackupContents = { entries: [], unreadable: 0 }
  for (const item of stored) {
    const entry = readEntry(item)
    if (entry.ok) contents.entries.push(entry.value)
    else contents.unreadable += 1
  }
  if (contents.entries.length === 0) return stored.length === 0 ? fail('empty_backup', backupMessages.empty) : fail('nothing_readable', backupMessages.nothingReadable)
  return ok(contents)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
