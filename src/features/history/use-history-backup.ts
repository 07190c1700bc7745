import { useState } from 'react'
import type { Result } from '#domain/result.ts'
import { useToast } from '#src/components/ui/toast-context.ts'
import type { RestoreReport } from '#src/storage/history/backup.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'
import { historyLimits } from '#src/storage/history/texts.ts'
import { backupTexts } from './texts.ts'

/** A file for the browser's download. */
export interface TextFile {
  name: string
  text: string
}

/** No history of the largest tickets comes near it; reading more would only fill the memory. */
const largestFile = 200_000_000

/** The backup of the whole history: out as a file, and back in. */
export function useHistoryBackup(store: HistoryStore, onSaveFile: (file: TextFile) => void) {
  const toast = useToast()
  const [outcome, setOutcome] = useState<{ variant: 'success' | 'error'; text: string }>()

  function backUp(): void {
    onSaveFile({ name: backupTexts.fileName(new Date().toISOString().slice(0, 10)), text: store.backup() })
    toast(backupTexts.saved)
  }

  async function restore(file: File): Promise<void> {
    setOutcome(undefined)
    const text = file.size > largestFile ? undefined : await file.text().catch(() => undefined)
    if (text === undefined) setOutcome({ variant: 'error', text: file.size > largestFile ? backupTexts.tooLarge : backupTexts.notReadable })
    else setOutcome(outcomeOf(await store.restore(text)))
  }

  return { outcome, backUp, restore }
}

function outcomeOf(restored: Result<RestoreReport>): { variant: 'success' | 'error'; text: string } {
  if (!restored.ok) return { variant: 'error', text: restored.reason.message }
  const { value } = restored
  const sentences = [
    backupTexts.restored(value.restored),
    value.alreadyThere > 0 ? backupTexts.alreadyThere(value.alreadyThere) : '',
    value.noRoom > 0 ? backupTexts.noRoom(value.noRoom, historyLimits.maxEntries) : '',
    value.unreadable > 0 ? backupTexts.unreadable(value.unreadable) : '',
  ]
  return { variant: 'success', text: sentences.filter((sentence) => sentence !== '').join(' ') }
}
