import { use, useCallback, useEffect } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { download } from '#src/features/export/download.ts'
import { HistoryDialog } from '#src/features/history/history-dialog.tsx'
import type { History } from '#src/features/history/use-history.ts'
import { type HistoryEntry, resultFromEntry } from '#src/storage/history/entry.ts'

interface WorkspaceHistoryProps {
  open: boolean
  onClose: () => void
  history: History
  onLoad: (result: GenerationResult, entryId: string) => void
  onExport: () => void
  canExport: boolean | undefined
}

/** The History dialog; its backup goes out as the exports do. Loaded when it is opened first, and the history with it. */
export function WorkspaceHistory({ history, onLoad, ...dialog }: WorkspaceHistoryProps) {
  const parts = use(history.parts())
  // It follows every change of this tab and others from the first look on, and is there at once at the next.
  useEffect(() => parts.library.start(), [parts])
  const load = useCallback((entry: HistoryEntry) => onLoad(resultFromEntry(entry), entry.id), [onLoad])
  return (
    <HistoryDialog
      {...dialog}
      history={parts}
      onLoad={load}
      onSaveFile={({ name, text }) => download({ name, content: new Blob([text], { type: 'application/json' }) })}
    />
  )
}
