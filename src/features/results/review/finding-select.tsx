import { type Finding, type ReviewRule, reviewRules } from '#domain/review/finding.ts'
import { Select } from '#src/components/ui/select.tsx'
import type { Findings } from './case-findings.tsx'
import { reviewTexts, ruleNames } from './texts.ts'

/** Cases with findings of one rule or of any; '' shows all cases. */
export type RuleFilter = ReviewRule | 'any' | ''

export function hasFinding(findings: readonly Finding[] = [], filter: RuleFilter): boolean {
  if (filter === '') return true
  return filter === 'any' ? findings.length > 0 : findings.some(({ rule }) => rule === filter)
}

interface FindingSelectProps {
  findings: Findings
  value: RuleFilter
  onChange: (filter: RuleFilter) => void
}

/** Filters by finding. Without findings there is nothing to choose. */
export function FindingSelect({ findings, value, onChange }: FindingSelectProps) {
  if (findings.size === 0 && value === '') return null
  const lists = [...findings.values()]
  // The chosen rule stays in the list when its last finding is settled.
  const options = reviewRules.filter((rule) => rule === value || lists.some((list) => hasFinding(list, rule)))
  const chosen = (name: string): RuleFilter =>
    name === 'any' ? name : (reviewRules.find((rule) => rule === name) ?? '')
  return (
    <Select
      aria-label={reviewTexts.filter}
      className="min-w-32 flex-1 sm:w-56 sm:flex-none"
      onChange={(event) => onChange(chosen(event.target.value))}
      value={value}
    >
      <option value="">{reviewTexts.all}</option>
      <option value="any">
        {reviewTexts.any} ({lists.length})
      </option>
      {options.map((rule) => (
        <option key={rule} value={rule}>
          {ruleNames[rule]} ({lists.filter((list) => hasFinding(list, rule)).length})
        </option>
      ))}
    </Select>
  )
}
