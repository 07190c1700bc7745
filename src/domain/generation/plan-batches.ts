import type { ContextCriterion } from './context.ts'

/** The most criteria that one call to the AI covers. */
const maxPerCall = 5
/** With enrichment a criterion takes several cases, so that fewer criteria fit into the 3 to 6 cases of a call. */
const enrichedPerCall = 3

export interface BatchOptions {
  enrichment: boolean
  /** The most calls that may be made. */
  maxCalls: number
  /** Cases that fit into the output of one call. */
  casesPerCall: number
}

export interface BatchPlan<T> {
  batches: T[][]
  /** Criteria for which no call is left. */
  left: T[]
}

/**
 * Splits criteria into batches of related ones, one for each call to the AI, in the ticket's order. Criteria of one section
 * stay together while they fit, and small neighbouring sections share a call. Where the calls do not suffice, batches grow
 * to five criteria; what still does not fit is left.
 */
export function planBatches<T extends Pick<ContextCriterion, 'section'>>(
  criteria: T[],
  { enrichment, maxCalls, casesPerCall }: BatchOptions,
): BatchPlan<T> {
  const fitting = Math.max(1, Math.min(maxPerCall, casesPerCall))
  const size = Math.min(enrichment ? enrichedPerCall : maxPerCall, fitting)
  const related = joinSmall(
    sectionsOf(criteria).flatMap((section) => evenParts(section, size)),
    size,
  )
  if (related.length <= maxCalls) return { batches: related, left: [] }
  const asked = criteria.slice(0, maxCalls * fitting)
  return { batches: evenParts(asked, Math.ceil(asked.length / maxCalls)), left: criteria.slice(asked.length) }
}

function sectionsOf<T extends Pick<ContextCriterion, 'section'>>(criteria: T[]): T[][] {
  const sections: T[][] = []
  for (const criterion of criteria) {
    const last = sections.at(-1)
    if (last !== undefined && last[0]?.section === criterion.section) last.push(criterion)
    else sections.push([criterion])
  }
  return sections
}

/** As few parts as the size allows, of lengths that differ by one at most. */
function evenParts<T>(items: T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) =>
    items.slice(Math.round((index * items.length) / count), Math.round(((index + 1) * items.length) / count)),
  )
}

function joinSmall<T>(parts: T[][], size: number): T[][] {
  const joined: T[][] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + part.length <= size) last.push(...part)
    else joined.push([...part])
  }
  return joined
}
