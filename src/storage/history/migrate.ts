import { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { type Result, ok } from '#domain/result.ts'
import { readText, removeText, storageFullCode, writeText } from '../storage-area.ts'
import { type HistoryEntry, readEntry } from './entry.ts'
import { type HistoryRecords, encodeRecord } from './record.ts'

/** Earlier versions kept the whole history in one item: a bare list, or a list and the entries that could not be read. */
const oldHistorySchema = z.union([
  z.array(z.unknown()),
  z
    .object({ entries: z.array(z.unknown()), setAside: z.array(z.unknown()).default([]) })
    .transform(({ entries, setAside }) => [...entries, ...setAside]),
])

export function hasOldHistory(key: string): boolean {
  return readText(key) !== undefined
}

/** Moves each entry of an earlier version's history into its own item. Entries that cannot be read are moved unchanged. */
export function migrateOldHistory(key: string, records: HistoryRecords, now: Date): Result<undefined> {
  const text = readText(key)
  if (text === undefined) return ok(undefined)
  const missing = recordsOf(text, now).filter(([id]) => records.text(id) === undefined)
  const first = putAll(missing, records)
  if (first.ok) {
    removeText(key)
    return first
  }
  if (first.reason.code !== storageFullCode) return first
  // The old and the new do not fit together: remove the old first, and put it back if there is still not enough space.
  removeText(key)
  const second = putAll(missing, records)
  if (!second.ok) writeText(key, text)
  return second
}

/** Writes all of the records or none of them. */
export function putAll(added: [id: string, text: string][], records: HistoryRecords): Result<undefined> {
  const done: string[] = []
  for (const [id, text] of added) {
    const written = records.put(id, text)
    if (!written.ok) {
      for (const id of done) records.drop(id)
      return written
    }
    done.push(id)
  }
  return ok(undefined)
}

/** A migrated or restored entry counts as saved when it was generated. */
export function savedAtOf(entry: HistoryEntry, now: Date): number {
  const generated = Date.parse(entry.timestamp)
  return Number.isNaN(generated) ? now.getTime() : generated
}

function recordsOf(text: string, now: Date): [id: string, text: string][] {
  const parsed = oldHistorySchema.safeParse(parseJson(text))
  if (!parsed.success) return text.trim() === '' ? [] : [[`damaged-${now.getTime()}`, text]]
  return parsed.data.map((stored, index): [string, string] => {
    const entry = readEntry(stored)
    if (!entry.ok) return [`damaged-${now.getTime()}-${index + 1}`, JSON.stringify(stored)]
    // Entries with the same time keep their order, newest first.
    return [entry.value.id, encodeRecord(entry.value, savedAtOf(entry.value, now) - index / 1_000)]
  })
}
