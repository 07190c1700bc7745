import type { GenerationResult } from '#domain/generation/result.ts'
import { type Result, fail, ok } from '#domain/result.ts'
import { userKey } from '../keys.ts'
import { withLock } from '../lock.ts'
import { readText, removeText, subscribeToKey, writeText } from '../storage-area.ts'
import { isDuplicate } from './duplicate.ts'
import type { HistoryEntry } from './entry.ts'
import { entryFromResult, isWorthKeeping } from './entry-and-result.ts'
import { type HistoryFile, decodeHistory, encodeHistory } from './file.ts'
import { historyLimits, historyMessages } from './texts.ts'

export interface HistoryContents {
  /** Newest first. */
  entries: HistoryEntry[]
  /** How many entries were found damaged and set aside. */
  damaged: number
}

/** What a change did: the spec's message, and the entry that was added. */
export interface HistoryChange {
  message: string
  entry?: HistoryEntry
}

export interface HistoryStore {
  load: () => Promise<HistoryContents>
  add: (result: GenerationResult | undefined) => Promise<Result<HistoryChange>>
  remove: (id: string) => Promise<Result<HistoryChange>>
  clear: () => Promise<Result<HistoryChange>>
  /** Calls back after a change in this tab or another. */
  subscribe: (listener: () => void) => () => void
}

interface StoreOptions {
  userId: string
  now?: () => Date
  newId?: () => string
}

/** The history of one user of this browser. Failures are results: what was to be saved stays with the caller. */
export function createHistoryStore({ userId, now = () => new Date(), newId = () => crypto.randomUUID() }: StoreOptions): HistoryStore {
  const key = userKey('history', userId)
  const damagedKey = userKey('damagedHistory', userId)

  /** Reads, changes and writes as one step. A history that cannot be read at all is moved out of the way first. */
  function change(task: (file: HistoryFile) => Result<HistoryChange>, failure: string): Promise<Result<HistoryChange>> {
    return withLock(key, () => Promise.resolve(changeNow(task, failure)))
  }

  function changeNow(task: (file: HistoryFile) => Result<HistoryChange>, failure: string): Result<HistoryChange> {
    const text = readText(key)
    const decoded = decodeHistory(text)
    if (decoded === undefined && text !== undefined) {
      const moved = moveAway(text)
      if (!moved.ok) return fail(moved.reason.code, `${failure}. ${moved.reason.message}`)
    }
    const file = decoded ?? { entries: [], setAside: [] }
    const before = file.entries
    const done = task(file)
    if (!done.ok || file.entries === before) return done
    const written = writeText(key, encodeHistory(file))
    return written.ok ? done : fail(written.reason.code, `${failure}. ${written.reason.message}`)
  }

  /** Makes room first: a large history would not fit twice. What was moved away before stays. */
  function moveAway(text: string): Result<undefined> {
    removeText(key)
    const before = readText(damagedKey)
    const moved = writeText(damagedKey, before === undefined ? text : `${before}\n${text}`)
    if (!moved.ok) writeText(key, text)
    return moved
  }

  return {
    load() {
      const text = readText(key)
      const file = decodeHistory(text)
      const wholeFileDamaged = file === undefined || readText(damagedKey) !== undefined ? 1 : 0
      return Promise.resolve({ entries: file?.entries ?? [], damaged: (file?.setAside.length ?? 0) + wholeFileDamaged })
    },

    add(result) {
      if (!isWorthKeeping(result)) return Promise.resolve(fail('invalid_results', historyMessages.invalid))
      return change((file) => {
        const entry = entryFromResult(result, newId())
        if (isDuplicate(entry, file.entries, now())) return ok({ message: historyMessages.duplicate })
        file.entries = [entry, ...file.entries].slice(0, historyLimits.maxEntries)
        return ok({ message: historyMessages.added, entry })
      }, historyMessages.addFailed)
    },

    remove(id) {
      return change((file) => {
        const left = file.entries.filter((entry) => entry.id !== id)
        if (left.length === file.entries.length) return fail('not_found', historyMessages.notFound)
        file.entries = left
        return ok({ message: historyMessages.removed })
      }, historyMessages.saveFailed)
    },

    clear() {
      return withLock(key, () => {
        removeText(key)
        removeText(damagedKey)
        return Promise.resolve(ok({ message: historyMessages.cleared }))
      })
    },

    subscribe: (listener) => subscribeToKey(key, listener),
  }
}
