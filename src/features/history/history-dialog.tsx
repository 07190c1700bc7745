import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Result } from '#domain/result.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { locale } from '#src/lib/language.ts'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { type HistoryFilter, isFilteringHistory, noHistoryFilter } from '#src/storage/history/search.ts'
import { type HistoryStats, historyStats } from '#src/storage/history/stats.ts'
import type { HistoryStore } from '#src/storage/history/store.ts'
import { historyLimits } from '#src/storage/history/texts.ts'
import { type TextFile, useHistoryBackup, useHistoryRemoval } from './history-actions.ts'
import type { HistoryLibrary, LibraryState } from './history-library.ts'
import { HistoryList } from './history-list.tsx'
import { HistoryToolbar } from './history-toolbar.tsx'
import { backupTexts, entryTexts, historyTexts, removalTexts } from './texts.ts'
import { CheckState, type FetchIssues, useCheckAll } from './check-all.tsx'

interface HistoryDialogProps {
  open: boolean
  onClose: () => void
  history: { store: HistoryStore; library: HistoryLibrary }
  /** Shows the entry and closes this dialog. */
  onLoad: (entry: HistoryEntry) => void
  /** Opens the export of the whole history. */
  onExport: () => void
  /** False when the plan has no exports; undefined while the plan is not known. */
  canExport: boolean | undefined
  onSaveFile: (file: TextFile) => void
  /** Asks Jira for several tickets. Undefined while no account is connected. */
  fetchIssues?: FetchIssues
}

/** The History dialog (docs/spec.md, section 2). Its state is reset each time it opens. */
export function HistoryDialog(props: HistoryDialogProps) {
  return props.open && <OpenHistory {...props} />
}

function OpenHistory({ onClose, history, onLoad, onExport, canExport, onSaveFile, fetchIssues }: HistoryDialogProps) {
  const { store, library } = history
  const state = useSyncExternalStore(library.subscribe, library.state)
  const [filter, setFilter] = useState(noHistoryFilter)
  const [unreadable, setUnreadable] = useState(false)
  const removal = useHistoryRemoval(store)
  const backup = useHistoryBackup(store, onSaveFile)
  const check = useCheckAll(store, fetchIssues)
  const stats = useMemo(() => historyStats(state.heads), [state.heads])
  const { totalEntries } = stats

  // Stable, so that a keystroke renders only the cards that change.
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
                <Button
                  disabled={totalEntries === 0 || canExport === false}
                  icon="download"
                  onClick={onExport}
                  size="sm"
                  variant="secondary"
                >
                  {historyTexts.export}
                </Button>
              </span>
            </Tooltip>
            <Button
              disabled={totalEntries + state.damaged === 0}
              icon="trash"
              onClick={() => removal.ask({ kind: 'all' })}
              size="sm"
              variant="secondary"
            >
              {historyTexts.clearAll}
            </Button>
          </div>
        }
        footer={
          <HistoryFooter
            holdsAnything={totalEntries + state.damaged > 0}
            onBackUp={backup.backUp}
            onRestore={(file) => void backup.restore(file)}
            stats={stats}
          />
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
          <HistoryToolbar
            checking={check.progress !== undefined}
            filter={filter}
            onCheckAll={check.start}
            onFilter={setFilter}
            onRefresh={() => void library.refresh()}
            stats={stats}
          />
          <CheckState check={check} heads={state.heads} />
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

interface HistoryBodyProps {
  library: HistoryLibrary
  state: LibraryState
  filter: HistoryFilter
  readEntry: (id: string) => Result<HistoryEntry>
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
  onClearFilter: () => void
}

/** The matching entries, or why there are none. */
function HistoryBody({ library, state, filter, readEntry, onLoad, onDelete, onClearFilter }: HistoryBodyProps) {
  const total = state.heads.length
  const filtering = isFilteringHistory(filter)
  // `state` changes whenever the history or the search index does.
  const matching = useMemo(
    () => (filtering ? library.search(filter) : state.heads),
    [library, state, filter, filtering],
  )
  if (state.status === 'loading') {
    return (
      <p className="flex items-center justify-center gap-2.5 py-10 text-muted" role="status">
        <Spinner />
        {historyTexts.loading}
      </p>
    )
  }
  return (
    <>
      <p className="text-sm text-muted tabular-nums" role="status">
        {total > 0 && historyTexts.showing(matching.length, total)}
      </p>
      {matching.length > 0 ? (
        <HistoryList filter={filter} heads={matching} onDelete={onDelete} onLoad={onLoad} readEntry={readEntry} />
      ) : (
        <EmptyState
          action={
            filtering && (
              <Button onClick={onClearFilter} variant="secondary">
                {historyTexts.clearFilters}
              </Button>
            )
          }
          icon="history"
          title={historyTexts.emptyTitle}
        >
          {filtering ? historyTexts.nothingMatches : historyTexts.emptyText}
        </EmptyState>
      )}
    </>
  )
}

interface HistoryFooterProps {
  stats: HistoryStats
  /** Whether there are entries to back up, readable or not. */
  holdsAnything: boolean
  onBackUp: () => void
  onRestore: (file: File) => void
}

/** The totals of the history, and its backup. */
function HistoryFooter({ stats, holdsAnything, onBackUp, onRestore }: HistoryFooterProps) {
  const input = useRef<HTMLInputElement>(null)
  const { totalEntries, totalTestCases, dateRange } = stats
  return (
    <>
      <div className="mr-auto min-w-0 self-center text-xs text-muted tabular-nums max-sm:w-full">
        {dateRange !== undefined && (
          <p>{historyTexts.stats(totalEntries, totalTestCases, day(dateRange.from), day(dateRange.to))}</p>
        )}
        {totalEntries >= historyLimits.maxEntries && <p>{historyTexts.full(historyLimits.maxEntries)}</p>}
      </div>
      <Button disabled={!holdsAnything} icon="download" onClick={onBackUp} size="sm" variant="secondary">
        {backupTexts.backUp}
      </Button>
      <Button onClick={() => input.current?.click()} size="sm" variant="secondary">
        {backupTexts.restore}
      </Button>
      <input
        accept="application/json,.json"
        aria-label={backupTexts.file}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onRestore(file)
          // Lets the same file be chosen again.
          target.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}

// Made once: each call of `toLocaleDateString` would make one.
const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })

function day(timestamp: string): string {
  return dayFormat.format(new Date(timestamp))
}
