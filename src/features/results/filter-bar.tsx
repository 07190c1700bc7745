import type { Ref } from 'react'
import { type CaseFilter, countCasesBy, isFiltering } from '#domain/test-case/filter.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { Button } from '#src/components/ui/button.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import type { CoverageTarget } from './coverage/coverage-panel.tsx'
import { coverageTexts } from './coverage/texts.ts'
import type { Findings } from './review/case-findings.tsx'
import { FindingSelect, type RuleFilter } from './review/finding-select.tsx'
import { resultsTexts } from './texts.ts'

interface FilterBarProps {
  cases: TestCase[]
  /** The number of cases that match. */
  matching: number
  filter: CaseFilter
  onChange: (filter: CaseFilter) => void
  findings: Findings
  rule: RuleFilter
  onRule: (rule: RuleFilter) => void
  /** The selection in the coverage matrix, which also filters the list. */
  target: CoverageTarget | undefined
  onTarget: (target: undefined) => void
  onClear: () => void
  searchField: Ref<HTMLInputElement>
}

/** Search and filters for the caller's toolbar. Clear appears once anything is set. */
export function FilterBar({
  cases,
  matching,
  filter,
  onChange,
  findings,
  rule,
  onRule,
  target,
  onTarget,
  onClear,
  searchField,
}: FilterBarProps) {
  const picked = target?.caseId ?? target?.criterionId
  return (
    <>
      <SearchInput
        aria-label={resultsTexts.searchLabel}
        className="w-full sm:w-64 lg:w-80"
        onSearch={(text) => onChange({ ...filter, text })}
        placeholder={resultsTexts.searchPlaceholder}
        ref={searchField}
        value={filter.text}
      />
      <FilterSelect
        all={resultsTexts.allTypes}
        field="type"
        label={resultsTexts.type}
        {...{ cases, filter, onChange }}
      />
      <FilterSelect
        all={resultsTexts.allPriorities}
        field="priority"
        label={resultsTexts.priority}
        {...{ cases, filter, onChange }}
      />
      <FindingSelect findings={findings} onChange={onRule} value={rule} />
      {picked !== undefined && (
        <Button
          aria-label={coverageTexts.showAll(picked)}
          icon="close"
          onClick={() => onTarget(undefined)}
          size="sm"
          variant="secondary"
        >
          {coverageTexts.only(picked)}
        </Button>
      )}
      {(isFiltering(filter) || picked !== undefined || rule !== '') && (
        <Button icon="close" onClick={onClear} variant="ghost">
          {resultsTexts.clear}
        </Button>
      )}
      <p className="mr-auto text-sm sm:px-1 text-muted tabular-nums" role="status">
        {resultsTexts.showing(matching, cases.length)}
      </p>
    </>
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
      className="min-w-32 flex-1 sm:w-40 sm:flex-none"
      onChange={(event) => onChange({ ...filter, [field]: event.target.value || undefined })}
      value={filter[field] ?? ''}
    >
      <option value="">{all}</option>
      {countCasesBy(cases, field).map(({ value, count }) => (
        <option key={value} value={value}>
          {localizedLabel(value)} ({count})
        </option>
      ))}
    </Select>
  )
}
