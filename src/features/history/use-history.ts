import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { type HistoryLibrary, createHistoryLibrary } from './history-library.ts'
import { type ResultWriter, createResultWriter } from './result-writer.ts'

/** What became of the latest automatic save. */
export type SaveState = { kind: 'saved'; resultTimestamp: string } | { kind: 'failed'; resultTimestamp: string; message: string }

/** Why this result is not in the history, if it is not. */
export function failureOf(state: SaveState | undefined, result: GenerationResult | undefined): string | undefined {
  return state?.kind === 'failed' && state.resultTimestamp === result?.timestamp ? state.message : undefined
}

export interface History {
  store: HistoryStore
  library: HistoryLibrary
  saveState: SaveState | undefined
  /** Keeps a valid result (spec section 4, Results view). An invalid one is nobody's loss and says nothing. */
  save: (result: GenerationResult) => Promise<void>
  /** Writes a corrected result over its entry; as an entry of its own where it has none (any more). */
  correct: (result: GenerationResult) => Promise<void>
  /** The entry that a result was loaded from. */
  remember: (result: GenerationResult, entryId: string) => void
}

/** The user's history, and the automatic saving of results. */
export function useHistory(userId: string, email?: string): History {
  const store = useMemo(() => createHistoryStore({ userId, email }), [userId, email])
  const library = useMemo(() => createHistoryLibrary(store), [store])
  const [saveState, setSaveState] = useState<SaveState>()

  useEffect(() => library.start(), [library])

  const writer = useMemo(() => createResultWriter(store), [store])

  const settle = useCallback(async (result: GenerationResult, saving: ReturnType<ResultWriter['save']>) => {
    const saved = await saving
    const { timestamp: resultTimestamp } = result
    if (saved.ok) setSaveState({ kind: 'saved', resultTimestamp })
    else if (saved.reason.code !== 'invalid_results') setSaveState({ kind: 'failed', resultTimestamp, message: saved.reason.message })
  }, [])

  const save = useCallback(
    (result: GenerationResult) => {
      setSaveState(undefined)
      return settle(result, writer.save(result))
    },
    [settle, writer],
  )

  const correct = useCallback((result: GenerationResult) => settle(result, writer.correct(result)), [settle, writer])

  return useMemo(() => ({ store, library, saveState, save, correct, remember: writer.remember }), [store, library, saveState, save, correct, writer])
}
