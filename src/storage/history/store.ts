import type { GenerationResult } from '#domain/generation/result.ts'
import { type Problem, type Result, fail, failWith, ok } from '#domain/result.ts'
import { userKey } from '../keys.ts'
import { removeText, storageFullCode, subscribeToPrefix } from '../storage-area.ts'
import { type RestoreReport, encodeBackup, restoreBackup } from './backup.ts'
import { type HistoryEntry, entryFromResult, isWorthKeeping } from './entry.ts'
import { hasOldHistory, migrateOldHistory } from './migrate.ts'
import {
  type HistoryContents,
  type HistoryHead,
  type HistoryRecords,
  decodeRecord,
  encodeRecord,
  historyRecords,
} from './record.ts'
import { type VersionChange, type VersionHead, historyVersions } from './versions.ts'
import { historyLimits, historyMessages } from './texts.ts'

/** The outcome of a change: a message from docs/spec.md, section 8, and the entry that was added or updated. */
export interface HistoryChange {
  message: string
  entry?: HistoryEntry
  /** How many earlier versions of entries had to go to make room. */
  droppedVersions?: number
}

export interface HistoryStore {
  /** The stored records, still packed. Migrates an earlier version's history first. */
  load: () => Promise<HistoryContents>
  read: (id: string) => Result<HistoryEntry>
  /** All readable entries, newest first. */
  readAll: () => HistoryEntry[]
  /** Refuses a duplicate, unless the result was `corrected` by hand. */
  add: (result: GenerationResult | undefined, options?: { corrected?: boolean }) => Promise<Result<HistoryChange>>
  /** Replaces an entry, which keeps its place. With `unlessDuplicate`, removes the entry if the result is a duplicate. */
  update: (id: string, result: GenerationResult, options?: UpdateOptions) => Promise<Result<HistoryChange>>
  /** The earlier versions of an entry, newest first. */
  versions: (id: string) => VersionHead[]
  readVersion: (head: VersionHead) => Result<HistoryEntry>
  remove: (id: string) => Promise<Result<HistoryChange>>
  clear: () => Promise<Result<HistoryChange>>
  /** The whole history as the text of a backup file. */
  backup: () => string
  restore: (text: string) => Promise<Result<RestoreReport>>
  /** Calls back after a change in this tab or another. */
  subscribe: (listener: () => void) => () => void
}

interface UpdateOptions {
  unlessDuplicate?: boolean
  /** Keeps the entry as it was before this change as a version. */
  keepVersion?: VersionChange
}

interface StoreOptions {
  userId: string
  /** Earlier versions stored a history under the user's e-mail if they did not know the id (docs/spec.md, section 6). */
  email?: string
  now?: () => Date
  newId?: () => string
}

/** The history of one user in this browser. Failures are results, so the caller keeps what could not be saved. */
export function createHistoryStore({
  userId,
  email,
  now = () => new Date(),
  newId = () => crypto.randomUUID(),
}: StoreOptions): HistoryStore {
  const key = userKey('history', userId)
  const oldKeys = [key, ...(email === undefined || email === '' ? [] : [userKey('history', email)])]
  const versions = historyVersions(userId)
  const plainRecords = historyRecords(userId)
  /** Versions give way to everything else. */
  const records: HistoryRecords = {
    ...plainRecords,
    put: (id, text) => versions.makingRoom(() => plainRecords.put(id, text)),
  }

  /** Runs one change at a time across all tabs, after migrating an earlier version's history. */
  function change<T>(task: () => T): Promise<T> {
    return withLock(key, () => {
      for (const oldKey of oldKeys) migrateOldHistory(oldKey, records, now())
      return Promise.resolve(task())
    })
  }

  function read(id: string): Result<HistoryEntry> {
    const text = records.text(id)
    return text === undefined ? fail('not_found', historyMessages.notFound) : decodeRecord(id, text)
  }

  function readAll(): HistoryEntry[] {
    return records.contents().records.flatMap(({ head, text }) => {
      const entry = decodeRecord(head.id, text)
      return entry.ok ? [entry.value] : []
    })
  }

  /** True if one of the newest entries is the same run, saved twice (docs/spec.md, section 5). `heads` are newest first. */
  function isDuplicate(candidate: HistoryEntry, heads: HistoryHead[]): boolean {
    const near = heads.slice(0, historyLimits.duplicateSpan).filter((head) => isDuplicateHead(candidate, head, now()))
    if (near.length === 0) return false
    const contents = contentsOf(decodeRecord(candidate.id, encodeRecord(candidate, 0)))
    return near.some(({ id }) => contentsOf(read(id)) === contents)
  }

  function overwrite(
    id: string,
    result: GenerationResult,
    { unlessDuplicate = false, keepVersion }: UpdateOptions,
  ): Result<HistoryChange> {
    const before = records.head(id)
    if (before === undefined) return fail('not_found', historyMessages.notFound)
    if (!isWorthKeeping(result)) return fail('invalid_results', historyMessages.invalid)
    const entry = entryFromResult(result, id)
    const others = unlessDuplicate
      ? records.contents().records.flatMap(({ head }) => (head.id === id ? [] : [head]))
      : []
    if (isDuplicate(entry, others)) {
      records.drop(id)
      return ok({ message: historyMessages.duplicate })
    }
    const old = keepVersion === undefined ? undefined : read(id)
    const kept =
      keepVersion === undefined || old?.ok !== true ? undefined : versions.keep(old.value, keepVersion, now().getTime())
    if (kept?.ok === false) return refusal(kept.reason, historyMessages.saveFailed, 'update')
    const written = records.put(id, encodeRecord(entry, before.savedAt))
    if (!written.ok && kept !== undefined) versions.drop(kept.value.head)
    if (!written.ok) return refusal(written.reason, historyMessages.saveFailed, 'update')
    return saved(historyMessages.updated, entry, (kept?.value.droppedVersions ?? 0) + written.value.droppedVersions)
  }

  return {
    load: async () => (oldKeys.some(hasOldHistory) ? change(records.contents) : records.contents()),

    read,
    readAll,

    async add(result, { corrected = false } = {}) {
      if (!isWorthKeeping(result)) return fail('invalid_results', historyMessages.invalid)
      return change(() => {
        const heads = records.contents().records.map(({ head }) => head)
        const entry = entryFromResult(result, newId())
        if (!corrected && isDuplicate(entry, heads)) return ok({ message: historyMessages.duplicate })
        // Later than the newest entry, even if the clock was set back.
        const savedAt = Math.max(now().getTime(), (heads[0]?.savedAt ?? 0) + 1)
        const oldest = heads.slice(historyLimits.maxEntries - 1).map((head) => head.id)
        const written = putInPlaceOf(oldest, entry.id, encodeRecord(entry, savedAt), records)
        if (!written.ok) return refusal(written.reason, historyMessages.addFailed, 'add')
        for (const id of oldest) versions.dropOf(id)
        return saved(historyMessages.added, entry, written.value.droppedVersions)
      })
    },

    // Writing one item needs no lock, and a closing page would not live long enough to get it.
    update: async (id, result, options = {}) =>
      oldKeys.some(hasOldHistory) ? change(() => overwrite(id, result, options)) : overwrite(id, result, options),

    versions: versions.list,
    readVersion: versions.read,

    remove: (id) =>
      change(() => {
        if (records.text(id) === undefined) return fail('not_found', historyMessages.notFound)
        const dropped = records.drop(id)
        if (dropped.ok) versions.dropOf(id)
        return dropped.ok ? ok({ message: historyMessages.removed }) : dropped
      }),

    clear: () =>
      change(() => {
        const { records: stored, damaged } = records.contents()
        versions.clear()
        const dropped = [...stored.map(({ head }) => head.id), ...damaged].map(records.drop)
        const refused = [...dropped, ...oldKeys.map((oldKey) => removeText(oldKey))].find((removal) => !removal.ok)
        return refused ?? ok({ message: historyMessages.cleared })
      }),

    backup() {
      const { records: stored, damaged } = records.contents()
      const decoded = stored.map(({ head, text }) => ({ text, entry: decodeRecord(head.id, text) }))
      const entries = decoded.flatMap(({ entry }) => (entry.ok ? [entry.value] : []))
      const unreadable = [
        ...decoded.flatMap(({ entry, text }) => (entry.ok ? [] : [text])),
        ...damaged.map((id) => records.text(id) ?? ''),
      ]
      const earlier = entries.flatMap(({ id }) =>
        versions.list(id).flatMap((head) => {
          const version = versions.read(head)
          return version.ok ? [{ ...head, entry: version.value }] : []
        }),
      )
      return encodeBackup({ entries, versions: earlier, unreadable }, now())
    },

    restore: (text) => change(() => restoreBackup(text, { records, versions }, now())),

    subscribe: (listener) => subscribeToPrefix(key, listener),
  }
}

/** Adds the new record, then removes the oldest. If both do not fit, removes the oldest first and restores them on failure. */
function putInPlaceOf(
  oldest: string[],
  id: string,
  text: string,
  records: HistoryRecords,
): ReturnType<HistoryRecords['put']> {
  const first = records.put(id, text)
  if (!first.ok && first.reason.code !== storageFullCode) return first
  const removed = oldest.map((old) => ({ id: old, text: records.text(old) }))
  for (const old of oldest) records.drop(old)
  if (first.ok || oldest.length === 0) return first
  const second = records.put(id, text)
  if (!second.ok) for (const old of removed) if (old.text !== undefined) records.put(old.id, old.text)
  return second
}

function saved(message: string, entry: HistoryEntry, droppedVersions: number): Result<HistoryChange> {
  return ok({ message, entry, ...(droppedVersions > 0 && { droppedVersions }) })
}

function refusal({ code, message }: Problem, failure: string, task: 'add' | 'update'): { ok: false; reason: Problem } {
  return failWith(code, `${failure}. ${message}`, { task })
}

/** Whether an entry may hold the candidate's run: its content has yet to be compared. A clock that was set back is ignored. */
function isDuplicateHead(candidate: HistoryEntry, head: HistoryHead, now: Date): boolean {
  const age = Math.abs(now.getTime() - Date.parse(head.timestamp))
  return (
    head.ticketId === candidate.ticketId &&
    head.title === candidate.title &&
    head.totalTestCases === candidate.testCases.length &&
    age < historyLimits.duplicateWindowMs
  )
}

/** What an AI or the tester has written: two answers to one ticket seldom agree in it. Undefined if it cannot be read. */
function contentsOf(entry: Result<HistoryEntry>): string | undefined {
  return entry.ok ? JSON.stringify([entry.value.testCases, entry.value.acceptanceCriteria]) : undefined
}

/** The queue of each lock in this tab, for browsers and test environments without Web Locks. */
const tails = new Map<string, Promise<unknown>>()

/** Runs `task` while it alone holds the lock, among all tabs. */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  if (locks) return locks.request(name, task)
  const before = tails.get(name) ?? Promise.resolve()
  const run = before.then(task, task)
  tails.set(
    name,
    run.catch(() => undefined),
  )
  return run
}
