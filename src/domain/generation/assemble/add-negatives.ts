import type { AcceptanceCriterion } from '../../criteria/criterion.ts'
import type { Language } from '../../design/language.ts'
import { giveUniqueIds } from '../../test-case/case-id.ts'
import type { TestCase } from '../../test-case/test-case.ts'
import type { Ticket } from '../../ticket/ticket.ts'
import { derivedNegative } from './derived-negative.ts'
import { looksNegative } from './negative-words.ts'
import { stockNegatives } from './stock-negatives.ts'

/**
 * Adds the missing negative cases (docs/spec.md, section 5) behind the others, when none of them looks negative: the stock ones
 * where the ticket is about ordering or deleting, else one made from the ticket's own criteria where these refuse anything.
 */
export function addMissingNegatives(
  cases: TestCase[],
  {
    ticket,
    criteria,
    language,
    enriched,
  }: { ticket: Ticket; criteria: AcceptanceCriterion[]; language: Language; enriched: boolean },
): TestCase[] {
  if (cases.length === 0 || cases.some(looksNegative)) return cases
  const stock = stockNegatives(ticket.summary, criteria, language)
  const derived = stock.length > 0 ? undefined : derivedNegative(ticket, criteria, !enriched)
  const known = new Set(cases.map(stepsOf))
  // The built-in designer may have written the very case that would be derived from it.
  const added = derived === undefined ? stock : known.has(stepsOf(derived)) ? [] : [derived]
  return giveUniqueIds<Omit<TestCase, 'id'> & { id?: string }>([...cases, ...added])
}

function stepsOf({ steps }: Pick<TestCase, 'steps'>): string {
  return JSON.stringify(steps.map(({ step, data, expected }) => [step, data, expected]))
}
