import { looksEnriched } from './negative-words.ts'

/** When fewer cases than this are left without the enriched ones, none is left out (spec section 9). */
const fewest = 3

/**
 * Which cases a result shows (spec section 9): without enrichment, no case about invalid input, errors and the like, unless
 * too few would be left; and no more than the maximum, in the order given.
 */
export function selectCases<T extends { title: string; description: string }>(
  cases: T[],
  options: { maxTestCases: number; enriched: boolean },
): T[] {
  const { maxTestCases, enriched } = options
  if (enriched) return cases.slice(0, maxTestCases)
  const plain = cases.filter((testCase) => !looksEnriched(testCase))
  return (plain.length < Math.min(fewest, maxTestCases) ? cases : plain).slice(0, maxTestCases)
}
