import { useCallback, useEffect, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'
import { type HistoryLibrary, createHistoryLibrary } from './history-library.ts'

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
}

/** The user's history, and the automatic saving of results. */
export function useHistory(userId: string, email?: string): History {
  const store = useMemo(() => createHistoryStore({ userId, email }), [userId, email])
  const library = useMemo(() => createHistoryLibrary(store), [store])
  const [saveState, setSaveState] = useState<SaveState>()

  useEffect(() => library.start(), [library])

  const save = useCallback(
    async (result: GenerationResult) => {
      setSaveState(undefined)
      const saved = await store.add(result)
      const { timestamp: resultTimestamp } = result
      if (saved.ok) setSaveState({ kind: 'saved', resultTimestamp })
      else if (saved.reason.code !== 'invalid_results') setSaveState({ kind: 'failed', resultTimestamp, message: saved.reason.message })
    },
    [store],
  )

  return { store, library, saveState, save }
}
