import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { noHistoryFilter } from '#src/storage/history/search.ts'
import { historyStats } from '#src/storage/history/stats.ts'
import { HistoryBody } from './history-body.tsx'
import { HistoryFooter } from './history-footer.tsx'
import type { HistoryParts } from './history-parts.ts'
import { HistoryToolbar } from './history-toolbar.tsx'
import { entryTexts, historyTexts, removalTexts } from './texts.ts'
import { type TextFile, useHistoryBackup } from './use-history-backup.ts'
import { useHistoryRemoval } from './use-history-removal.ts'

interface HistoryDialogProps {
  open: boolean
  onClose: () => void
  history: Pick<HistoryParts, 'store' | 'library'>
  /** Shows the entry and closes this dialog. */
  onLoad: (entry: HistoryEntry) => void
  /** Opens the export of the whole history; another feature's. */
  onExport: () => void
  /** False when the plan has no exports; undefined while the plan is not known. */
  canExport: boolean | undefined
  onSaveFile: (file: TextFile) => void
}

/** The History dialog (spec section 2). It starts anew each time it is opened. */
export function HistoryDialog(props: HistoryDialogProps) {
  return props.open && <OpenHistory {...props} />
}

function OpenHistory({ onClose, history, onLoad, onExport, canExport, onSaveFile }: HistoryDialogProps) {
  const { store, library } = history
  const state = useSyncExternalStore(library.subscribe, library.state)
  const [filter, setFilter] = useState(noHistoryFilter)
  const [unreadable, setUnreadable] = useState(false)
  const removal = useHistoryRemoval(store)
  const backup = useHistoryBackup(store, onSaveFile)
  const stats = useMemo(() => historyStats(state.heads), [state.heads])
  const { totalEntries } = stats

  // Stable, so that a keystroke draws only the cards that come or go.
  const load = useCallback(
    (head: HistoryHead) => {
      const entry = store.read(head.id)
      setUnreadable(!entry.ok)
      if (entry.ok) onLoad(entry.value)
    },
    [store, onLoad],
  )
  const { ask } = removal
  const askToDelete = useCallback((head: HistoryHead) => ask({ kind: 'entry', head }), [ask])

  return (
    <>
      <Dialog
        actions={
          <div className="flex flex-wrap items-center gap-2">
            <Badge>{historyTexts.entries(totalEntries)}</Badge>
            <Tooltip content={canExport === false ? historyTexts.exportNotAllowed : ''}>
              <span className="inline-flex rounded-md" tabIndex={canExport === false ? 0 : undefined}>
                <Button disabled={totalEntries === 0 || canExport === false} icon="download" onClick={onExport} size="sm" variant="secondary">
                  {historyTexts.export}
                </Button>
              </span>
            </Tooltip>
            <Button disabled={totalEntries + state.damaged === 0} icon="trash" onClick={() => removal.ask({ kind: 'all' })} size="sm" variant="secondary">
              {historyTexts.clearAll}
            </Button>
          </div>
        }
        footer={
          <HistoryFooter holdsAnything={totalEntries + state.damaged > 0} onBackUp={backup.backUp} onRestore={(file) => void backup.restore(file)} stats={stats} />
        }
        onClose={onClose}
        open
        size="lg"
        title={historyTexts.title}
      >
        <div className="space-y-3">
          {backup.outcome !== undefined && <Alert variant={backup.outcome.variant}>{backup.outcome.text}</Alert>}
          {/* Sticky: the card that caused the error may be far down the list. */}
          {removal.failure !== undefined && (
            <Alert className="sticky top-0 z-10" variant="error">
              {removal.failure}
            </Alert>
          )}
          {unreadable && (
            <Alert className="sticky top-0 z-10" variant="error">
              {entryTexts.unreadable}
            </Alert>
          )}
          {state.damaged > 0 && <Alert variant="warning">{historyTexts.damaged(state.damaged)}</Alert>}
          <HistoryToolbar filter={filter} onFilter={setFilter} onRefresh={() => void library.refresh()} stats={stats} />
          <HistoryBody
            filter={filter}
            library={library}
            onClearFilter={() => setFilter(noHistoryFilter)}
            onDelete={askToDelete}
            onLoad={load}
            readEntry={store.read}
            state={state}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        confirmLabel={removalTexts.delete}
        onCancel={removal.cancel}
        onConfirm={() => void removal.confirm()}
        open={removal.asked?.kind === 'entry'}
        question={removalTexts.deleteQuestion}
        title={removalTexts.deleteTitle}
      />
      <ConfirmDialog
        confirmLabel={removalTexts.clear}
        onCancel={removal.cancel}
        onConfirm={() => void removal.confirm()}
        open={removal.asked?.kind === 'all'}
        question={removalTexts.clearQuestion}
        title={removalTexts.clearTitle}
      />
    </>
  )
}
