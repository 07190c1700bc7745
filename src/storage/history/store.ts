import type { GenerationResult } from '#domain/generation/result.ts'
import { type Result, fail, ok, type Problem } from '#domain/result.ts'
import { userKey } from '../keys.ts'
import { withLock } from '../lock.ts'
import { removeText, storageFullCode, subscribeToKeysThatBegin } from '../storage-area.ts'
import { encodeBackup } from './backup.ts'
import { isDuplicate } from './duplicate.ts'
import type { HistoryEntry } from './entry.ts'
import { entryFromResult, isWorthKeeping } from './entry-and-result.ts'
import { hasOldHistory, migrateOldHistory } from './migrate.ts'
import { decodeRecord, encodeRecord } from './record.ts'
import { type RestoreReport, restoreBackup } from './restore.ts'
import { type Shelf, type ShelfContents, createShelf } from './shelf.ts'
import { historyLimits, historyMessages } from './texts.ts'

/** What a change did: the spec's message, and the entry that was added. */
export interface HistoryChange {
  message: string
  entry?: HistoryEntry
}

export interface HistoryStore {
  /** What is there now, without unpacking it. An earlier version's history is taken over first. */
  load: () => Promise<ShelfContents>
  /** One whole entry. */
  read: (id: string) => Result<HistoryEntry>
  /** Every entry that can be read, newest first. */
  readAll: () => HistoryEntry[]
  /** A result that was `corrected` by hand is nobody's duplicate. */
  add: (result: GenerationResult | undefined, options?: { corrected?: boolean }) => Promise<Result<HistoryChange>>
  /** Writes a result over the entry it came from; the entry keeps its place. Of a duplicate, the entry goes. */
  update: (id: string, result: GenerationResult, options?: { unlessDuplicate?: boolean }) => Promise<Result<HistoryChange>>
  remove: (id: string) => Promise<Result<HistoryChange>>
  clear: () => Promise<Result<HistoryChange>>
  /** The whole history as the text of a file. */
  backup: () => string
  restore: (text: string) => Promise<Result<RestoreReport>>
  /** Calls back after a change in this tab or another. */
  subscribe: (listener: () => void) => () => void
}

interface StoreOptions {
  userId: string
  /** Earlier versions named a history by the user's e-mail where they did not know the id (spec section 6). */
  email?: string
  now?: () => Date
  newId?: () => string
}

/** The history of one user of this browser. Failures are results: what was to be saved stays with the caller. */
export function createHistoryStore({ userId, email, now = () => new Date(), newId = () => crypto.randomUUID() }: StoreOptions): HistoryStore {
  const key = userKey('history', userId)
  const oldKeys = [key, ...(email === undefined || email === '' ? [] : [userKey('history', email)])]
  const shelf = createShelf(userId)

  /** One change at a time, in all tabs, and none beside an earlier version's history. */
  function change<T>(task: () => T): Promise<T> {
    return withLock(key, () => {
      for (const oldKey of oldKeys) migrateOldHistory(oldKey, shelf, now())
      return Promise.resolve(task())
    })
  }

  function read(id: string): Result<HistoryEntry> {
    const text = shelf.text(id)
    return text === undefined ? fail('not_found', historyMessages.notFound) : decodeRecord(id, text)
  }

  function readAll(): HistoryEntry[] {
    return shelf.contents().records.flatMap(({ head, text }) => {
      const entry = decodeRecord(head.id, text)
      return entry.ok ? [entry.value] : []
    })
  }

  function overwrite(id: string, result: GenerationResult, unlessDuplicate: boolean): Result<HistoryChange> {
    const before = shelf.head(id)
    if (before === undefined) return fail('not_found', historyMessages.notFound)
    if (!isWorthKeeping(result)) return fail('invalid_results', historyMessages.invalid)
    const entry = entryFromResult(result, id)
    const others = unlessDuplicate ? shelf.contents().records.flatMap(({ head }) => (head.id === id ? [] : [head])) : []
    if (isDuplicate(entry, others, now())) {
      shelf.drop(id)
      return ok({ message: historyMessages.duplicate })
    }
    const written = shelf.put(id, encodeRecord(entry, before.savedAt))
    return written.ok ? ok({ message: historyMessages.updated, entry }) : refusal(written.reason, historyMessages.saveFailed, 'update')
  }

  return {
    load: async () => (oldKeys.some(hasOldHistory) ? change(shelf.contents) : shelf.contents()),

    read,
    readAll,

    async add(result, { corrected = false } = {}) {
      if (!isWorthKeeping(result)) return fail('invalid_results', historyMessages.invalid)
      return change(() => {
        const heads = shelf.contents().records.map(({ head }) => head)
        const entry = entryFromResult(result, newId())
        if (!corrected && isDuplicate(entry, heads, now())) return ok({ message: historyMessages.duplicate })
        // Later than the newest, even when the clock was set back.
        const savedAt = Math.max(now().getTime(), (heads[0]?.savedAt ?? 0) + 1)
        const oldest = heads.slice(historyLimits.maxEntries - 1).map((head) => head.id)
        const written = putInPlaceOf(oldest, entry.id, encodeRecord(entry, savedAt), shelf)
        return written.ok ? ok({ message: historyMessages.added, entry }) : refusal(written.reason, historyMessages.addFailed, 'add')
      })
    },

    // One item is written whole, so nobody has to be waited for: a page that is closing would not live to see its turn.
    update: async (id, result, { unlessDuplicate = false } = {}) =>
      oldKeys.some(hasOldHistory) ? change(() => overwrite(id, result, unlessDuplicate)) : overwrite(id, result, unlessDuplicate),

    remove: (id) =>
      change(() => {
        if (shelf.text(id) === undefined) return fail('not_found', historyMessages.notFound)
        const dropped = shelf.drop(id)
        return dropped.ok ? ok({ message: historyMessages.removed }) : dropped
      }),

    clear: () =>
      change(() => {
        const { records, damaged } = shelf.contents()
        const dropped = [...records.map(({ head }) => head.id), ...damaged].map(shelf.drop)
        const refused = [...dropped, ...oldKeys.map((oldKey) => removeText(oldKey))].find((removal) => !removal.ok)
        return refused ?? ok({ message: historyMessages.cleared })
      }),

    backup() {
      const { records, damaged } = shelf.contents()
      const read = records.map(({ head, text }) => ({ text, entry: decodeRecord(head.id, text) }))
      const entries = read.flatMap(({ entry }) => (entry.ok ? [entry.value] : []))
      const unreadable = [...read.flatMap(({ entry, text }) => (entry.ok ? [] : [text])), ...damaged.map((id) => shelf.text(id) ?? '')]
      return encodeBackup(entries, unreadable, now())
    },

    restore: (text) => change(() => restoreBackup(text, shelf, now())),

    subscribe: (listener) => subscribeToKeysThatBegin(key, listener),
  }
}

/** The new entry, and then the oldest go; first only where both do not fit, and back if that is not enough. */
function putInPlaceOf(oldest: string[], id: string, text: string, shelf: Shelf): Result<undefined> {
  const first = shelf.put(id, text)
  if (!first.ok && first.reason.code !== storageFullCode) return first
  const removed = oldest.map((old) => ({ id: old, text: shelf.text(old) }))
  for (const old of oldest) shelf.drop(old)
  if (first.ok || oldest.length === 0) return first
  const second = shelf.put(id, text)
  if (!second.ok) for (const old of removed) if (old.text !== undefined) shelf.put(old.id, old.text)
  return second
}

function refusal({ code, message }: Problem, failure: string, task: 'add' | 'update'): { ok: false; reason: Problem } {
  return fail(code, `${failure}. ${message}`, { task })
}
