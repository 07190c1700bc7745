import type { LookedAt } from './criterion.ts'

/** The text of docs/spec.md for a ticket without criteria. */
export const noCriteriaMessage =
  'No acceptance criteria found in the ticket. Please ensure the ticket has proper acceptance criteria.'

/** What stands for a part that the ticket does not say (docs/spec.md). */
export const defaultParts = {
  given: 'The system is in its initial state',
  when: 'The user performs the action',
  then: 'The expected outcome is observed',
} as const

type Place = Omit<LookedAt, 'found'>

/** The places named in the list of what was looked at. */
export const placeTexts = {
  field: (name: string): Place => ({ code: 'criteria_field', place: `Field "${name}"`, params: { name } }),
  noField: { code: 'criteria_no_field', place: 'Custom fields named like "Acceptance Criteria"' },
  section: (name: string): Place => ({
    code: 'criteria_section',
    place: `Section "${name}" of the description`,
    params: { name },
  }),
  noSection: { code: 'criteria_no_section', place: 'Sections of the description headed like "Acceptance Criteria"' },
  description: { code: 'criteria_description', place: 'Description, outside such a section' },
} as const
