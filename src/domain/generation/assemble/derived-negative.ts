import type { WireTestCase } from '../../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../../criteria/criterion.ts'
import { designTestCases } from '../../design/design-test-cases.ts'
import type { Ticket } from '../../ticket/ticket.ts'
import { buildContext } from '../build-context.ts'
import { looksEnriched } from './negative-words.ts'
import type { NegativeCase } from './stock-negatives.ts'

/** So many criteria are looked at; the first ones of a ticket are its core. */
const maxCriteria = 40

/**
 * A negative case from the ticket's own criteria, for tickets that are about neither ordering nor deleting; undefined where
 * no criterion refuses anything. The built-in designer makes it: a negative one first, else one with a value beyond a limit.
 * `survivesFilter` asks for a case that is not left out again where the plan has no enrichment.
 */
export function derivedNegative(
  ticket: Ticket,
  criteria: AcceptanceCriterion[],
  survivesFilter: boolean,
): NegativeCase | undefined {
  const first = criteria.slice(0, maxCriteria)
  if (first.length === 0) return undefined
  const designed = designTestCases(buildContext(ticket, first), { enrichment: true, maxTestCases: 300 }).filter(
    (made) => !survivesFilter || !looksEnriched(made),
  )
  const made = designed.find(({ type }) => type === 'Negative') ?? designed.find(({ type }) => type === 'Boundary')
  return made === undefined ? undefined : derived(made)
}

/** docs/spec.md, section 3: generated negative cases are of type Negative and priority Medium. */
function derived({ id: _id, priorityReason: _reason, ...made }: WireTestCase): NegativeCase {
  return { ...made, type: 'Negative', priority: 'Medium', generationStatus: 'derived' }
}
