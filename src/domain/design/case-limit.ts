import type { ContextCriterion } from '../generation/context.ts'

const fewest = 6
const most = 100
/** In words: a longer criterion states several rules, which three cases only hold by growing long themselves. */
const severalRules = 50
const manyRules = 85

type Stated = Pick<ContextCriterion, 'given' | 'when' | 'then' | 'text'>

/** How many cases a criterion gets with enrichment: up to three, up to five where it states several rules. */
export function casesFor({ given, when, then, text = `${given} ${when} ${then}` }: Stated): number {
  const words = text.trim().split(/\s+/u).length
  return words > manyRules ? 5 : words > severalRules ? 4 : 3
}

/**
 * How many cases a ticket gets: enough for every criterion, one each and a third more, with enrichment those of
 * `casesFor`; never fewer than 6 or more than 100. A configured maximum caps it.
 */
export function caseLimit(criteria: Stated[], enrichment: boolean, configured?: number): number {
  const wanted = enrichment
    ? criteria.reduce((sum, criterion) => sum + casesFor(criterion), 0)
    : Math.ceil((criteria.length * 4) / 3)
  return Math.min(Math.max(fewest, wanted), most, configured ?? most)
}
