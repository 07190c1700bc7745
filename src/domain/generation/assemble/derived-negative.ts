import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../../criteria/criterion.ts'
import { designTestCases } from '../../design/design-test-cases.ts'
import type { Ticket } from '../../ticket/ticket.ts'
import { buildContext } from '../build-context.ts'
import { looksEnriched } from './negative-words.ts'
import { plainNegative } from './plain-negative.ts'
import type { NegativeCase } from './stock-negatives.ts'

/** What makes the most concrete negative first: a value outside a limit, then malformed and missing input, people, conditions. */
const preferred = ['Boundary', 'Equivalence', 'Negative', 'Permission', 'Decision', 'State', 'Robustness']
/** So many criteria are looked at; the first ones of a ticket are its core. */
const mostCriteria = 40

/**
 * A negative case from the ticket's own criteria, for tickets that are about neither ordering nor deleting. The built-in
 * designer makes it; what the ticket does not say about the outcome stands in its assumptions. `survivesFilter` asks for a
 * case that is not left out again where the plan has no enrichment.
 */
export function derivedNegative(ticket: Ticket, criteria: AcceptanceCriterion[], survivesFilter: boolean): NegativeCase | undefined {
  const first = criteria.slice(0, mostCriteria)
  if (first.length === 0) return undefined
  const designed = designTestCases(buildContext(ticket, first), { enrichment: true, maxTestCases: 300 })
  const negatives = designed
    .filter((made) => preferred.includes(made.type ?? '') && made.technique !== 'Scenario testing' && (made.assumptions ?? []).length > 0)
    .sort((a, b) => preferred.indexOf(a.type ?? '') - preferred.indexOf(b.type ?? ''))
  const made = negatives.find((negative) => !survivesFilter || !looksEnriched(negative))
  return made === undefined ? plainNegative(first) : derived(made)
}

/** Spec section 3: generated negative cases are of type Negative and priority Medium. */
function derived({ id: _id, priorityReason: _reason, ...made }: WireTestCase): NegativeCase {
  return { ...made, type: 'Negative', priority: 'Medium', generationStatus: 'derived' }
}
