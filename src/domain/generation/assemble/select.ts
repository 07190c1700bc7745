import type { DroppedCase } from '../../contracts/ai-generate.ts'
import { looksEnriched } from './negative-words.ts'

/** When fewer cases than this are left without the enriched ones, none is left out (docs/spec.md, section 9). */
const fewest = 3

interface Selectable {
  title: string
  description: string
  criterionIds: string[]
}

/**
 * Which cases a result shows (docs/spec.md, section 9): without enrichment, no case about invalid input, errors and the like, unless
 * too few would be left; and no more than the maximum, in the order given. A criterion that itself speaks of an error keeps
 * its only case. What is left out is named with the reason.
 */
export function selectCases<T extends Selectable>(
  cases: T[],
  {
    maxTestCases,
    enriched,
    criteria,
  }: { maxTestCases: number; enriched: boolean; criteria: { id: string; text: string }[] },
): { cases: T[]; dropped: DroppedCase[] } {
  const kept = enriched ? cases : withoutEnriched(cases, maxTestCases, criteria)
  const chosen = kept.slice(0, maxTestCases)
  const left = new Set(kept)
  const shown = new Set(chosen)
  const dropped = cases.flatMap((testCase): DroppedCase[] => {
    if (shown.has(testCase)) return []
    return [
      {
        title: testCase.title,
        reason: left.has(testCase)
          ? 'More test cases than the maximum'
          : 'Part of enrichment: the case is about invalid input or errors',
      },
    ]
  })
  return { cases: chosen, dropped }
}

function withoutEnriched<T extends Selectable>(
  cases: T[],
  maxTestCases: number,
  criteria: { id: string; text: string }[],
): T[] {
  const plain = cases.filter((testCase) => !looksEnriched(testCase))
  if (plain.length < Math.min(fewest, maxTestCases)) return cases
  const covered = new Set(plain.flatMap(({ criterionIds }) => criterionIds))
  const ofErrors = new Set(
    criteria
      .filter(({ id, text }) => !covered.has(id) && looksEnriched({ title: text, description: '' }))
      .map(({ id }) => id),
  )
  return cases.filter((testCase) => {
    if (!looksEnriched(testCase)) return true
    const only = testCase.criterionIds.find((id) => ofErrors.has(id))
    for (const id of testCase.criterionIds) ofErrors.delete(id)
    return only !== undefined
  })
}
