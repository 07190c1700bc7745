import { useMemo } from 'react'
import type { Result } from '#domain/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import type { HistoryEntry } from '#src/storage/history/entry.ts'
import type { HistoryHead } from '#src/storage/history/record.ts'
import { type HistoryFilter, isFilteringHistory } from '#src/storage/history/search.ts'
import type { HistoryLibrary, LibraryState } from './history-library.ts'
import { HistoryList } from './history-list.tsx'
import { historyTexts } from './texts.ts'

interface HistoryBodyProps {
  library: HistoryLibrary
  state: LibraryState
  filter: HistoryFilter
  readEntry: (id: string) => Result<HistoryEntry>
  onLoad: (head: HistoryHead) => void
  onDelete: (head: HistoryHead) => void
  onClearFilter: () => void
}

/** The entries that match, or why there are none. */
export function HistoryBody({ library, state, filter, readEntry, onLoad, onDelete, onClearFilter }: HistoryBodyProps) {
  const total = state.heads.length
  const filtering = isFilteringHistory(filter)
  // A new state is a history that changed, or an index that knows more.
  const matching = useMemo(() => (filtering ? library.search(filter) : state.heads), [library, state, filter, filtering])
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
