import type { AppMessageCode, MessageParams } from '../result.ts'

/** Where a criterion was found. `tester`: not in the ticket, the tester wrote it. */
export interface CriterionSource {
  kind: 'field' | 'section' | 'description' | 'tester'
  /** The field's display name, the section's title, or 'Description'; empty for the tester's own. */
  label: string
}

/** One acceptance criterion (docs/spec.md). */
export interface AcceptanceCriterion {
  /** AC-1, AC-2, … in the order of the ticket. */
  id: string
  given: string
  when: string
  then: string
  /** The criterion's own words, one line or several, as the ticket has them. */
  text: string
  source: CriterionSource
  /** The words of the scenario line or the label the criterion came under, where it has one. */
  title?: string
  /** Example rows of a Scenario Outline or a data table: data of this criterion. First row is the header. */
  examples?: string[][]
  /** True for a part filled with the default text of docs/spec.md because the ticket does not say it. */
  assumed?: { given?: boolean; when?: boolean; then?: boolean }
  /** Set where the tester corrected the ticket's list before the run. */
  changed?: CriterionChange
}

export const criterionChanges = ['edited', 'added'] as const
export type CriterionChange = (typeof criterionChanges)[number]

/** One place that was searched, for the message when nothing was found. */
export interface LookedAt {
  place: string
  /** Names `place` for translation; `params` holds the name of the field or section. */
  code: AppMessageCode
  params?: MessageParams
  /** How many criteria were found there. */
  found: number
}

export interface CriteriaFinding {
  criteria: AcceptanceCriterion[]
  lookedAt: LookedAt[]
}
