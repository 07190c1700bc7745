import { useState } from 'react'
import { useToast } from '#src/components/ui/toast-context.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'
import { localized } from '#src/messages/localized.ts'
import { removalTexts } from './texts.ts'

/** What the reader is being asked about. */
export type Removal = { kind: 'entry'; head: HistoryHead } | { kind: 'all' }

/** Deleting and clearing: both ask first, and say what became of it. */
export function useHistoryRemoval(store: HistoryStore) {
  const toast = useToast()
  const [asked, setAsked] = useState<Removal>()
  const [failure, setFailure] = useState<string>()

  async function confirm(): Promise<void> {
    if (asked === undefined) return
    setAsked(undefined)
    setFailure(undefined)
    const failed = asked.kind === 'entry' ? removalTexts.deleteFailed : removalTexts.clearFailed
    try {
      const done = asked.kind === 'entry' ? await store.remove(asked.head.id) : await store.clear()
      if (done.ok) toast(done.value.message)
      else setFailure(failed(localized(done.reason)))
    } catch (error) {
      setFailure(failed(error instanceof Error ? error.message : String(error)))
    }
  }

  return { asked, failure, ask: setAsked, cancel: () => setAsked(undefined), confirm }
}
