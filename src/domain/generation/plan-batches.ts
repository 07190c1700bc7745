import { casesFor } from '../design/case-limit.ts'
import type { ContextCriterion } from './context.ts'

/** The most criteria that one call to the AI covers. */
const maxPerCall = 5
/** docs/spec.md, section 9: a prompt asks for 3 to 6 cases. With enrichment two criteria fill them, or a long one. */
export const maxCasesPerCall = 6

type Criterion = Pick<ContextCriterion, 'section' | 'given' | 'when' | 'then' | 'text'>

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
 * stay together while their cases fit into a call, and small neighbouring sections share one. Where the calls do not suffice, batches grow
 * to five criteria; what still does not fit is left.
 */
export function planBatches<T extends Criterion>(
  criteria: T[],
  { enrichment, maxCalls, casesPerCall }: BatchOptions,
): BatchPlan<T> {
  const fitting = Math.max(1, Math.min(maxPerCall, casesPerCall))
  const fits = (batch: T[]): boolean =>
    batch.length === 1 ||
    (batch.length <= fitting &&
      (!enrichment || batch.reduce((sum, criterion) => sum + casesFor(criterion), 0) <= maxCasesPerCall))
  const related = joinSmall(
    sectionsOf(criteria).flatMap((section) => fittingParts(section, fits)),
    fits,
  )
  if (related.length <= maxCalls) return { batches: related, left: [] }
  const asked = criteria.slice(0, maxCalls * fitting)
  return { batches: evenParts(asked, Math.min(maxCalls, asked.length)), left: criteria.slice(asked.length) }
}

function sectionsOf<T extends Criterion>(criteria: T[]): T[][] {
  const sections: T[][] = []
  for (const criterion of criteria) {
    const last = sections.at(-1)
    if (last !== undefined && last[0]?.section === criterion.section) last.push(criterion)
    else sections.push([criterion])
  }
  return sections
}

/** Parts whose lengths differ by one at most. */
function evenParts<T>(items: T[], count: number): T[][] {
  return Array.from({ length: count }, (_, index) =>
    items.slice(Math.round((index * items.length) / count), Math.round(((index + 1) * items.length) / count)),
  )
}

/** The fewest parts of even length that fit. */
function fittingParts<T>(items: T[], fits: (part: T[]) => boolean): T[][] {
  for (let count = 1; count < items.length; count += 1) {
    const parts = evenParts(items, count)
    if (parts.every(fits)) return parts
  }
  return items.map((item) => [item])
}

function joinSmall<T>(parts: T[][], fits: (part: T[]) => boolean): T[][] {
  const joined: T[][] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && fits([...last, ...part])) last.push(...part)
    else joined.push([...part])
  }
  return joined
}
