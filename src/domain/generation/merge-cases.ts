import type { DroppedCase, WireTestCase } from '../contracts/ai-generate.ts'
import { titleKey } from './assemble/titles.ts'

/**
 * One list from the cases of several calls: without duplicates, ordered by criterion and within a criterion as written. Of
 * the maximum, each criterion first gets one case.
 *
 * @param ids the criteria's ids in the ticket's order.
 */
export function mergeCases(
  cases: WireTestCase[],
  { ids, maxTestCases }: { ids: string[]; maxTestCases: number },
): { cases: WireTestCase[]; dropped: DroppedCase[] } {
  const position = new Map(ids.map((id, index) => [id, index]))
  const positionOf = ({ criterionIds }: WireTestCase) =>
    Math.min(...criterionIds.map((id) => position.get(id) ?? ids.length), ids.length)
  const { kept, dropped } = withoutDuplicates(cases)
  const ordered = kept.toSorted((a, b) => positionOf(a) - positionOf(b))
  const chosen = chooseFirstOfEach(ordered, positionOf, maxTestCases)
  return {
    cases: ordered.filter((testCase) => chosen.has(testCase)),
    dropped: [
      ...dropped,
      ...ordered
        .filter((testCase) => !chosen.has(testCase))
        .map(({ title }) => ({ title, reason: 'More test cases than the maximum' })),
    ],
  }
}

/**
 * A case with the steps of another, or with the title of another of the same criterion, is a duplicate. A title that a case
 * of another criterion has gets the id of its criterion: a result holds no title twice.
 */
function withoutDuplicates(cases: WireTestCase[]): { kept: WireTestCase[]; dropped: DroppedCase[] } {
  const kept: WireTestCase[] = []
  const dropped: DroppedCase[] = []
  const checks = new Map<string, number>()
  const titles = new Map<string, Set<string>>()
  for (const testCase of cases) {
    const check = checkKey(testCase)
    const index = checks.get(check)
    const same = index === undefined ? undefined : kept[index]
    const criteria = titles.get(titleKey(testCase.title))
    if (index !== undefined && same !== undefined)
      kept[index] = { ...same, criterionIds: [...new Set([...same.criterionIds, ...testCase.criterionIds])] }
    if (same !== undefined || isRepeatedTitle(testCase, criteria)) {
      dropped.push({ title: testCase.title, reason: 'Another test case checks the same' })
      continue
    }
    checks.set(check, kept.length)
    const [id = ''] = testCase.criterionIds
    const title = criteria === undefined ? testCase.title : `${testCase.title} (${id})`
    titles.set(titleKey(testCase.title), new Set([...(criteria ?? []), ...testCase.criterionIds]))
    kept.push({ ...testCase, title })
  }
  return { kept, dropped }
}

function isRepeatedTitle({ criterionIds }: WireTestCase, criteria: Set<string> | undefined): boolean {
  return criteria !== undefined && (criterionIds.length === 0 || criterionIds.some((id) => criteria.has(id)))
}

/** What makes two cases one check: the words and numbers of preconditions and steps, whatever their case and punctuation. */
export function checkKey({ preconditions, steps }: Pick<WireTestCase, 'preconditions' | 'steps'>): string {
  const texts = [...preconditions, ...steps.flatMap(({ step, data, expected }) => [step, data, expected])]
  return texts
    .join('\n')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}<>=%€$+-]+/gu, ' ')
    .trim()
}

function chooseFirstOfEach(
  ordered: WireTestCase[],
  positionOf: (testCase: WireTestCase) => number,
  maximum: number,
): Set<WireTestCase> {
  if (ordered.length <= maximum) return new Set(ordered)
  const seen = new Set<number>()
  const first = ordered.filter((testCase) => {
    const position = positionOf(testCase)
    if (seen.has(position)) return false
    seen.add(position)
    return true
  })
  const others = ordered.filter((testCase) => !first.includes(testCase))
  return new Set([...first, ...others].slice(0, maximum))
}
