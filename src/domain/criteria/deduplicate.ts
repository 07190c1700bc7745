import type { AcceptanceCriterion } from './criterion.ts'

/**
 * Keeps the first of criteria that say the same: the field and the description often hold one list twice, differently
 * dressed. Letter case, punctuation, labels and spaces do not count.
 */
export function deduplicated(criteria: AcceptanceCriterion[]): AcceptanceCriterion[] {
  const seen = new Set<string>()
  return criteria.filter((criterion) => {
    const key = meaning(criterion)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function meaning({ given, when, then, examples, assumed }: AcceptanceCriterion): string {
  const parts = [assumed?.given === true ? '' : given, assumed?.when === true ? '' : when, assumed?.then === true ? '' : then, ...(examples ?? []).flat()]
  return parts.map((part) => part.toLowerCase().replace(/[^\p{L}\p{N}\p{M}<>=+%$€£-]+/gu, ' ').trim()).join('|')
}
