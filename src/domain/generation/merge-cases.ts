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

/** The most written cases whose place one case may take. */
const mostReplaced = 3

/**
 * The written cases with those of the follow-up. A case with the title of a wrong one takes its place; one that names others
 * under `replaces` takes the place of the first of them and proves the criteria of all of them. The rest is new.
 *
 * @param written what `replaces` counts as TC-1, TC-2, …
 * @param wrongTitles the titles of the cases that were to be written again.
 * @param losesNothing whether the cases it gets still test what the written ones do; a replacement that fails it is dropped.
 */
export function withFollowUp(
  written: WireTestCase[],
  answered: WireTestCase[],
  wrongTitles: Set<string>,
  losesNothing: (cases: WireTestCase[]) => boolean,
): { cases: WireTestCase[]; dropped: DroppedCase[] } {
  const rewritten = new Map(answered.map((testCase) => [testCase.title, testCase]))
  const slots: (WireTestCase | undefined)[] = written.map(
    (testCase) => (wrongTitles.has(testCase.title) && rewritten.get(testCase.title)) || testCase,
  )
  const added: WireTestCase[] = []
  const dropped: DroppedCase[] = []
  const settled = new Set<number>()
  for (const { replaces = [], ...testCase } of answered) {
    if (wrongTitles.has(testCase.title)) continue
    const places = placesOf(replaces, written.length).filter((place) => !settled.has(place))
    const [first] = places
    if (first === undefined) {
      if (replaces.length === 0) added.push(testCase)
      else dropped.push({ title: testCase.title, reason: 'The test case that it replaces is not there' })
      continue
    }
    const replaced = places.flatMap((place) => slots[place] ?? [])
    const criterionIds = [...new Set([...testCase.criterionIds, ...replaced.flatMap((item) => item.criterionIds)])]
    const changed = slots.map((item, place) =>
      place === first ? { ...testCase, criterionIds } : places.includes(place) ? undefined : item,
    )
    if (places.length > mostReplaced || !losesNothing(changed.filter((item) => item !== undefined))) {
      dropped.push({ title: testCase.title, reason: 'It leaves out checks of the test cases that it replaces' })
      continue
    }
    slots.splice(0, slots.length, ...changed)
    for (const place of places) settled.add(place)
    const reason = replaced.length > 1 ? 'Merged with another test case' : 'Written again under another title'
    for (const { title } of replaced) if (title !== testCase.title) dropped.push({ title, reason })
  }
  const left = slots.filter((item) => item !== undefined)
  return { cases: [...left, ...added].map(({ replaces: _, ...testCase }) => testCase), dropped }
}

function placesOf(names: string[], count: number): number[] {
  const places = names.flatMap((name) => {
    const number = Number(/\bTC-(\d{1,3})\b/i.exec(name)?.[1] ?? 0)
    return number >= 1 && number <= count ? [number - 1] : []
  })
  return [...new Set(places)]
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
