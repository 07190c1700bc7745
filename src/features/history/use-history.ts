import { useCallback, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type Result, fail } from '#domain/result.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryChange, HistoryStore } from '#src/storage/history/store.ts'
import type { VersionChange, VersionHead } from '#src/storage/history/versions.ts'
import { historyMessages } from '#src/storage/history/texts.ts'
import { localized } from '#src/messages/localized.ts'
import type { HistoryLibrary } from './history-library.ts'

/** The outcome of the latest automatic save. */
type SaveState =
  | { kind: 'saved'; resultTimestamp: string; droppedVersions?: number }
  | { kind: 'failed'; resultTimestamp: string; message: string }

/** Why this result is not in the history; undefined if it is. */
export function failureOf(state: SaveState | undefined, result: GenerationResult | undefined): string | undefined {
  return state?.kind === 'failed' && state.resultTimestamp === result?.timestamp ? state.message : undefined
}

export interface ResultVersion extends VersionHead {
  /** Undefined if it cannot be read. */
  read: () => GenerationResult | undefined
}

/** One user's history in this tab: the stored entries, the list that the dialog shows, and the writer for new results. */
interface HistoryParts {
  store: HistoryStore
  library: HistoryLibrary
  writer: ResultWriter
}

export interface History {
  /** Loads the code and the history on the first call; later calls return the same parts. */
  parts: () => Promise<HistoryParts>
  /** All readable entries, newest first. */
  readAll: () => Promise<HistoryEntry[]>
  saveState: SaveState | undefined
  /** Saves a valid result (docs/spec.md, section 4). An invalid one is ignored. */
  save: (result: GenerationResult) => Promise<Result<unknown>>
  /** Saves a corrected result over its entry, or as a new entry if it has none. */
  correct: (result: GenerationResult) => Promise<Result<unknown>>
  /** Saves the current version of a result whose save failed. */
  retry: (result: GenerationResult) => Promise<Result<unknown>>
  /** Saves a result over its entry and keeps what was there before as a version. */
  replace: (result: GenerationResult, change: VersionChange) => Promise<Result<unknown>>
  /** The earlier versions of a result, newest first. */
  versionsOf: (result: GenerationResult) => Promise<ResultVersion[]>
  /** Records which entry a result was loaded from. */
  remember: (result: GenerationResult, entryId: string) => Promise<void>
}

/** The user's history, and the automatic saving of results. */
export function useHistory(userId: string, email?: string): History {
  const [saveState, setSaveState] = useState<SaveState>()
  const parts = useMemo(() => loadOnDemand(userId, email), [userId, email])

  const write = useCallback(
    async (result: GenerationResult, kind: 'save' | 'correct', keepVersion?: VersionChange) => {
      const { timestamp: resultTimestamp } = result
      const saved = await parts().then(({ writer }) => writer[kind](result, keepVersion), notLoaded)
      if (saved.ok) {
        const { droppedVersions } = saved.value
        setSaveState({ kind: 'saved', resultTimestamp, ...(droppedVersions === undefined ? {} : { droppedVersions }) })
      } else if (saved.reason.code !== 'invalid_results')
        setSaveState({ kind: 'failed', resultTimestamp, message: localized(saved.reason) })
      return saved
    },
    [parts],
  )

  return useMemo(
    () => ({
      parts,
      saveState,
      async readAll() {
        const [{ readAllEntries }, { store }] = await Promise.all([loadLibrary(), parts()])
        return readAllEntries(store)
      },
      save(result) {
        setSaveState(undefined)
        return write(result, 'save')
      },
      correct: (result) => write(result, 'correct'),
      retry(result) {
        setSaveState(undefined)
        return write(result, 'correct')
      },
      replace: (result, change) => write(result, 'correct', change),
      async versionsOf(result) {
        const [{ versionsOf }, { store, writer }] = await Promise.all([loadLibrary(), parts()])
        return versionsOf(store, writer.entryOf(result))
      },
      async remember(result, entryId) {
        const { writer } = await parts()
        writer.remember(result, entryId)
      },
    }),
    [parts, saveState, write],
  )
}

/** The code that packs, migrates and reads entries is loaded when something is first saved or looked up. */
const loadLibrary = () => import('./history-library.ts')

function loadOnDemand(userId: string, email: string | undefined): () => Promise<HistoryParts> {
  let loading: Promise<HistoryParts> | undefined
  async function load(): Promise<HistoryParts> {
    const { openHistory } = await loadLibrary()
    const { store, library } = openHistory(userId, email)
    return { store, library, writer: createResultWriter(store) }
  }
  return () => {
    loading ??= load().catch((error: unknown) => {
      // The next call tries again, because a lost connection may have come back.
      loading = undefined
      throw error
    })
    return loading
  }
}

function notLoaded(): ReturnType<typeof fail> {
  return fail('history_not_loaded', historyMessages.addFailed)
}

export interface ResultWriter {
  save: (result: GenerationResult) => Promise<Result<HistoryChange>>
  correct: (result: GenerationResult, keepVersion?: VersionChange) => Promise<Result<HistoryChange>>
  remember: (result: GenerationResult, entryId: string) => void
  /** Undefined if the result is not in the history. */
  entryOf: (result: GenerationResult) => string | undefined
}

/** Knows the entry of each result, and writes in the order of the calls. */
export function createResultWriter(store: Pick<HistoryStore, 'add' | 'update'>): ResultWriter {
  const entryIds = new Map<string, string>()
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined)
    return turn
  }

  async function add(result: GenerationResult, corrected: boolean): Promise<Result<HistoryChange>> {
    const added = await store.add(result, { corrected })
    if (added.ok && added.value.entry !== undefined) entryIds.set(keyOf(result), added.value.entry.id)
    return added
  }

  /** Updates the result's entry if it still exists, otherwise adds one. */
  async function write(
    result: GenerationResult,
    corrected: boolean,
    keepVersion?: VersionChange,
  ): Promise<Result<HistoryChange>> {
    const id = entryIds.get(keyOf(result))
    if (id === undefined) return add(result, corrected)
    const updated = await store.update(id, result, {
      unlessDuplicate: !corrected,
      ...(keepVersion && { keepVersion }),
    })
    return !updated.ok && updated.reason.code === 'not_found' ? add(result, corrected) : updated
  }

  return {
    save: (result) => inTurn(() => write(result, false)),
    correct: (result, keepVersion) => inTurn(() => write(result, true, keepVersion)),
    remember: (result, entryId) => entryIds.set(keyOf(result), entryId),
    entryOf: (result) => entryIds.get(keyOf(result)),
  }
}

/** A ticket's result keeps its time through all corrections. */
function keyOf({ ticketId, timestamp }: GenerationResult): string {
  return `${ticketId} ${timestamp}`
}
