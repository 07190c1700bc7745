import type { WireTestCase } from '../contracts/ai-generate.ts'
import { languageOf } from '../design/design-test-cases.ts'
import type { Language } from '../design/language.ts'
import { type Limit, edgesOf, findLimits } from '../design/understand/limits.ts'
import { markText } from '../design/understand/marked-text.ts'
import { type Value, isDuration, naturalStep, secondsOf } from '../design/understand/value.ts'
import { giveUniqueIds } from '../test-case/case-id.ts'
import { coverage } from '../test-case/coverage.ts'
import type { ContextCriterion, GenerationContext } from './context.ts'

/** A stated limit that no case of its criterion tries on both sides, with the values to try. */
export interface LimitGap {
  criterionId: string
  inside: string[]
  outside: string[]
}

/** A case that fails a check, with the reason as a sentence. */
export interface WrongCase {
  title: string
  criterionIds: string[]
  problem: string
}

export interface Gaps {
  /** Ids of the criteria without a case. */
  uncovered: string[]
  limits: LimitGap[]
  wrong: WrongCase[]
}

/** What is read of a long ticket or case: reading values takes time, and everybody waits for it. */
const mostCriteria = 200
const mostSteps = 50
/** In characters. */
const longestPart = 600

/** What is still missing or wrong in the cases of some criteria. Grows with criteria × cases. */
export function findGaps(
  context: Pick<GenerationContext, 'title' | 'acceptanceCriteria'>,
  cases: WireTestCase[],
): Gaps {
  const { acceptanceCriteria: criteria } = context
  const language = languageOf(context) ?? 'en'
  const named = giveUniqueIds(cases)
  const { rows, uncovered } = coverage(criteria, named)
  const missing = new Set(uncovered)
  const triedValues = new Map(named.map((testCase) => [testCase.id, valuesTried(testCase, language)]))
  const caseIds = new Map(rows.map((row) => [row.criterionId, row.caseIds]))
  const limits = criteria
    .slice(0, mostCriteria)
    .filter(({ id }) => !missing.has(id))
    .flatMap((criterion) => {
      const tried = (caseIds.get(criterion.id) ?? []).flatMap((id) => triedValues.get(id) ?? [])
      return untestedLimits(criterion, tried, language)
    })
  const known = new Set(criteria.map(({ id }) => id))
  return { uncovered, limits, wrong: cases.flatMap((testCase) => problemOf(testCase, known)) }
}

export function hasGaps({ uncovered, limits, wrong }: Gaps): boolean {
  return uncovered.length + limits.length + wrong.length > 0
}

function problemOf({ title, criterionIds, steps }: WireTestCase, known: Set<string>): WrongCase[] {
  const blank = steps.findIndex(({ step, expected }) => step.trim() !== '' && expected.trim() === '')
  if (blank >= 0) return [{ title, criterionIds, problem: `Step ${String(blank + 1)} has no expected result.` }]
  if (criterionIds.length > 0 && !criterionIds.some((id) => known.has(id)))
    return [{ title, criterionIds: [], problem: 'It names no acceptance criterion of this ticket.' }]
  return []
}

function untestedLimits(criterion: ContextCriterion, tried: Value[], language: Language): LimitGap[] {
  const { id, given, when, then, text = `${given}\n${when}\n${then}` } = criterion
  return findLimits(markText(text.slice(0, longestPart), language), language)
    .filter((limit) => !isTriedOnBothSides(limit, tried))
    .map((limit) => {
      const edges = edgesOf(limit)
      const textsOf = (wanted: boolean) =>
        edges.filter(({ inside }) => inside === wanted).map(({ value }) => value.text)
      return { criterionId: id, inside: textsOf(true), outside: textsOf(false) }
    })
    .filter(({ inside, outside }) => inside.length > 0 && outside.length > 0)
}

function isTriedOnBothSides({ low, high }: Limit, tried: Value[]): boolean {
  return [low, high].every((bound) => {
    if (bound === undefined) return true
    const near = tried.filter((value) => comparable(value, bound.value) && isNear(value, bound.value))
    const side = (value: Value) => {
      const distance = amountOf(value, bound.value) - amountOf(bound.value, bound.value)
      if (distance === 0) return bound.inclusive
      return bound === low ? distance > 0 : distance < 0
    }
    return near.some(side) && near.some((value) => !side(value))
  })
}

/** A number without a unit may stand for any measure: a step says "Enter 41" where the criterion says "40 characters". */
function comparable(value: Value, limit: Value): boolean {
  if (isDuration(value) && isDuration(limit)) return true
  return value.measure === limit.measure || value.measure === 'number' || limit.measure === 'number'
}

/** Testers do not always try the very neighbour: 14 min 59 s is as good as 14 minutes. */
function isNear(value: Value, limit: Value): boolean {
  const amount = amountOf(limit, limit)
  const step = amountOf({ ...limit, amount: naturalStep(limit) }, limit)
  return Math.abs(amountOf(value, limit) - amount) <= Math.max(2 * step, Math.abs(amount) / 10)
}

function amountOf(value: Value, limit: Value): number {
  return isDuration(limit) && isDuration(value) ? secondsOf(value) : value.amount
}

/** The values that a case puts in: those of its steps and data, and the lengths of the texts in its data. */
function valuesTried({ steps }: WireTestCase, language: Language): Value[] {
  return steps.slice(0, mostSteps).flatMap(({ step, data }) => {
    // Numbers within quotation marks are values, too.
    const text = `${step.slice(0, longestPart)} ; ${data.slice(0, longestPart)}`
    const { values } = markText(text.replace(/["“”„«»`‘’']/g, ' '), language)
    return [...values, ...textLengths(data)]
  })
}

function textLengths(data: string): Value[] {
  const quoted = [...data.matchAll(/["“„«]([^"”“»\n]{1,20000})["”“»]/g)].map(([, text = '']) => text)
  return [data.trim(), ...quoted].map((text) => ({
    measure: 'characters',
    amount: [...text].length,
    decimals: 0,
    text,
    format: { prefix: '', suffix: '', group: '', decimal: '.' },
  }))
}
