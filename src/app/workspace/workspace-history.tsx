import { use, useCallback, useEffect } from 'react'
import type { GenerationResult } from '#domain/generation/result.ts'
import { download } from '#src/features/export/download.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { HistoryDialog } from '#src/features/history/history-dialog.tsx'
import type { History } from '#src/features/history/use-history.ts'
import { useTrackerConfig } from '#src/features/tracker/use-tracker-config.ts'
import { type HistoryEntry, resultFromEntry } from '#src/storage/history/entry.ts'
import { fetchTickets } from './fetch-ticket.ts'

interface WorkspaceHistoryProps {
  open: boolean
  onClose: () => void
  history: History
  onLoad: (result: GenerationResult, entryId: string) => void
  onExport: () => void
  canExport: boolean | undefined
}

/** The History dialog. It loads together with the history when it is opened for the first time. */
export function WorkspaceHistory({ history, onLoad, ...dialog }: WorkspaceHistoryProps) {
  const parts = use(history.parts())
  // Stays subscribed after the first opening, so that it opens at once and up to date.
  useEffect(() => parts.library.start(), [parts])
  const { id } = useSignedInUser()
  const connection = useTrackerConfig(id)
  const config = connection.status === 'connected' ? connection.config : undefined
  const load = useCallback((entry: HistoryEntry) => onLoad(resultFromEntry(entry), entry.id), [onLoad])
  return (
    <HistoryDialog
      {...dialog}
      fetchIssues={config && ((body, signal) => fetchTickets(body, config, signal))}
      history={parts}
      onLoad={load}
      onSaveFile={({ name, text }) => download({ name, content: new Blob([text], { type: 'application/json' }) })}
    />
  )
}
