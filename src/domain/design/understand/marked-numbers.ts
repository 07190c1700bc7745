import { compiledOnce, pattern, type Lexicon } from './lexicon/lexicon.ts'
import { type Measure, type NumberFormat, type Value } from './value.ts'

/** What stands where in a text. */
export interface Mark {
  start: number
  end: number
  value?: Value
  quote?: string
}

export const plainFormat: NumberFormat = { prefix: '', suffix: '', group: '', decimal: '.' }

export const number =
  /(?<![\p{L}\p{N}_/.-])(?:[+−-](?=\d))?\d{1,3}(?:(?:[.,'’\u00a0\u202f]|(?<=\d) )\d{3}(?!\d))+(?:[.,]\d{1,4})?(?![\d])|(?<![\p{L}\p{N}_/.-])(?:[+−-](?=\d))?\d{1,12}(?:[.,]\d{1,6})?(?!\d)/gu

const currency = '[€$£¥₹]|EUR|USD|GBP|CHF|BRL|R\\$|euros?|dollars?|pounds?|dólares|dolares|reais|pesos|pfund|zł|kr'

export function numberMarks(text: string, lexicon: Lexicon): Mark[] {
  const marks = [...text.matchAll(number)].flatMap((found) => numberMark(text, found[0], found.index, lexicon))
  const words = pattern(`(?<word>${lexicon.numberWords.replace(/[ /]/g, '|')})(?= \\p{L})`, 'giu')
  for (const found of text.matchAll(words)) {
    const word = found[0].toLowerCase()
    const amount = lexicon.numberWords.split(' ').findIndex((forms) => forms.split('/').includes(word)) + 2
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
