import type { AcceptanceCriterion, CriteriaFinding } from '#domain/criteria/criterion.ts'
import { findCriteria } from '#domain/criteria/find-criteria.ts'
import { readIssue } from '#domain/ticket/issue.ts'

/** Finds the criteria of an issue with the given fields. */
export function find(fields: Record<string, unknown>, names: Record<string, string> = {}): CriteriaFinding {
  const ticket = readIssue({ key: 'A-1', fields, names })
  if (!ticket.ok) throw new Error(ticket.reason.message)
  return findCriteria(ticket.value)
}

/** The criteria of a description that is one section of criteria. */
export function criteriaOf(text: string): AcceptanceCriterion[] {
  return find({ description: `## Acceptance Criteria\n\n${text}` }).criteria
}

/** Given, when and then of a criterion; '' for a part that the ticket does not say. */
export function parts({
  given,
  when,
  then,
  assumed,
}: AcceptanceCriterion): [given: string, when: string, then: string] {
  return [assumed?.given === true ? '' : given, assumed?.when === true ? '' : when, assumed?.then === true ? '' : then]
}
