import type { Language } from '../language.ts'
import { compiledOnce, lexiconOf, pattern, type Lexicon } from './lexicon/lexicon.ts'
import { dayNumber, type Measure, type NumberFormat, type Value } from './value.ts'

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

interface Mark {
  start: number
  end: number
  value?: Value
  quote?: string
}

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

const plainFormat: NumberFormat = { prefix: '', suffix: '', group: '', decimal: '.' }

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

const number =
  /(?<![\p{L}\p{N}_/.-])(?:[+−-](?=\d))?\d{1,3}(?:(?:[.,'’\u00a0\u202f]|(?<=\d) )\d{3}(?!\d))+(?:[.,]\d{1,4})?(?![\d])|(?<![\p{L}\p{N}_/.-])(?:[+−-](?=\d))?\d{1,12}(?:[.,]\d{1,6})?(?!\d)/gu
const currency = '[€$£¥₹]|EUR|USD|GBP|CHF|BRL|R\\$|euros?|dollars?|pounds?|dólares|dolares|reais|pesos|pfund|zł|kr'

function numberMarks(text: string, lexicon: Lexicon): Mark[] {
  const marks = [...text.matchAll(number)].flatMap((found) => numberMark(text, found[0], found.index, lexicon))
  const words = pattern(`(?<word>${lexicon.numberWords.replaceAll(' ', '|')})(?= \\p{L})`, 'giu')
  for (const found of text.matchAll(words)) {
    const amount = lexicon.numberWords.split(' ').indexOf(found[0].toLowerCase()) + 2
    const unit = unitAt(text.slice(found.index + found[0].length), lexicon)
    marks.push({
      start: found.index,
      end: found.index + found[0].length + (unit?.length ?? 0),
      value: {
        measure: unit?.measure ?? 'number',
        amount,
        decimals: 0,
        text: found[0] + text.slice(found.index + found[0].length, found.index + found[0].length + (unit?.length ?? 0)),
        format: { ...plainFormat, suffix: unit?.text ?? '' },
      },
    })
  }
  const ordinals = pattern(`(?<word>${lexicon.ordinalWords.replaceAll(' ', '|')})`, 'giu')
  for (const found of text.matchAll(ordinals)) {
    const amount = lexicon.ordinalWords.split(' ').findIndex((word) => compiledOnce(`^(?:${word})$`).test(found[0])) + 1
    if (amount > 2)
      marks.push({
        start: found.index,
        end: found.index + found[0].length,
        value: { measure: 'ordinal', amount, decimals: 0, text: found[0], format: plainFormat },
      })
  }
  return marks
}

function numberMark(text: string, digits: string, start: number, lexicon: Lexicon): Mark[] {
  const rest = text.slice(start + digits.length, start + digits.length + 40)
  if (/^\p{L}{3,}\d|^[_\p{L}]*\d/u.test(rest) || /^[.]\d/.test(rest)) return []
  const ordinal = compiledOnce(`^\\.?(?:${lexicon.ordinalEnd})(?![\\p{L}\\p{N}])`).exec(rest)?.[0]
  if (ordinal !== undefined && /^\d+$/.test(digits))
    return [
      {
        start,
        end: start + digits.length + ordinal.length,
        value: {
          measure: 'ordinal',
          amount: Number(digits),
          decimals: 0,
          text: digits + ordinal,
          format: { ...plainFormat, suffix: ordinal },
        },
      },
    ]
  const { amount, decimals, group, decimal } = readNumber(digits, lexicon.decimal)
  const before = compiledOnce(`(?:${currency})[ \\u00a0]?$`).exec(text.slice(Math.max(0, start - 6), start))?.[0]
  if (before !== undefined) {
    const from = start - before.length
    return [
      {
        start: from,
        end: start + digits.length,
        value: {
          measure: 'money',
          amount,
          decimals,
          text: before + digits,
          format: { prefix: before, suffix: '', group, decimal },
        },
      },
    ]
  }
  const after = compiledOnce(`^[ \\u00a0]?(?:${currency})(?![\\p{L}\\p{N}])`).exec(rest)?.[0]
  if (after !== undefined)
    return [
      {
        start,
        end: start + digits.length + after.length,
        value: {
          measure: 'money',
          amount,
          decimals,
          text: digits + after,
          format: { prefix: '', suffix: after, group, decimal },
        },
      },
    ]
  const unit = unitAt(rest, lexicon)
  if (unit === undefined && /^\p{L}/u.test(rest)) return []
  const length = digits.length + (unit?.length ?? 0)
  return [
    {
      start,
      end: start + length,
      value: {
        measure: unit?.measure ?? 'number',
        amount,
        decimals,
        text: text.slice(start, start + length),
        format: { prefix: '', suffix: unit?.text ?? '', group, decimal },
      },
    },
  ]
}

function unitAt(rest: string, lexicon: Lexicon): { measure: Measure; text: string; length: number } | undefined {
  const sign = /^[ \u00a0\u202f]?%/.exec(rest)?.[0]
  if (sign !== undefined) return { measure: 'percent', text: sign, length: sign.length }
  for (const [measure, words] of Object.entries(lexicon.units)) {
    const found = compiledOnce(`^[ \\u00a0\\u202f-]?(?:${words})(?![\\p{L}\\p{N}])`).exec(rest)?.[0]
    if (found !== undefined && isMeasure(measure)) return { measure, text: found, length: found.length }
  }
  const symbol = /^[ \u00a0\u202f](?:kg|g|km|cm|mm|m|l|ml|t|kWh|W|V|A|°C|°F|m²|m³|mph|km\/h)(?![\p{L}\p{N}])/u.exec(
    rest,
  )?.[0]
  return symbol === undefined ? undefined : { measure: 'number', text: symbol, length: symbol.length }
}

// biome-ignore format: a list of words is read as a block
const measures = new Set<string>([
  'percent', 'pixels', 'times', 'characters', 'digits', 'letters', 'words', 'second', 'minute', 'hour', 'workday',
  'day', 'week', 'month', 'year', 'byte', 'kilobyte', 'megabyte', 'gigabyte',
])

function isMeasure(name: string): name is Measure {
  return measures.has(name)
}

/** A number with its separators: the last separator is the decimal sign unless exactly three digits follow the group sign. */
function readNumber(
  digits: string,
  decimal: '.' | ',',
): { amount: number; decimals: number; group: string; decimal: '.' | ',' } {
  const separators = [...digits.matchAll(/[.,'’ \u00a0\u202f]/g)]
  const last = separators.at(-1)
  const plain = { amount: 0, decimals: 0, group: '', decimal }
  if (last === undefined) return { ...plain, amount: Number(digits.replace('−', '-')) }
  const sign = last[0]
  const tail = digits.slice(last.index + 1)
  const first = separators[0]?.[0] ?? ''
  const isGroup =
    sign !== '.' && sign !== ',' ? true : separators.length > 1 ? first === sign : tail.length === 3 && sign !== decimal
  const clean = (part: string): string => part.replace(/[.,'’ \u00a0\u202f]/g, '').replace('−', '-')
  if (isGroup)
    return {
      ...plain,
      amount: Number(clean(digits)),
      group: sign,
      decimal: sign === '.' ? ',' : sign === ',' ? '.' : decimal,
    }
  return {
    amount: Number(`${clean(digits.slice(0, last.index))}.${tail}`),
    decimals: tail.length,
    group: first === sign ? '' : first,
    decimal: sign === ',' ? ',' : '.',
  }
}
