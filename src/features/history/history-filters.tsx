import { Field } from '#src/components/ui/field.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import type { HistoryFilter } from '#src/storage/history/search.ts'
import type { HistoryStats } from '#src/storage/history/stats.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import { filterTexts } from './texts.ts'

interface HistoryFiltersProps {
  id: string
  filter: HistoryFilter
  stats: HistoryStats
  onChange: (filter: HistoryFilter) => void
}

/** The filters of the History dialog; each offers what there is. */
export function HistoryFilters({ id, filter, stats, onChange }: HistoryFiltersProps) {
  const { dateFrom, dateTo } = filter
  const swapped = dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-sunken p-3 sm:grid-cols-2 lg:grid-cols-4" id={id}>
      <Choice all={filterTexts.allTypes} counts={stats.types} label={filterTexts.type} onChange={(type) => onChange({ ...filter, type })} value={filter.type} />
      <Choice
        all={filterTexts.allPriorities}
        counts={stats.priorities}
        label={filterTexts.priority}
        onChange={(priority) => onChange({ ...filter, priority })}
        value={filter.priority}
      />
      <Day label={filterTexts.from} onChange={(day) => onChange({ ...filter, dateFrom: day })} value={dateFrom} />
      <Day error={swapped ? filterTexts.daysSwapped : undefined} label={filterTexts.to} onChange={(day) => onChange({ ...filter, dateTo: day })} value={dateTo} />
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
  // A filter stays set, and can be seen, when the last entry of its kind is gone.
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
