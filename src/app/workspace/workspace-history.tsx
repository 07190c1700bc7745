import { download } from '#src/features/export/download.ts'
import { HistoryDialog } from '#src/features/history/history-dialog.tsx'
import type { History } from '#src/features/history/use-history.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'

interface WorkspaceHistoryProps {
  open: boolean
  onClose: () => void
  history: History
  onLoad: (entry: HistoryEntry) => void
  onExport: () => void
  canExport: boolean | undefined
}

/** The History dialog; its backup goes out as the exports do. */
export function WorkspaceHistory({ history, ...dialog }: WorkspaceHistoryProps) {
  return (
    <HistoryDialog
      {...dialog}
      history={history}
      onSaveFile={({ name, text }) => download({ name, content: new Blob([text], { type: 'application/json' }) })}
    />
  )
}
