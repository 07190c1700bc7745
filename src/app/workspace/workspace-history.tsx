import { testCasesToCsv } from '#domain/export/csv.ts'
import { csvFile, download } from '#src/features/export/download.ts'
import { exportFileName } from '#src/features/export/file-name.ts'
import { HistoryDialog } from '#src/features/history/history-dialog.tsx'
import type { History } from '#src/features/history/use-history.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'

interface WorkspaceHistoryProps {
  open: boolean
  onClose: () => void
  history: History
  onLoad: (entry: HistoryEntry) => void
  canExport: boolean | undefined
}

/** The History dialog with what the export has to offer in it. */
export function WorkspaceHistory({ history, ...dialog }: WorkspaceHistoryProps) {
  function exportAll(): void {
    const cases = history.store.readAll().flatMap((entry) => entry.testCases)
    download(csvFile(exportFileName('test-cases-history', 'csv', new Date()), testCasesToCsv(cases)))
  }

  return (
    <HistoryDialog
      {...dialog}
      history={history}
      onExport={exportAll}
      onSaveFile={({ name, text }) => download({ name, content: new Blob([text], { type: 'application/json' }) })}
    />
  )
}
