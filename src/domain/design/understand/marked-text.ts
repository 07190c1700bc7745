import type { Language } from '../language.ts'
import { lexiconOf, pattern, type Lexicon } from './lexicon/lexicon.ts'
import { dayNumber, type Value } from './value.ts'
import { type Mark, numberMarks, plainFormat } from './marked-numbers.ts'

/**
 * A text whose values and quoted words are replaced by one private-use character each. A lexicon then finds "between # and
 * #" whatever the numbers are, and no number is cut at its thousands separator.
 */
export interface MarkedText {
  text: string
  values: Value[]
  /** Quoted texts and code words as written, with their quotation marks. */
  quotes: string[]
}

const firstValue = 0xe000
const firstQuote = 0xf000
const mostMarks = 400

/** Marks a criterion's text. Bold and line breaks of the ticket's markup are smoothed out first. */
export function markText(written: string, language: Language): MarkedText {
  const text = written
    .slice(0, 20_000)
    .replace(/[\uE000-\uF8FF]/g, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const lexicon = lexiconOf(language)
  const marks: Mark[] = []
  for (const find of [quoteMarks, dateMarks, clockMarks, numberMarks]) {
    for (const mark of find(text, lexicon))
      if (marks.length < mostMarks && !marks.some(({ start, end }) => mark.start < end && start < mark.end))
        marks.push(mark)
  }
  marks.sort((a, b) => a.start - b.start)
  const result: MarkedText = { text: '', values: [], quotes: [] }
  let at = 0
  for (const { start, end, value, quote } of marks) {
    result.text += text.slice(at, start)
    if (value !== undefined) result.text += String.fromCharCode(firstValue + result.values.push(value) - 1)
    if (quote !== undefined) result.text += String.fromCharCode(firstQuote + result.quotes.push(quote) - 1)
    at = end
  }
  result.text += text.slice(at)
  return result
}

/** A stretch of marked text in the ticket's own words again. `replaced` gives other words for single values. */
export function plainText(marked: MarkedText, stretch: string, replaced?: ReadonlyMap<number, string>): string {
  return stretch
    .replace(/[\uE000-\uE7FF]/g, (sign) => {
      const index = sign.charCodeAt(0) - firstValue
      return replaced?.get(index) ?? marked.values[index]?.text ?? ''
    })
    .replace(/[\uF000-\uF7FF]/g, (sign) => marked.quotes[sign.charCodeAt(0) - firstQuote] ?? '')
}

export function valueIndexes(stretch: string): number[] {
  return [...stretch.matchAll(/[\uE000-\uE7FF]/g)].map(([sign]) => sign.charCodeAt(0) - firstValue)
}

export function quoteIndexes(stretch: string): number[] {
  return [...stretch.matchAll(/[\uF000-\uF7FF]/g)].map(([sign]) => sign.charCodeAt(0) - firstQuote)
}

/** A quote's words without its quotation marks. */
export function unquoted(quote: string): string {
  return quote.replace(/^[\s"“”„«»‹›'‘’`]+|[\s"“”„«»‹›'‘’`]+$/g, '')
}

const quoted =
  /"[^"\n]{1,300}"|“[^”"\n]{1,300}[”"]|„[^“”"\n]{1,300}[“”"]|«[^»\n]{1,300}»|»[^»«\n]{1,300}«|`[^`\n]{1,120}`|(?<![\p{L}\p{N}])'[^'\n]{2,120}'(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])‘[^’\n]{2,120}’(?![\p{L}\p{N}])/gu

function quoteMarks(text: string): Mark[] {
  return [...text.matchAll(quoted)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    quote: found[0],
  }))
}

function dateMarks(text: string, lexicon: Lexicon): Mark[] {
  const months = lexicon.months.join('|')
  const named = pattern(
    `(?<day>\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?(?: de| of)? (?<month>${months})(?:,?(?: de)? (?<year>\\d{4}))?|(?<month2>${months}) (?<day2>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year2>\\d{4}))?`,
    'giu',
  )
  const marks: Mark[] = []
  const add = (found: RegExpExecArray | RegExpMatchArray, year: number, month: number, day: number): void => {
    if (found.index === undefined || month < 1 || month > 12 || day < 1 || day > 31) return
    const value: Value = {
      measure: 'date',
      amount: dayNumber(year, month, day),
      decimals: 0,
      text: found[0],
      format: plainFormat,
    }
    marks.push({ start: found.index, end: found.index + found[0].length, value })
  }
  for (const found of text.matchAll(/(?<![\d.-])(\d{4})-(\d{2})-(\d{2})(?!\d)/g))
    add(found, Number(found[1]), Number(found[2]), Number(found[3]))
  for (const found of text.matchAll(/(?<![\d./])(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g))
    add(found, Number(found[3]), Number(found[2]), Number(found[1]))
  for (const found of text.matchAll(named)) {
    const { day, month, year, day2, month2, year2 } = found.groups ?? {}
    const name = (month ?? month2 ?? '').toLowerCase()
    add(
      found,
      Number(year ?? year2 ?? 2026),
      lexicon.months.findIndex((known) => known.toLowerCase() === name) + 1,
      Number(day ?? day2),
    )
  }
  return marks
}

const clock =
  /(?<![\p{L}\d.,:])(?<hours>[01]?\d|2[0-4])(?:(?<sign>:|h| h )(?<minutes>[0-5]\d)(?!\d)(?::\d\d)?(?<after> ?(?:am|pm|uhr|h))?|(?<bare> ?(?:am|pm|uhr|a\.m\.|p\.m\.)))(?!\p{L})/giu

function clockMarks(text: string): Mark[] {
  return [...text.matchAll(clock)].map((found) => {
    const { hours = '0', sign, minutes = '0', after, bare } = found.groups ?? {}
    const suffix = after ?? bare ?? ''
    const evening = /p/i.test(suffix) && Number(hours) < 12 ? 720 : 0
    const format = {
      ...plainFormat,
      prefix: hours.startsWith('0') ? '0' : '',
      group: sign ?? ':',
      suffix: /[ap]\.?m/i.test(suffix) ? '' : suffix,
    }
    const value: Value = {
      measure: 'clock',
      amount: Number(hours) * 60 + evening + Number(minutes),
      decimals: 0,
      text: found[0],
      format,
    }
    return { start: found.index, end: found.index + found[0].length, value }
  })
}
