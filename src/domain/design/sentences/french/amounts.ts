import { moved, type Value, withAmount } from '../../understand/value.ts'
import type { Slots } from '../slots.ts'
import { singular } from './french-forms.ts'

/** A unit behind a number: a sign, a short one, or what is counted. */
export const unit = (slot = 'word'): string => `<${slot}=(?:€|euros?|EUR|%|°C?|m²|m3|m³|km/h|\\p{L}{1,20})>`

/** An amount in the ticket's money, as in "12,50 €". */
export function money(slots: Slots, amount: number): string {
  const price = slots.values.get('amount') ?? slots.values.get('price')
  return withAmount(
    price ?? slots.facts.money,
    Number(amount.toFixed(2)),
    price?.decimals ?? (Number.isInteger(amount) ? 0 : 2),
  ).text
}

/** A number with its unit in the number it needs: "1 personne", "9,99 €". */
export function withUnit(value: Value, word: string | undefined): string {
  if (word === undefined) return value.text
  return /^(?:%|°|€)/u.test(word)
    ? `${value.text} ${word}`
    : `${value.text} ${Math.abs(value.amount) < 2 ? singular(word) : word}`
}

/** The distance to the neighbours of a limit: a cent, or a unit of its last decimal. */
export function stepOf(value: Value, word: string | undefined): number {
  if (value.measure === 'money' || /^(?:€|euros?|EUR)$/iu.test(word ?? '')) return 0.01
  return value.decimals === 0 ? 1 : 10 ** -value.decimals
}

/** The edges of a range whose ends are the slots `min` and `max`, one of which may be missing. */
export function edges({ values, words }: Slots): Record<string, string> | undefined {
  const low = values.get('min')
  const high = values.get('max')
  const word = words.get('word') ?? words.get('word1')
  if (
    /^(?:caractère|signe|lettre|chiffre|mot|octet|[KMG]o$|seconde|minute|heure|jour|semaine|mois|an$|ans$|année)/iu.test(
      word ?? '',
    )
  )
    return undefined
  const known = low ?? high
  if (known === undefined || (low !== undefined && high !== undefined && low.amount >= high.amount)) return undefined
  const by = stepOf(known, word)
  const result: Record<string, string> = {}
  if (low !== undefined) {
    if (low.amount - by < 0 && low.amount >= 0 && low.amount !== 0) return undefined
    result.low = withUnit(low, word)
    result.below = withUnit(moved(low, -by), word)
  }
  if (high !== undefined) {
    result.high = withUnit(high, word)
    result.above = withUnit(moved(high, by), word)
  }
  return result
}
