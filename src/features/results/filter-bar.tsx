import { type CaseFilter, countCasesBy, isFiltering, noFilter } from '#domain/test-case/filter.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { resultsTexts } from './texts.ts'

interface FilterBarProps {
  cases: TestCase[]
  /** How many of them are let through. */
  matching: number
  filter: CaseFilter
  onChange: (filter: CaseFilter) => void
}

/** Search and filters; Clear is there as soon as anything is set. */
export function FilterBar({ cases, matching, filter, onChange }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-48 flex-1 sm:max-w-80">
        <Icon className="pointer-events-none absolute top-3 left-3 text-muted" name="search" />
        <TextInput
          aria-label={resultsTexts.searchLabel}
          className="pl-9"
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          placeholder={resultsTexts.searchPlaceholder}
          type="search"
          value={filter.text}
        />
      </div>
      <FilterSelect all={resultsTexts.allTypes} field="type" label={resultsTexts.type} {...{ cases, filter, onChange }} />
      <FilterSelect all={resultsTexts.allPriorities} field="priority" label={resultsTexts.priority} {...{ cases, filter, onChange }} />
      {isFiltering(filter) && (
        <Button icon="close" onClick={() => onChange(noFilter)} variant="ghost">
          {resultsTexts.clear}
        </Button>
      )}
      <p className="text-sm text-muted tabular-nums" role="status">
        {resultsTexts.showing(matching, cases.length)}
      </p>
    </div>
  )
}

interface FilterSelectProps extends Pick<FilterBarProps, 'cases' | 'filter' | 'onChange'> {
  field: 'type' | 'priority'
  label: string
  all: string
}

function FilterSelect({ field, label, all, cases, filter, onChange }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      className="w-36"
      onChange={(event) => onChange({ ...filter, [field]: event.target.value || undefined })}
      value={filter[field] ?? ''}
    >
      <option value="">{all}</option>
      {countCasesBy(cases, field).map(({ value, count }) => (
        <option key={value} value={value}>
          {value} ({count})
        </option>
      ))}
    </Select>
  )
}
