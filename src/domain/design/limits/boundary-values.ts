import type { Range } from './range.ts'
import { formatValue } from './format-value.ts'

/** The values to try on a limit, as a tester reads them; three-value analysis: the edge, and the nearest value on each side. */
export interface BoundaryValues {
  inside: BoundaryValue[]
  outside: BoundaryValue[]
}

export interface BoundaryValue {
  value: number
  /** '5.1 MB', '29 min 59 s', '$49.99', '2026-12-31' */
  label: string
}

/** Edge values of a limit and their neighbours at the smallest step that its quantity is entered or measured in. */
export function boundaryValues(range: Range): BoundaryValues {
  const step = stepOf(range)
  const inside = new Set<number>()
  const outside = new Set<number>()
  const place = (value: number): void => {
    const exact = round(value)
    if (exact < 0 && range.quantity.kind !== 'number' && range.quantity.kind !== 'money' && range.quantity.kind !== 'time') return
    if (isInside(range, exact)) inside.add(exact)
    else outside.add(exact)
  }
  for (const bound of [range.low, range.high]) if (bound !== undefined) [bound.value - step, bound.value, bound.value + step].forEach(place)
  const labelled = (values: Set<number>): BoundaryValue[] => [...values].sort((a, b) => a - b).map((value) => ({ value, label: formatValue(value, range) }))
  // Where the text means what is outside a limit, its rule holds there.
  return range.negated === true ? { inside: labelled(outside), outside: labelled(inside) } : { inside: labelled(inside), outside: labelled(outside) }
}

function isInside({ low, high }: Range, value: number): boolean {
  const aboveLow = low === undefined || value > low.value || (low.inclusive && value === low.value)
  const belowHigh = high === undefined || value < high.value || (high.inclusive && value === high.value)
  return aboveLow && belowHigh
}

/** Seconds and minutes are tried a second off, hours a minute, megabytes and money at the next digit. */
function stepOf({ quantity, decimals }: Range): number {
  if (decimals > 0) return 10 ** -decimals
  const unit = quantity.unit.toLowerCase()
  if (quantity.kind === 'money') return 0.01
  if (quantity.kind === 'size') return /^(?:[mgt]|mega|giga)/.test(unit) ? 0.1 : 1
  if (quantity.kind === 'measure') return /^(?:kg|kilo|km|m$|l$|met)/.test(unit) ? 0.1 : 1
  if (quantity.kind !== 'duration') return 1
  if (/^(?:min|h(?:$|r|o|e)|stunde)/.test(unit)) return 1 / 60
  return /^(?:s(?:$|ec|eg|ek))/.test(unit) ? 0.1 : 1
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
