import { afterSource, beforeSource, comparisonOf, type Comparison } from './comparators.ts'
import { findDateRanges } from './find-date-ranges.ts'
import { holdsNumber, numberSource, readNumber, type WrittenNumber } from './number.ts'
import { currencySource, quantityOf, unitSource } from './quantity.ts'
import type { Bound, Range } from './range.ts'

const longestText = 4_000
const mostRanges = 8

const start = '(?<![\\p{L}\\p{N}_])'
const amount = `(${currencySource}\\s?)?(${numberSource})`
const between = new RegExp(`${start}(?:(between|from|entre|zwischen|de|von|des?de)\\s+)?${amount}(?:[ -]?(${unitSource}))?\\s*(?:-|–|—|\\band\\b|\\bto\\b|\\by\\b|\\ba\\b|\\be\\b|\\bet\\b|\\bund\\b|\\bbis\\b|\\bà\\b|\\bhasta\\b)\\s*${amount}(?:[ -]?(${unitSource}))?`, 'giu')
const bounded = new RegExp(`(?:(?<![\\p{L}\\p{N}_])(${beforeSource})\\s*:?\\s*(?:(?:of|de|the|los|las|a|an)\\s+)?)?(?<![\\p{L}\\p{N}_.,/:#-])${amount}(?![\\d]*[-/]\\d)(?:[ -]?(${unitSource}))?(?:\\s*\\(?(?<![\\p{L}])(${afterSource})(?![\\p{L}])(?:\\s+(${unitSource}))?)?`, 'giu')
const exactLength = new RegExp(`${start}(\\d{1,3})[- ]?(digits?|characters?|d[ií]gitos|caracteres|letters?)(?![\\p{L}])`, 'giu')
const lasting = new RegExp(`${start}(?:for|durante|por|während|für|pendant)\\s+(${numberSource})\\s?(${unitSource})`, 'giu')

/**
 * The limits that a text names, in its order: 'at least 8 characters', 'between 1 and 10', 'up to 5 MB', 'within 30
 * minutes', '18 or older', 'máximo 5', 'before 2026-12-31', numbers in words too. A number without a word that bounds it
 * is no limit.
 */
export function findRanges(text: string): Range[] {
  if (!holdsNumber(text.slice(0, longestText))) return []
  const source = withoutQuotes(text.slice(0, longestText))
  const found: Range[] = [...findDateRanges(source)]
  for (const match of source.matchAll(between)) add(found, readBetween(match, source), source)
  for (const match of source.matchAll(bounded)) add(found, readBounded(match, source), source)
  for (const match of source.matchAll(lasting)) add(found, readLasting(match), source)
  for (const match of source.matchAll(exactLength)) add(found, readExact(match), source)
  return found.sort((a, b) => a.index - b.index).slice(0, mostRanges)
}

/** What stands in quotes is a name or a message, not a limit; its place is kept. */
function withoutQuotes(text: string): string {
  return text.replace(/"[^"\n]{0,300}"|“[^”\n]{0,300}”|«[^»\n]{0,300}»|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu, (quoted) => ' '.repeat(quoted.length))
}

/** A limit that overlaps one already read is a worse reading of the same words. */
function add(found: Range[], read: Range | undefined, source: string): void {
  if (read === undefined) return
  const range = withNegation(read, source)
  const end = range.index + range.words.length
  if (found.some((other) => range.index < other.index + other.words.length && other.index < end)) return
  found.push(range)
}

/** 'is not 16 digits long', 'no tiene entre 8 y 20 caracteres': the words of the limit then take in the 'not'. */
function withNegation(range: Range, source: string): Range {
  const before = /(?<!\p{L})(?:not|no|isn't|aren't|nicht|other than|distint[oa]s? de)\s(?:(?:has|have|having|be|being|es|sea|tiene|tenga)\s)?$/iu.exec(source.slice(Math.max(0, range.index - 24), range.index))
  if (before === null) return range
  return { ...range, negated: true, words: `${before[0]}${range.words}`, index: range.index - before[0].length }
}

function readBetween(match: RegExpExecArray, source: string): Range | undefined {
  const [words, opening, firstCurrency, first = '', firstUnit, secondCurrency, second = '', secondUnit] = match
  const low = readNumber(first)
  const high = readNumber(second)
  const unit = unitOf(secondCurrency ?? firstCurrency, secondUnit ?? firstUnit)
  if (low === undefined || high === undefined || low.value >= high.value) return undefined
  const sure = opening !== undefined && (/^(?:between|entre|zwischen)$/i.test(opening) || isScale.test(source.slice(Math.max(0, match.index - 40), match.index)))
  const { kind } = quantityOf(unit)
  // '2-3 items' and 'from 1 to 10' are limits only when what is counted is a measure; '2026-06' and 'steps 3 to 5' are none.
  if (!sure && (kind === 'number' || (kind === 'count' && !/^(?:[\p{L}]+ )?(?:stars?|estrellas?|points?|puntos?)$/iu.test(unit)) || kind === 'money')) return undefined
  if (!sure && opening === undefined && !/^[\d.,]+$/.test(first)) return undefined
  return rangeOf({ low: { value: low.value, inclusive: true }, high: { value: high.value, inclusive: true } }, unit, [low, high], words, match.index)
}

/** What goes from one number to another as a scale, and not as a change. */
const isScale = /(?<!\p{L})(?:rating|score|scale|number|value|price|grade|level|percentage|euros|dollars|pesos|whole|integer|nota|puntuación|valor|número|precio|escala|nivel|calificación)(?:\s[\p{L}]+)?\s$/iu

function readBounded(match: RegExpExecArray, source: string): Range | undefined {
  const [words, beforeWords, currency, digits = '', unitWord, afterWords, laterUnit] = match
  const number = readNumber(digits)
  const first = beforeWords === undefined ? undefined : comparisonOf(beforeWords, 'before')
  const comparison = first ?? (afterWords === undefined ? undefined : comparisonOf(afterWords, 'after'))
  if (number === undefined || comparison === undefined) return undefined
  const written = unitOf(currency, unitWord ?? laterUnit)
  const unit = impliedUnit(`${words} ${source.slice(Math.max(0, match.index - 12), match.index)}`, written)
  const { kind } = quantityOf(unit)
  const people = number.value <= 120 && /(?<!\p{L})(?:users?|people|person|children|customers?|minors?|anyone)(?!\p{L})/iu.test(source)
  if (kind === 'number' && people && /^(?:over|under)$/i.test((beforeWords ?? '').trim())) return rangeOf(bounds(comparison, number.value), 'years old', [number], words, match.index)
  // 'after 3 attempts' counts; 'after 2 PM' and 'over 9000' as mere words in front of a bare number do not.
  if (kind === 'number' && /^(?:after|tras|después de|a los|depois de|após|nach|après|from|ab|over|under)$/i.test((beforeWords ?? '').trim())) return undefined
  return rangeOf(bounds(comparison, number.value), unit, [number], withoutBracket(currency === undefined ? words : withoutUnit(words, laterUnit ?? unitWord)), match.index)
}

/** 'for 24 hours': only a time can last. */
function readLasting(match: RegExpExecArray): Range | undefined {
  const [words, digits = '', unit = ''] = match
  const number = readNumber(digits)
  if (number === undefined || quantityOf(unit).kind !== 'duration') return undefined
  return { ...rangeOf(bounds('atMost', number.value), unit, [number], words, match.index), lasting: true }
}

function readExact(match: RegExpExecArray): Range | undefined {
  const [words, digits = '', unit = ''] = match
  const number = readNumber(digits)
  return number === undefined || number.value === 0 ? undefined : rangeOf(bounds('exactly', number.value), unit, [number], words, match.index)
}

function bounds(comparison: Comparison, value: number): { low?: Bound; high?: Bound } {
  switch (comparison) {
    case 'atLeast':
      return { low: { value, inclusive: true } }
    case 'moreThan':
      return { low: { value, inclusive: false } }
    case 'atMost':
      return { high: { value, inclusive: true } }
    case 'lessThan':
      return { high: { value, inclusive: false } }
    case 'exactly':
      return { low: { value, inclusive: true }, high: { value, inclusive: true } }
  }
}

function rangeOf(limits: { low?: Bound; high?: Bound }, unit: string, numbers: WrittenNumber[], words: string, index: number): Range {
  return { ...limits, quantity: quantityOf(unit), decimals: Math.max(...numbers.map(({ decimals }) => decimals)), words: words.trim(), index }
}

function unitOf(currency: string | undefined, unit: string | undefined): string {
  if (currency !== undefined) return currency.trim()
  return unit ?? ''
}

/** '18 or older' and 'minimum age is 13' are years of age, 'maximum length 255' is characters, in the text's language. */
function impliedUnit(words: string, unit: string): string {
  if (unit === '' && /(?<!\p{L})length(?!\p{L})/iu.test(words)) return 'characters'
  if (unit === '' && /(?<!\p{L})(?:longitud|largo)(?!\p{L})/iu.test(words)) return 'caracteres'
  if (unit !== '' && !/^(?:years?|años)$/i.test(unit)) return unit
  if (/(?<!\p{L})(?:older|younger|ages?|aged)(?!\p{L})/iu.test(words)) return 'years old'
  return /(?<!\p{L})(?:edad|mayor(?:es)? de|menor(?:es)? de)(?!\p{L})/iu.test(words) ? 'años de edad' : unit
}

/** '100 items (maximum allowed)' is named by what stands before the bracket. */
function withoutBracket(words: string): string {
  return words.replace(/\s*\([^)]*$/, '')
}

/** '$50.00 ship' names no unit beside its currency. */
function withoutUnit(words: string, unitWord: string | undefined): string {
  return unitWord !== undefined && words.endsWith(unitWord) ? words.slice(0, words.length - unitWord.length) : words
}
