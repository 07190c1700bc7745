import { useCallback, useMemo, useState } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { fail } from '#domain/result.ts'
import { historyMessages } from '#src/storage/history/texts.ts'
import { localized } from '#src/messages/localized.ts'
import type { HistoryParts } from './history-parts.ts'
import type { ResultWriter } from './result-writer.ts'

/** What became of the latest automatic save. */
export type SaveState = { kind: 'saved'; resultTimestamp: string } | { kind: 'failed'; resultTimestamp: string; message: string }

/** Why this result is not in the history, if it is not. */
export function failureOf(state: SaveState | undefined, result: GenerationResult | undefined): string | undefined {
  return state?.kind === 'failed' && state.resultTimestamp === result?.timestamp ? state.message : undefined
}

export interface History {
  /** The history itself, loaded when it is first asked for; the same from then on. */
  parts: () => Promise<HistoryParts>
  saveState: SaveState | undefined
  /** Keeps a valid result (spec section 4, Results view). An invalid one is nobody's loss and says nothing. */
  save: (result: GenerationResult) => Promise<void>
  /** Writes a corrected result over its entry; as an entry of its own where it has none (any more). */
  correct: (result: GenerationResult) => Promise<void>
  /** Tries again to keep a result whose save failed, as it is now. */
  retry: (result: GenerationResult) => Promise<void>
  /** The entry that a result was loaded from. */
  remember: (result: GenerationResult, entryId: string) => Promise<void>
}

/** The user's history, and the automatic saving of results. */
export function useHistory(userId: string, email?: string): History {
  const [saveState, setSaveState] = useState<SaveState>()
  const parts = useMemo(() => onDemand(userId, email), [userId, email])

  const settle = useCallback(
    async (result: GenerationResult, write: (writer: ResultWriter) => ReturnType<ResultWriter['save']>) => {
      const { timestamp: resultTimestamp } = result
      const saved = await parts().then(({ writer }) => write(writer), notLoaded)
      if (saved.ok) setSaveState({ kind: 'saved', resultTimestamp })
      else if (saved.reason.code !== 'invalid_results') setSaveState({ kind: 'failed', resultTimestamp, message: localized(saved.reason) })
    },
    [parts],
  )

  const save = useCallback(
    (result: GenerationResult) => {
      setSaveState(undefined)
      return settle(result, (writer) => writer.save(result))
    },
    [settle],
  )

  const correct = useCallback((result: GenerationResult) => settle(result, (writer) => writer.correct(result)), [settle])

  const retry = useCallback(
    (result: GenerationResult) => {
      setSaveState(undefined)
      return settle(result, (writer) => writer.correct(result))
    },
    [settle],
  )

  const remember = useCallback(
    async (result: GenerationResult, entryId: string) => {
      const { writer } = await parts()
      writer.remember(result, entryId)
    },
    [parts],
  )

  return useMemo(() => ({ parts, saveState, save, correct, retry, remember }), [parts, saveState, save, correct, retry, remember])
}

function onDemand(userId: string, email: string | undefined): () => Promise<HistoryParts> {
  let loading: Promise<HistoryParts> | undefined
  async function load(): Promise<HistoryParts> {
    const { createHistoryParts } = await import('./history-parts.ts')
    return createHistoryParts(userId, email)
  }
  return () => {
    loading ??= load().catch((error: unknown) => {
      // A lost connection comes back: the next one who asks tries again.
      loading = undefined
      throw error
    })
    return loading
  }
}

function notLoaded(): ReturnType<typeof fail> {
  return fail('history_not_loaded', historyMessages.addFailed)
}
