import type { LimitGap, WireTestCase } from '../contracts/ai-generate.ts'
import { type Language, languageOf } from '../design/language.ts'
import { type Bound, type Limit, edgesOf, findLimits } from '../design/understand/limits.ts'
import { markText } from '../design/understand/marked-text.ts'
import { type Value, isDuration, isLength, naturalStep } from '../design/understand/value.ts'
import { giveUniqueIds } from '../test-case/case-id.ts'
import { type Finding, type ReviewRule, ticketTextOf } from '../review/finding.ts'
import { isTriedByOtherValues } from '../review/limit-rule.ts'
import { createReviewer } from '../review/review-cases.ts'
import { describedLengths } from '../review/text.ts'
import { coverage } from '../test-case/coverage.ts'
import type { ContextCriterion, GenerationContext } from './context.ts'
import type { HouseRules } from './house-rules.ts'

/** A case that fails a check, with the reasons as sentences. */
export interface WrongCase {
  title: string
  criterionIds: string[]
  problems: string[]
}

export interface Gaps {
  /** Ids of the criteria without a case. */
  uncovered: string[]
  limits: LimitGap[]
  wrong: WrongCase[]
}

/** What is read of a long ticket or case: reading values takes time, and everybody waits for it. */
const maxCriteria = 200
const maxCases = 200
const maxSteps = 20
/** In characters. */
const maxPartLength = 600

/** What the search reads of a ticket. Names are looked up in it only if all of its texts are known. */
export type GapContext = Pick<GenerationContext, 'title' | 'acceptanceCriteria'> & Partial<GenerationContext>

/**
 * What is still missing or wrong in the cases of some criteria. Grows with criteria × cases.
 *
 * @param criterionIds the criteria that the cases are to cover; all by default.
 * @param houseRules how the team writes its steps.
 */
export function findGaps(
  context: GapContext,
  cases: WireTestCase[],
  criterionIds?: string[],
  houseRules?: HouseRules,
): Gaps {
  return {
    ...findMissing(context, cases, criterionIds),
    wrong: wrongCases(context, giveUniqueIds(cases).slice(0, maxCases), houseRules),
  }
}

/** The same without reading how the cases are written. */
export function findMissing(context: GapContext, cases: WireTestCase[], criterionIds?: string[]): Omit<Gaps, 'wrong'> {
  const criteria = context.acceptanceCriteria.filter(({ id }) => criterionIds?.includes(id) ?? true)
  const language = languageOf(context) ?? 'en'
  const named = giveUniqueIds(cases)
  const { rows, uncovered } = coverage(criteria, named)
  const missing = new Set(uncovered)
  const readable = named.slice(0, maxCases).map((testCase) => ({ testCase, tried: valuesTried(testCase, language) }))
  const caseOf = new Map(readable.map((item) => [item.testCase.id, item]))
  const casesOf = new Map(
    rows.map(({ criterionId, caseIds }) => [criterionId, caseIds.flatMap((id) => caseOf.get(id) ?? [])]),
  )
  const limits = criteria
    .slice(0, maxCriteria)
    .filter(({ id }) => !missing.has(id))
    .flatMap((criterion) => untestedLimits(criterion, casesOf.get(criterion.id) ?? [], language))
  return { uncovered, limits }
}

export function hasGaps({ uncovered, limits, wrong }: Gaps): boolean {
  return uncovered.length + limits.length + wrong.length > 0
}

/** The limits that the cases still leave open. */
export function stillOpen(limits: LimitGap[], context: GapContext, cases: WireTestCase[]): LimitGap[] {
  if (limits.length === 0) return []
  const concerned = limits.map(({ criterionId }) => criterionId)
  const missing = findMissing(context, cases, concerned)
  const open = new Set(missing.limits.map(limitKey))
  return limits.filter((limit) => open.has(limitKey(limit)) || missing.uncovered.includes(limit.criterionId))
}

function limitKey({ criterionId, inside, outside }: LimitGap): string {
  return JSON.stringify([criterionId, inside, outside])
}

/** The review rules whose findings are worth another call to the AI. Untested limits are gaps of their own. */
const seriousRules: ReadonlySet<ReviewRule> = new Set<ReviewRule>([
  'missing-oracle',
  'vague-oracle',
  'copied-oracle',
  'conditional-step',
  'placeholder-data',
  'ungrounded-name',
  'wrong-type',
])
const maxProblems = 5

function wrongCases(
  context: GapContext,
  cases: (WireTestCase & { id: string })[],
  houseRules: HouseRules | undefined,
): WrongCase[] {
  const criteria = context.acceptanceCriteria.slice(0, maxCriteria)
  const known = new Set(context.acceptanceCriteria.map(({ id }) => id))
  const found = new Map<string, string[]>()
  const reviewed = cases.map((testCase) => ({
    ...testCase,
    type: testCase.type ?? '',
    priority: testCase.priority ?? '',
    // Spares the reviewer the search for untested limits, which takes most of its time and which findMissing does.
    criterionIds: [],
  }))
  for (const finding of createReviewer({ text: textOf(context), criteria, houseRules })(reviewed)) {
    if (!seriousRules.has(finding.rule)) continue
    found.set(finding.caseId, [...(found.get(finding.caseId) ?? []), problemOf(finding)])
  }
  return cases.flatMap(({ id, title, criterionIds }) => {
    const problems = (found.get(id) ?? []).slice(0, maxProblems)
    const linked = criterionIds.length === 0 || criterionIds.some((criterion) => known.has(criterion))
    if (!linked)
      return [{ title, criterionIds: [], problems: ['It names no acceptance criterion of this ticket.', ...problems] }]
    return problems.length === 0 ? [] : [{ title, criterionIds, problems }]
  })
}

function textOf(context: GapContext): string | undefined {
  const { ticketKey, description, components, labels } = context
  // The reviewer reads the criteria by themselves.
  return ticketKey === undefined || description === undefined || components === undefined || labels === undefined
    ? undefined
    : ticketTextOf({ ...context, ticketKey, description, components, labels })
}

/** A finding as a sentence for the AI, with its place. */
export function problemOf({ step, field, message }: Pick<Finding, 'step' | 'field' | 'message'>): string {
  const part = field === 'expected' ? 'expected result' : field
  return step === null ? message : `Step ${String(step + 1)}, ${part}: ${message}`
}

/** A case with the values it tries. */
interface ReadCase {
  testCase: WireTestCase
  tried: Value[]
}

function untestedLimits(criterion: ContextCriterion, cases: ReadCase[], language: Language): LimitGap[] {
  const { id, given, when, then, text = `${given}\n${when}\n${then}` } = criterion
  // The rows of a table are not one limit each: tiers touch each other.
  if (/\|.*\|/.test(text)) return []
  const tried = cases.flatMap((item) => item.tried)
  const marked = markText(text.slice(0, maxPartLength), language)
  return findLimits(marked, language)
    .filter(
      (limit) =>
        !isTested(limit, cases, tried, isTriedByOtherValues(marked, limit)) &&
        !(isInBrackets(marked.text, limit) && areEndsTried(limit, tried)),
    )
    .map((limit) => {
      const edges = edgesOf(limit)
      const textsOf = (wanted: boolean) =>
        edges.filter(({ inside }) => inside === wanted).map(({ value }) => value.text)
      return { criterionId: id, inside: textsOf(true), outside: textsOf(false) }
    })
    .filter(({ inside, outside }) => inside.length > 0 && outside.length > 0)
}

/** "The voluntary excess from the policy (£0 to £1,000)" tells what there can be: nobody can enter more. */
function isInBrackets(text: string, { start }: Limit): boolean {
  return text.slice(0, start).trimEnd().endsWith('(')
}

function areEndsTried({ low, high }: Limit, tried: Value[]): boolean {
  return [low, high].every(
    (bound) =>
      bound !== undefined &&
      tried.some((value) => comparable(value, bound.value) && value.amount === bound.value.amount),
  )
}

function isTested(limit: Limit, cases: ReadCase[], tried: Value[], otherwise: boolean): boolean {
  const { low, high } = limit
  if (!otherwise && isTriedByValue(low) && isTriedByValue(high))
    return [low, high].every((bound) => bound === undefined || isTriedOnBothSides(bound, limit, tried))
  // Nobody can try what lies beyond a deadline of the product's own ("shown within 2 seconds").
  if (low === undefined && high !== undefined && isDuration(high.value)) return true
  // A test of time, size or repetition uses dates, files and repeated steps: its values cannot be compared.
  return cases.length > 1 || cases.some(({ testCase: { type } }) => type?.toLowerCase() === 'boundary')
}

function isTriedByValue(bound: Bound | undefined): boolean {
  if (bound === undefined) return true
  const { measure } = bound.value
  return measure === 'number' || measure === 'money' || measure === 'percent' || isLength(bound.value)
}

function isTriedOnBothSides(bound: Bound, { low, step }: Limit, tried: Value[]): boolean {
  const { value: edge, inclusive } = bound
  const hasOutside = bound !== low || edge.measure === 'number' || edge.amount > 0
  const reach = Math.max(2 * naturalStep(edge), step?.amount ?? 0, Math.abs(edge.amount) / 10)
  const sides = tried
    .filter((value) => comparable(value, edge) && Math.abs(value.amount - edge.amount) <= reach)
    .map(({ amount }) => {
      if (amount === edge.amount) return inclusive
      return bound === low ? amount > edge.amount : amount < edge.amount
    })
  return sides.includes(true) && (sides.includes(false) || !hasOutside)
}

/** A number without a unit may stand for any measure: a step says "Enter 41" where the criterion says "40 characters". */
function comparable(value: Value, edge: Value): boolean {
  return (
    value.measure === edge.measure ||
    value.measure === 'number' ||
    edge.measure === 'number' ||
    (isTextLength(value) && isTextLength(edge))
  )
}

/** "8 letters and digits" is tried with a text of 8 characters. */
function isTextLength(value: Value): boolean {
  return isLength(value) && value.measure !== 'words'
}

/**
 * The values that a case tries: those of its title, preconditions, steps and data, the lengths of the texts in its data, and
 * amounts and lengths it expects. A count that is expected may be no more than the limit in the criterion's words.
 */
function valuesTried({ title, preconditions, steps }: WireTestCase, language: Language): Value[] {
  const texts = [title, ...preconditions.slice(0, maxSteps), ...steps.slice(0, maxSteps).map(({ step }) => step)]
  const data = steps.slice(0, maxSteps).map((step) => step.data)
  const expected = steps.slice(0, maxSteps).map((step) => step.expected)
  return [
    ...[...texts, ...data].flatMap((text) => valuesIn(text, language)),
    ...data.flatMap(textLengths),
    ...expected.flatMap((text) => valuesIn(text, language)).filter(({ measure }) => measure !== 'number'),
  ]
}

function valuesIn(text: string, language: Language): Value[] {
  // Numbers within quotation marks are values, too.
  return markText(text.slice(0, maxPartLength).replace(/["“”„«»`‘’']/g, ' '), language).values
}

function textLengths(data: string): Value[] {
  const quoted = [...data.matchAll(/["“„«]([^"”“»\n]{1,20000})["”“»]/g)].map(([, text = '']) => text)
  const lengths = [...[data.trim(), ...quoted].map((text) => [...text].length), ...describedLengths(data)]
  return lengths.map((amount) => ({
    measure: 'characters',
    amount,
    decimals: 0,
    text: '',
    format: { prefix: '', suffix: '', group: '', decimal: '.' },
  }))
}
