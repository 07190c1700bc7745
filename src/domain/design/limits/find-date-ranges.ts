import { quantityOf } from './quantity.ts'
import type { Range } from './range.ts'

const dated = /(?<![\p{L}\p{N}<>=])(before|after|until|through|by|on or before|on or after|no later than|not later than|not before|from|since|antes del?|después del?|hasta(?: el)?|desde(?: el)?|a partir del?|a más tardar el|até|vor dem|nach dem|bis zum|ab dem|avant le|après le|jusqu'au|>=|<=|≥|≤|>|<)\s*(\d{4}-\d{2}-\d{2})(?!\d)/giu

/** Limits that are calendar days in the ISO form, counted in days since 1970-01-01. */
export function findDateRanges(text: string): Range[] {
  const found: Range[] = []
  for (const match of text.matchAll(dated)) {
    const [words, opening = '', date = ''] = match
    const value = dayNumber(date)
    if (value === undefined) continue
    const range = { quantity: { ...quantityOf(''), kind: 'date' as const }, decimals: 0, words, index: match.index }
    const word = opening.toLowerCase()
    if (/^(?:before|antes|vor|avant|<$)/.test(word)) found.push({ ...range, high: { value, inclusive: false } })
    else if (/^(?:after|después|nach|après|>$)/.test(word)) found.push({ ...range, low: { value, inclusive: false } })
    else if (/^(?:from|since|not before|on or after|desde|a partir|ab|>=|≥)/.test(word)) found.push({ ...range, low: { value, inclusive: true } })
    else found.push({ ...range, high: { value, inclusive: true } })
  }
  return found
}

function dayNumber(date: string): number | undefined {
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : Math.round(time / 86_400_000)
}
