import type { Range } from './range.ts'

const opening =
  'on or before|on or after|no later than|not later than|not before|before|after|until|through|by|from|since|antes del?(?: las)?|después del?(?: las)?|hasta(?: el| las)?|desde(?: el| las)?|a partir del?(?: las)?|a más tardar el|até|vor dem|nach dem|vor|nach|bis zum|ab dem|avant le|après le|jusqu\'au|>=|<=|≥|≤|>|<'
const months = [
  ['january', 'enero', 'janeiro', 'januar', 'janvier'],
  ['february', 'febrero', 'fevereiro', 'februar', 'février'],
  ['march', 'marzo', 'março', 'märz', 'mars'],
  ['april', 'abril', 'avril'],
  ['may', 'mayo', 'maio', 'mai'],
  ['june', 'junio', 'junho', 'juni', 'juin'],
  ['july', 'julio', 'julho', 'juli', 'juillet'],
  ['august', 'agosto', 'août'],
  ['september', 'septiembre', 'setembro', 'septembre'],
  ['october', 'octubre', 'outubro', 'oktober', 'octobre'],
  ['november', 'noviembre', 'novembro', 'novembre'],
  ['december', 'diciembre', 'dezembro', 'dezember', 'décembre'],
]
const month = months.flat().sort((a, b) => b.length - a.length).join('|')
const day = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.? (?:de )?(?:${month}),? (?:de )?\\d{4}|(?:${month}) \\d{1,2},? \\d{4})(?!\\d)`
const time = '(?:[01]?\\d|2[0-3]):[0-5]\\d(?![:\\d])'
const dated = new RegExp(`(?<![\\p{L}\\p{N}<>=])(${opening})\\s*(?:(${day})|(${time}))`, 'giu')

/** Limits that are calendar days, counted in days since 1970-01-01, or times of day, counted in minutes. */
export function findDateRanges(text: string): Range[] {
  const found: Range[] = []
  for (const match of text.matchAll(dated)) {
    const [words, word = '', date, clock] = match
    const value = date !== undefined ? dayNumber(date) : clock !== undefined ? minuteOfDay(clock) : undefined
    if (value === undefined) continue
    const quantity: Range['quantity'] = { kind: date !== undefined ? 'date' : 'time', unit: '' }
    found.push({ ...boundOf(word.toLowerCase(), value), quantity, decimals: 0, words, index: match.index })
  }
  return found
}

function boundOf(word: string, value: number): Pick<Range, 'low' | 'high'> {
  if (/^(?:before|antes|vor|avant|<$)/.test(word)) return { high: { value, inclusive: false } }
  if (/^(?:after|después|nach|après|>$)/.test(word)) return { low: { value, inclusive: false } }
  if (/^(?:from|since|not before|on or after|desde|a partir|ab|>=|≥)/.test(word)) return { low: { value, inclusive: true } }
  return { high: { value, inclusive: true } }
}

function dayNumber(text: string): number | undefined {
  const time = Date.parse(`${isoDate(text.toLowerCase())}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : Math.round(time / 86_400_000)
}

function isoDate(text: string): string {
  if (/^\d{4}-/.test(text)) return text
  const [first = '', second = ''] = text.match(/\d+/g) ?? []
  const number = months.findIndex((names) => names.some((name) => text.includes(name))) + 1
  return `${second}-${String(number).padStart(2, '0')}-${first.padStart(2, '0')}`
}

function minuteOfDay(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}
