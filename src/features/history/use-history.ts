import { useCallback, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type HistoryStore, createHistoryStore } from '#src/storage/history/store.ts'

/** What became of the latest automatic save. */
export type SaveState = { kind: 'saved'; resultTimestamp: string } | { kind: 'failed'; message: string }

/** Why the latest result is not in the history, if it is not. */
export function failureOf(state: SaveState | undefined): string | undefined {
  return state?.kind === 'failed' ? state.message : undefined
}

export interface History {
  store: HistoryStore
  saveState: SaveState | undefined
  /** Keeps a valid result (spec section 4, Results view). An invalid one is nobody's loss and says nothing. */
  save: (result: GenerationResult) => Promise<void>
}

/** The user's history, and the automatic saving of results. */
export function useHistory(userId: string): History {
  const store = useMemo(() => createHistoryStore({ userId }), [userId])
  const [saveState, setSaveState] = useState<SaveState>()

  const save = useCallback(
    async (result: GenerationResult) => {
      setSaveState(undefined)
      const saved = await store.add(result)
      if (saved.ok) setSaveState({ kind: 'saved', resultTimestamp: result.timestamp })
      else if (saved.reason.code !== 'invalid_results') setSaveState({ kind: 'failed', message: saved.reason.message })
    },
    [store],
  )

  return { store, saveState, save }
}
