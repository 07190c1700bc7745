import { z } from 'zod'
import { type Result, ok } from '#domain/result.ts'
import { readText, removeText, storageFullCode, writeText } from '../storage-area.ts'
import { type HistoryEntry, readEntry } from './entry.ts'
import { encodeRecord } from './record.ts'
import type { Shelf } from './shelf.ts'

/** A whole history in one item, as earlier versions kept it: a bare list, or a list with what could not be read beside it. */
const oldHistorySchema = z.union([
  z.array(z.unknown()),
  z
    .object({ entries: z.array(z.unknown()), setAside: z.array(z.unknown()).default([]) })
    .transform(({ entries, setAside }) => [...entries, ...setAside]),
])

/** Whether an earlier version's history waits under the key. */
export function hasOldHistory(key: string): boolean {
  return readText(key) !== undefined
}

/** Gives each entry of an earlier version's history an item of its own. What cannot be read gets one too, unchanged. */
export function migrateOldHistory(key: string, shelf: Shelf, now: Date): Result<undefined> {
  const text = readText(key)
  if (text === undefined) return ok(undefined)
  const records = recordsOf(text, now).filter(([id]) => shelf.text(id) === undefined)
  const first = putAll(records, shelf)
  if (first.ok) {
    removeText(key)
    return first
  }
  if (first.reason.code !== storageFullCode) return first
  // Both do not fit beside each other: the old one makes room, and comes back if that is not enough.
  removeText(key)
  const second = putAll(records, shelf)
  if (!second.ok) writeText(key, text)
  return second
}

/** All of the records, or none of them. */
export function putAll(records: [id: string, text: string][], shelf: Shelf): Result<undefined> {
  const done: string[] = []
  for (const [id, text] of records) {
    const written = shelf.put(id, text)
    if (!written.ok) {
      for (const id of done) shelf.drop(id)
      return written
    }
    done.push(id)
  }
  return ok(undefined)
}

/** When an entry that comes from elsewhere counts as saved: at the time it was generated. */
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
    // Entries of the same time keep their order: newest first.
    return [entry.value.id, encodeRecord(entry.value, savedAtOf(entry.value, now) - index / 1_000)]
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
