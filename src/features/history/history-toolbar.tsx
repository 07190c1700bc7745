import { useId, useState } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { type HistoryFilter, countFilters } from '#src/storage/history/search.ts'
import type { HistoryStats } from '#src/storage/history/stats.ts'
import { HistoryFilters } from './history-filters.tsx'
import { filterTexts, historyTexts } from './texts.ts'

interface HistoryToolbarProps {
  filter: HistoryFilter
  stats: HistoryStats
  onFilter: (filter: HistoryFilter) => void
  onRefresh: () => void
}

/** Search, the collapsible filters, and Refresh. */
export function HistoryToolbar({ filter, stats, onFilter, onRefresh }: HistoryToolbarProps) {
  const [filtersOpen, setFiltersOpen] = useState(false)
  const filtersId = useId()
  const active = countFilters(filter)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          aria-label={historyTexts.searchLabel}
          className="w-full sm:w-auto sm:flex-1"
          onSearch={(text) => onFilter({ ...filter, text })}
          placeholder={historyTexts.searchPlaceholder}
          value={filter.text}
        />
        <Button aria-controls={filtersOpen ? filtersId : undefined} aria-expanded={filtersOpen} className="h-10" icon="filter" onClick={() => setFiltersOpen(!filtersOpen)} variant="secondary">
          {filterTexts.filters}
          {active > 0 && <Badge size="sm">{filterTexts.active(active)}</Badge>}
        </Button>
        <Button className="h-10" icon="refresh" onClick={onRefresh} variant="secondary">
          {historyTexts.refresh}
        </Button>
      </div>
      {filtersOpen && <HistoryFilters filter={filter} id={filtersId} onChange={onFilter} stats={stats} />}
    </div>
  )
}
