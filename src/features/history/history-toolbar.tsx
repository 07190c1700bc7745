import { useId, useState } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import { type HistoryFilter, countFilters } from '#src/storage/history/search.ts'
import type { HistoryStats } from '#src/storage/history/stats.ts'
import { checkTexts, filterTexts, historyTexts } from './texts.ts'

interface HistoryToolbarProps {
  filter: HistoryFilter
  stats: HistoryStats
  onFilter: (filter: HistoryFilter) => void
  onRefresh: () => void
  /** Compares all entries with their tickets. Undefined while no Jira account is connected. */
  onCheckAll: (() => void) | undefined
  checking: boolean
}

/** Search, the collapsible filters, and Refresh. */
export function HistoryToolbar({ filter, stats, onFilter, onRefresh, onCheckAll, checking }: HistoryToolbarProps) {
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
        <Button
          aria-controls={filtersOpen ? filtersId : undefined}
          aria-expanded={filtersOpen}
          className="h-10"
          icon="filter"
          onClick={() => setFiltersOpen(!filtersOpen)}
          variant="secondary"
        >
          {filterTexts.filters}
          {active > 0 && <Badge size="sm">{filterTexts.active(active)}</Badge>}
        </Button>
        <Button className="h-10" icon="refresh" onClick={onRefresh} variant="secondary">
          {historyTexts.refresh}
        </Button>
        <Tooltip content={onCheckAll === undefined ? checkTexts.notConnected : ''}>
          <span className="inline-flex rounded-md" tabIndex={onCheckAll === undefined ? 0 : undefined}>
            <Button
              className="h-10"
              disabled={onCheckAll === undefined || checking || stats.totalEntries === 0}
              onClick={onCheckAll}
              variant="secondary"
            >
              {checkTexts.checkAll}
            </Button>
          </span>
        </Tooltip>
      </div>
      {filtersOpen && <HistoryFilters filter={filter} id={filtersId} onChange={onFilter} stats={stats} />}
    </div>
  )
}

interface HistoryFiltersProps {
  id: string
  filter: HistoryFilter
  stats: HistoryStats
  onChange: (filter: HistoryFilter) => void
}

/** The filters of the History dialog. Each offers the values that occur in the history. */
function HistoryFilters({ id, filter, stats, onChange }: HistoryFiltersProps) {
  const { dateFrom, dateTo } = filter
  const swapped = dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-sunken p-3 sm:grid-cols-2 lg:grid-cols-4" id={id}>
      <Choice
        all={filterTexts.allTypes}
        counts={stats.types}
        label={filterTexts.type}
        onChange={(type) => onChange({ ...filter, type })}
        value={filter.type}
      />
      <Choice
        all={filterTexts.allPriorities}
        counts={stats.priorities}
        label={filterTexts.priority}
        onChange={(priority) => onChange({ ...filter, priority })}
        value={filter.priority}
      />
      <Day label={filterTexts.from} onChange={(day) => onChange({ ...filter, dateFrom: day })} value={dateFrom} />
      <Day
        error={swapped ? filterTexts.daysSwapped : undefined}
        label={filterTexts.to}
        onChange={(day) => onChange({ ...filter, dateTo: day })}
        value={dateTo}
      />
    </div>
  )
}

interface ChoiceProps {
  label: string
  all: string
  counts: Map<string, number>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function Choice({ label, all, counts, value, onChange }: ChoiceProps) {
  const names = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  // The chosen value stays visible even after the last matching entry is deleted.
  const offered = value === undefined || counts.has(value) ? names : [...names, value]
  return (
    <Field label={label}>
      <Select onChange={(event) => onChange(event.target.value || undefined)} value={value ?? ''}>
        <option value="">{all}</option>
        {offered.map((name) => (
          <option key={name} value={name}>
            {localizedLabel(name)} ({counts.get(name) ?? 0})
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface DayProps {
  label: string
  error?: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

function Day({ label, error, value, onChange }: DayProps) {
  return (
    <Field error={error} label={label}>
      <TextInput onChange={(event) => onChange(event.target.value || undefined)} type="date" value={value ?? ''} />
    </Field>
  )
}
