import type { Language } from '../design/language.ts'
import { edgesOf, findLimits, type Limit } from '../design/understand/limits.ts'
import { markText, type MarkedText, plainText } from '../design/understand/marked-text.ts'
import { isLength, isSize, type Measure, type Value } from '../design/understand/value.ts'
import { criterionText, finding, type Finding, type ReviewedCase, type ReviewedCriterion } from './finding.ts'
import { namedNumber } from './number-words.ts'
import { describedLengths, quotedParts, readLength, wordsIn } from './text.ts'

/**
 * Limits whose values a case has to write down. Durations, dates and times of day are tried with points in time that
 * depend on when a case starts, so their values cannot be looked up.
 */
const written: ReadonlySet<Measure> = new Set<Measure>([
  'number',
  'money',
  'percent',
  'characters',
  'digits',
  'letters',
  'words',
  'byte',
  'kilobyte',
  'megabyte',
  'gigabyte',
])

/** In characters, as in the designer: its search for limits takes more than linear time. */
const maxCriterionLength = 600

/**
 * Limits of the criteria that the linked cases do not test on both sides: the last value inside, and one outside that is
 * near. A criterion without any case is uncovered, which the coverage matrix shows.
 */
export function reviewLimits(
  criteria: ReviewedCriterion[],
  cases: ReviewedCase[],
  language: Language | undefined,
): Finding[] {
  const values = new Map(cases.map((testCase) => [testCase.id, valuesIn(testCase)]))
  const byCriterion = new Map<string, ReviewedCase[]>()
  for (const testCase of cases)
    for (const id of new Set(testCase.criterionIds)) {
      const linked = byCriterion.get(id) ?? []
      linked.push(testCase)
      byCriterion.set(id, linked)
    }
  return criteria.flatMap((criterion) => {
    const linked = byCriterion.get(criterion.id) ?? []
    const [first] = linked
    if (first === undefined) return []
    const marked = markText(criterionText(criterion).slice(0, maxCriterionLength), language ?? 'en')
    const tried = linked.flatMap((testCase) => values.get(testCase.id) ?? [])
    const known = {
      money: new Set(tried.flatMap(({ amounts, counts }) => [...amounts, ...counts])),
      length: new Set(tried.flatMap(({ digits, lengths }) => [...digits, ...lengths])),
      count: new Set(tried.flatMap(({ counts }) => counts)),
    }
    return withoutOuterEnds(withoutSharedEnds(findLimits(marked, language ?? 'en')))
      .filter((limit) => !isTriedByOtherValues(marked, limit) && !isTested(limit, known[familyOf(limit)]))
      .map((limit) =>
        finding({
          caseId: first.id,
          rule: 'limit-untested',
          step: null,
          field: 'criterionIds',
          quote: plainText(marked, marked.text.slice(limit.start, limit.end)).trim(),
          detail: criterion.id,
        }),
      )
  })
}

const ageWords =
  /(?<!\p{L})(?:age[ds]?|birthdays?|years? old|born|alter|geburtstag|geboren|jahre alt|edad|cumpleaños|cumple|nacid[oa]s?|âge|âgée?s?|anniversaire|née?s?|idade|aniversário|nascid[oa]s?)(?!\p{L})/iu
const restWords =
  /^(?:\s\p{L}+){0,3}?\s(?:left|remain(?:s|ing)?|übrig|verbleiben(?:d\p{L}*)?|quedan?|restan?|restantes?|restants?|restent)(?!\p{L})/iu

const stayWords = /^\s?(?:nights?|nächten?|nuits?|noches?|noites?)(?!\p{L})/iu

/**
 * True for limits that a case tries without writing their values down: an age by dates of birth, nights by the dates of a
 * stay, and what is left ("fewer than 200 characters left") by what is used up.
 */
export function isTriedByOtherValues({ text }: MarkedText, { low, high, end }: Limit): boolean {
  const isBare = [low, high].every((bound) => bound === undefined || bound.value.measure === 'number')
  const behind = text.slice(end)
  return (isBare && (ageWords.test(text) || stayWords.test(behind))) || restWords.test(behind)
}

function isTested(limit: Limit, numbers: ReadonlySet<number>): boolean {
  const ends = [limit.low?.value, limit.high?.value].flatMap((value) => value ?? [])
  if (!ends.every(({ measure }) => written.has(measure))) return true
  // A size is tried byte by byte, whatever unit the ticket uses.
  if (ends.some(isSize)) return ends.every((value) => isPassed(value, numbers))
  const edges = edgesOf(limit).filter(({ place }) => place !== 'offStep')
  const inside = edges.filter((edge) => edge.inside)
  const outside = edges.filter((edge) => !edge.inside)
  return (
    inside.some(({ value }) => numbers.has(Math.abs(value.amount))) &&
    outside.every(
      ({ value, place }) =>
        // Nothing is refused below one of what is counted or paid.
        (place === 'belowMin' && value.amount <= 0) ||
        [...numbers].some((number) => isBeyond(number, value.amount, place === 'aboveMax' ? 1 : -1, isLength(value))),
    )
  )
}

/** At the value or beyond it in the direction of refusal, but not so far that it could be any other number. */
function isBeyond(number: number, amount: number, direction: 1 | -1, length: boolean): boolean {
  // A minus sign is no part of a word, so negative amounts are compared by size.
  const size = Math.abs(amount)
  const distance = (number - size) * direction * (amount < 0 ? -1 : 1)
  return distance >= 0 && distance <= Math.max(size, length ? 20 : 5)
}

const powers: Partial<Record<Measure, number>> = { byte: 0, kilobyte: 1, megabyte: 2, gigabyte: 3 }

/** True if a size of at most the limit and one above it are tried, in the limit's unit or a smaller one. */
function isPassed({ measure, amount }: Value, numbers: ReadonlySet<number>): boolean {
  const largest = powers[measure] ?? 0
  return Array.from({ length: largest + 1 }, (_, power) => [amount * 1_024 ** power, amount * 1_000 ** power])
    .flat()
    .some((limit) => {
      const near = [...numbers].filter((number) => number >= limit / 2 && number <= limit * 2)
      return near.some((number) => number <= limit) && near.some((number) => number > limit)
    })
}

/** "Up to 150: 10%, above 150: 20%": where one tier ends and the next begins is one limit. */
function withoutSharedEnds(limits: Limit[]): Limit[] {
  return limits.flatMap(({ low, ...limit }) => {
    const shared = limits.some(
      ({ high }) => high?.value.amount === low?.value.amount && high?.inclusive === true && low?.inclusive === false,
    )
    if (low === undefined || !shared) return [{ ...limit, ...(low === undefined ? {} : { low }) }]
    return limit.high === undefined ? [] : [limit]
  })
}

/** Tiers such as "1 to 2", "3 to 6", "7 to 13": nothing is promised below the first and above the last. */
function withoutOuterEnds(limits: Limit[]): Limit[] {
  const tiers = limits.filter((limit) => limit.low !== undefined && limit.high !== undefined)
  if (tiers.length < 2) return limits
  const lowest = Math.min(...tiers.map(({ low }) => low?.value.amount ?? 0))
  const highest = Math.max(...tiers.map(({ high }) => high?.value.amount ?? 0))
  return limits.map(({ low, high, ...limit }) => ({
    ...limit,
    ...(low === undefined || (high !== undefined && low.value.amount === lowest) ? {} : { low }),
    ...(high === undefined || (low !== undefined && high.value.amount === highest) ? {} : { high }),
  }))
}

function familyOf({ low, high }: Limit): 'money' | 'length' | 'count' {
  const value = (low ?? high)?.value
  if (value === undefined) return 'count'
  return value.measure === 'money' ? 'money' : isLength(value) ? 'length' : 'count'
}

const prices = /[€$£¥]\s?\d[\d.,]*|(?<![\d.,])\d[\d.,]*\s?(?:[€$£¥]|(?:EUR|USD|GBP|CHF|BRL)\b)/gu

/** "One more exam" after five tries the sixth. Lower-case text. */
const oneMore =
  /(?<!\p{L})(?:one more|another|once more|uno más|otr[oa]|una? más|noch eine?[nrsm]?|ein(?:e[nrsm]?)? weitere[nrsm]?|erneut|(?:une?|encore une?) (?:autre|de plus)|encore une?|mais uma?|outr[oa])(?!\p{L})/u

/** The values that a case tries, by what they can be. A price is no count, and "one" is no length. */
interface TriedValues {
  amounts: number[]
  counts: number[]
  digits: number[]
  lengths: number[]
}

function valuesIn({ preconditions, steps }: ReviewedCase): TriedValues {
  const text = [...preconditions, ...steps.flatMap(({ step, data, expected }) => [step, data, expected])]
    .map((part) => part.slice(0, readLength))
    .join('\n')
  const amounts = digitsIn(text)
  const unpriced = text.replace(prices, '')
  const digits = digitsIn(unpriced)
  const named = wordsIn(unpriced).flatMap((word) => namedNumber(word) ?? [])
  const next = oneMore.test(text.toLowerCase()) ? [...digits, ...named].map((count) => count + 1) : []
  const nothing = /empty|blank|leer|vac[ií]o|vide|vazio/iu.test(text) ? [0] : []
  const typed = steps.flatMap(({ data }) => [data, ...data.split(/:\s+|\n/), ...quotedParts(data)])
  return {
    amounts: [...amounts, ...sumsOf(amounts.slice(0, maxSummands))],
    counts: [...digits, ...named, ...next, ...nothing],
    digits,
    lengths: [
      ...typed.map((part) => [...part.trim()].length),
      ...steps.flatMap(({ data }) => describedLengths(data)),
      ...nothing,
    ],
  }
}

function digitsIn(text: string): number[] {
  return wordsIn(text).flatMap((word) => (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : []))
}

const maxSummands = 40

/** A balance of 140.00 and a payment of 10.01 try 150.01. */
function sumsOf(numbers: number[]): number[] {
  const cents = [...new Set(numbers)].filter((number) => !Number.isInteger(number) && number < 1e9)
  return cents.flatMap((cent) => numbers.map((number) => Math.round((cent + number) * 100) / 100))
}
