import { withAmount } from '../../understand/value.ts'
import type { Slots } from '../slots.ts'
import { numberOf } from './worked.ts'

/** An amount in the way the ticket writes money. */
export function money({ facts, values }: Slots, amount: number): string {
  const written = values.get('amount') ?? values.get('price') ?? facts.money
  return withAmount(written.measure === 'money' ? written : facts.money, Number(amount.toFixed(2)), 2).text
}

export const round = (amount: number): number => Math.round((amount + 1e-9) * 100) / 100

/** A share that stops at a cap: below it, at it and at twice its base. */
export function cappedShare(slots: Slots): Record<string, string> | undefined {
  const percent = numberOf(slots, 'percent')
  const cap = numberOf(slots, 'amount')
  if (!(percent > 0) || !(cap > 0)) return undefined
  const edge = (cap * 100) / percent
  const half = round(edge / 2)
  return {
    base: money(slots, half),
    result: money(slots, round((half * percent) / 100)),
    edge: money(slots, edge),
    top: money(slots, cap),
    beyondIt: money(slots, edge * 2),
    raw: money(slots, cap * 2),
  }
}
