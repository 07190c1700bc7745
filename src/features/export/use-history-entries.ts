import { useEffect, useEffectEvent, useState } from 'react'
import type { ExportEntry } from '#domain/export/export-entry.ts'
import { errorText } from '#src/backend/api-error.ts'
import { exportTexts } from './texts.ts'

export type LoadHistory = () => Promise<ExportEntry[]>

export interface HistoryEntries {
  /** Undefined until they are loaded. */
  entries: ExportEntry[] | undefined
  failure: string | undefined
}

/** The history's entries, read once they are wanted: unpacking a hundred of them is work that most exports do not need. */
export function useHistoryEntries(loadHistory: LoadHistory, wanted: boolean): HistoryEntries {
  const [history, setHistory] = useState<HistoryEntries>({ entries: undefined, failure: undefined })

  const load = useEffectEvent(loadHistory)
  useEffect(() => {
    if (!wanted) return
    let stale = false
    load()
      .then((entries) => !stale && setHistory({ entries, failure: undefined }))
      .catch((error: unknown) => !stale && setHistory({ entries: [], failure: errorText(error, exportTexts.failed) }))
    return () => {
      stale = true
    }
  }, [wanted])

  return history
}
