import { boundaryValues } from '../limits/boundary-values.ts'
import { formatValue } from '../limits/format-value.ts'
import type { QuantityKind } from '../limits/quantity.ts'
import type { Range } from '../limits/range.ts'
import { valueData } from '../limits/value-data.ts'
import type { Wording } from '../wording/wording.ts'
import { formatOf } from './format.ts'
import { limitsOf } from './rule-limits.ts'
import type { Rule } from './rule.ts'
import { isWhole } from './subject.ts'

/** A value that a rule about an input must accept: how a step calls it, and the value itself. */
export interface InputValue {
  label: string
  data: string
  /** What it is put in for, where the criterion says so. */
  subject?: string
}

/** The ordinary valid values of a rule that says what an input may be, one a limit; none for any other rule. */
export function validInputs(rule: Rule, wording: Wording): InputValue[] {
  if (!rule.statement || rule.when.length > 0) return []
  const limits = limitsOf(rule).filter(({ role }) => role === 'input')
  if (limits.length > 0 && rule.subject !== undefined) {
    return limits.map(({ range, subject }) => {
      const value = ordinaryValue(range)
      const label = formatValue(value, range)
      return { label, ...(subject === undefined ? {} : { subject }), data: valueData({ value, label }, range, rule.text, wording) }
    })
  }
  const valid = formatOf(rule)?.valid[0]
  return valid === undefined || rule.subject === undefined ? [] : [{ label: valid.value, ...(isWhole(rule.subject) ? {} : { subject: rule.subject }), data: wording.sample(valid.value) }]
}

/** A value well inside a limit, as far from its edges as is natural. */
function ordinaryValue(range: Range): number {
  const { low, high, quantity } = range
  if (quantity.kind === 'date') return low === undefined ? (high?.value ?? 0) - 30 : low.value + (high === undefined ? 30 : Math.round((high.value - low.value) / 2))
  if (quantity.kind === 'time') return low === undefined ? (high?.value ?? 0) - 60 : low.value + 60
  const between = low !== undefined && high !== undefined ? ordinaryBetween(low.value, high.value, quantity.kind) : high !== undefined ? Math.max(1, Math.round(high.value / 2)) : (low?.value ?? 0) + 4
  const { inside } = boundaryValues(range)
  const fits = (low === undefined || between >= low.value) && (high === undefined || between <= high.value)
  return fits ? between : (inside[0]?.value ?? between)
}

/** The middle, but no text so long that nobody writes it out. */
function ordinaryBetween(low: number, high: number, kind: QuantityKind): number {
  const middle = Math.round((low + high) / 2)
  return kind === 'length' && middle > longestOrdinary ? Math.min(high, Math.max(low + 5, longestOrdinary)) : middle
}

const longestOrdinary = 40
