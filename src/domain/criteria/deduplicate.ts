import type { AcceptanceCriterion } from './criterion.ts'

/**
 * Keeps the first of criteria that say the same: the field and the description often hold one list twice, differently
 * dressed. Letter case, punctuation and spaces do not count; titles count only within one source, where two scenarios
 * with the same steps are two by their author's will.
 */
export function deduplicated(criteria: AcceptanceCriterion[]): AcceptanceCriterion[] {
  const seen = new Map<string, { source: string; titles: Set<string> }>()
  return criteria.filter((criterion) => {
    const key = meaning(criterion)
    const source = `${criterion.source.kind} ${criterion.source.label}`
    const title = criterion.title ?? ''
    const same = seen.get(key)
    if (!same) {
      seen.set(key, { source, titles: new Set([title]) })
      return true
    }
    if (same.source !== source || same.titles.has(title)) return false
    same.titles.add(title)
    return true
  })
}

function meaning({ given, when, then, examples, assumed }: AcceptanceCriterion): string {
  const parts = [
    assumed?.given === true ? '' : given,
    assumed?.when === true ? '' : when,
    assumed?.then === true ? '' : then,
    ...(examples ?? []).flat(),
  ]
  return parts
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}<>=+%$€£-]+/gu, ' ')
        .trim(),
    )
    .join('|')
}
