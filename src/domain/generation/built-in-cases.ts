import type { WireTestCase } from '../contracts/ai-generate.ts'
import { designTestCases } from '../design/design-test-cases.ts'
import type { GenerationContext } from './context.ts'
import { type Gaps, findMissing } from './find-gaps.ts'
import { checkKey } from './merge-cases.ts'
import type { OneCaseAction } from './prompt.ts'
import { titleKey, withoutTestWords } from './assemble/titles.ts'

export interface Room {
  /** Cases for criteria without one: they may take the place of further cases of other criteria. */
  criteria: number
  /** Cases beside all that are there. */
  others: number
}

/** The built-in designer's cases for criteria without a case, and for limits that no case tries on both sides. */
export function designMissing(
  context: GenerationContext,
  { uncovered, limits }: Pick<Gaps, 'uncovered' | 'limits'>,
  room: Room,
): WireTestCase[] {
  const forCriteria = design(context, new Set(uncovered), { enrichment: false, maxTestCases: room.criteria })
  const open = new Set(limits.map(({ criterionId }) => criterionId))
  const forLimits = design(context, open, { enrichment: true, maxTestCases: 100 }).filter((testCase) => {
    const of = testCase.criterionIds.filter((id) => open.has(id))
    const closed = findMissing(context, [testCase], of).limits.length
    return closed < limits.filter(({ criterionId }) => of.includes(criterionId)).length
  })
  return [...forCriteria, ...forLimits.slice(0, Math.max(0, room.others - forCriteria.length))]
}

/**
 * The built-in designer's answer to an action on one case: its own version of the case where that differs, or its next case
 * for the same criteria that is not there yet. Undefined if it has none.
 */
export function designOneCase(context: GenerationContext, action: OneCaseAction): WireTestCase | undefined {
  const { testCase } = action
  const ids = new Set(testCase.criterionIds)
  const others = new Set(action.otherTitles.map(titleKey))
  const designed = design(context, ids, { enrichment: true, maxTestCases: 100 })
  const free = designed.filter(
    ({ title }) => !others.has(titleKey(title)) && !others.has(titleKey(withoutTestWords(title))),
  )
  const sameTitle = ({ title }: WireTestCase) => titleKey(withoutTestWords(title)) === titleKey(testCase.title)
  if (action.kind === 'similar') return free.find((other) => !sameTitle(other) && !sameCheck(other, testCase))
  const own = free.find(sameTitle)
  if (own !== undefined) return sameCheck(own, testCase) ? undefined : own
  return free.find(({ type, ...other }) => type === testCase.type && !sameCheck(other, testCase))
}

function sameCheck(one: Parameters<typeof checkKey>[0], other: Parameters<typeof checkKey>[0]): boolean {
  return checkKey(one) === checkKey(other)
}

function design(
  context: GenerationContext,
  ids: Set<string>,
  options: { enrichment: boolean; maxTestCases: number },
): WireTestCase[] {
  const acceptanceCriteria = context.acceptanceCriteria.filter(({ id }) => ids.has(id))
  return acceptanceCriteria.length === 0 ? [] : designTestCases({ ...context, acceptanceCriteria }, options)
}
