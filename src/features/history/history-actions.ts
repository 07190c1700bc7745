import { useState } from 'react'
import type { Result } from '#domain/result.ts'
import { useToast } from '#src/components/ui/toast-context.ts'
import { localized } from '#src/messages/localized.ts'
import type { RestoreReport } from '#src/storage/history/backup.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'
import { historyLimits } from '#src/storage/history/texts.ts'
import { backupTexts, removalTexts } from './texts.ts'

type Removal = { kind: 'entry'; head: HistoryHead } | { kind: 'all' }

/** Deletes an entry or clears the history, after a question and with a message about the outcome. */
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

export interface TextFile {
  name: string
  text: string
}

/** The largest file to read, in bytes: far more than the largest possible history. */
const maxFileBytes = 200_000_000

/** Backs up the whole history to a file and restores it. */
export function useHistoryBackup(store: HistoryStore, onSaveFile: (file: TextFile) => void) {
  const toast = useToast()
  const [outcome, setOutcome] = useState<{ variant: 'success' | 'error'; text: string }>()

  function backUp(): void {
    onSaveFile({ name: backupTexts.fileName(new Date().toISOString().slice(0, 10)), text: store.backup() })
    toast(backupTexts.saved)
  }

  async function restore(file: File): Promise<void> {
    setOutcome(undefined)
    const text = file.size > maxFileBytes ? undefined : await file.text().catch(() => undefined)
    if (text === undefined)
      setOutcome({ variant: 'error', text: file.size > maxFileBytes ? backupTexts.tooLarge : backupTexts.notReadable })
    else setOutcome(outcomeOf(await store.restore(text)))
  }

  return { outcome, backUp, restore }
}

function outcomeOf(restored: Result<RestoreReport>): { variant: 'success' | 'error'; text: string } {
  if (!restored.ok) return { variant: 'error', text: localized(restored.reason) }
  const { value } = restored
  const sentences = [
    backupTexts.restored(value.restored),
    value.versions > 0 ? backupTexts.versions(value.versions) : '',
    value.versionsWithoutRoom > 0 ? backupTexts.versionsWithoutRoom(value.versionsWithoutRoom) : '',
    value.alreadyThere > 0 ? backupTexts.alreadyThere(value.alreadyThere) : '',
    value.noRoom > 0 ? backupTexts.noRoom(value.noRoom, historyLimits.maxEntries) : '',
    value.unreadable > 0 ? backupTexts.unreadable(value.unreadable) : '',
  ]
  return { variant: 'success', text: sentences.filter((sentence) => sentence !== '').join(' ') }
}
