import type { TicketFacts } from '../../slots.ts'
import type { Attributes } from './attributes.ts'
import { bodyWith, type Call } from './calls.ts'

/** A value to send, and whether it is accepted. */
export interface Tried {
  /** "with amount 0" */
  how: string
  data: string
  accepted: boolean
}

/** Ten letters to fill a text with. */
export const letters = 'abcdefghij'

/** The values around the limits of a member, and one of each kind. */
export function triedOf(member: string, rules: Attributes, call: Call, facts: TicketFacts): Tried[] {
  const put = (value: unknown): string =>
    call.method === 'GET' ? `${call.path}?${member}=${String(value)}` : bodyWith({ [member]: value }, facts)
  const tried = (value: unknown, accepted: boolean, how = `with ${member} ${String(value)}`): Tried => ({
    how,
    data: put(value),
    accepted,
  })
  const { min, max, shortest, longest, values, format, fewest, most, time, decimals } = rules
  const found: Tried[] = []
  const written =
    decimals ??
    (Number.isInteger(min ?? 0) && Number.isInteger(max ?? 0)
      ? rules.type === 'number' && rules.minOpen === true
        ? 2
        : 0
      : 2)
  const step = 1 / 10 ** written
  const near = (value: number): number => Number(value.toFixed(written))
  if (min !== undefined) {
    const first = rules.minOpen === true ? near(min + step) : min
    found.push(tried(near(first - step), false), tried(first, true))
  }
  if (max !== undefined) {
    const last = rules.maxOpen === true ? near(max - step) : max
    found.push(tried(last, true), tried(near(last + step), false))
  }
  if (decimals !== undefined)
    found.push(
      tried(Number(`${String(Math.floor(min ?? 1) + 1)}.${'12345'.slice(0, decimals)}`), true),
      tried(Number(`${String(Math.floor(min ?? 1) + 1)}.${'12345'.slice(0, decimals + 1)}`), false),
    )
  const text = (length: number): string =>
    (rules.digits === true ? '1234567890' : letters).repeat(Math.ceil(length / letters.length)).slice(0, length)
  const count = (length: number): string =>
    `with ${String(length)} ${length === 1 ? 'character' : 'characters'} in ${member}`
  if (shortest !== undefined && shortest > 0)
    found.push(tried(text(shortest - 1), false, count(shortest - 1)), tried(text(shortest), true, count(shortest)))
  if (longest !== undefined) {
    if (longest !== shortest) found.push(tried(text(longest), true, count(longest)))
    found.push(tried(text(longest + 1), false, count(longest + 1)))
  }
  const several = (length: number, accepted: boolean): Tried => ({
    how: `with ${String(length)} ${length === 1 ? 'entry' : 'entries'} in ${member}`,
    data: `"${member}": ${String(length)} valid ${length === 1 ? 'entry' : 'entries'}`,
    accepted,
  })
  if (fewest !== undefined) found.push(several(fewest - 1, false), several(fewest, true))
  if (most !== undefined) found.push(several(most, true), several(most + 1, false))
  if (values !== undefined) found.push(...values.map((value) => tried(value, true)), tried('something_else', false))
  if (format !== undefined) {
    const samples: Record<string, [good: string, bad: string[]]> = {
      email: ['anna.weber@example.com', ['anna.weber', 'anna.weber@', '@example.com', 'anna weber@example.com']],
      uuid: ['5f1b6c1e-8a70-4c53-9f0e-2b1d7c9a1e44', ['5f1b6c1e-8a70-4c53-9f0e', 'not-a-uuid']],
      currency: ['EUR', ['EU', 'EURO', 'XQZ']],
      country: ['DE', ['Germany', 'XQ']],
      date: ['2026-06-10', ['10.06.2026', '2026-02-30', 'tomorrow']],
      datetime: ['2026-06-10T10:00:00Z', ['10.06.2026 10:00', '2026-02-30T10:00:00Z', 'tomorrow']],
      url: ['https://example.com/callback', ['example', 'https://']],
      phone: ['+4915112345678', ['015112345678', '+49abc']],
    }
    const [good, bad] = samples[format] ?? ['', []]
    found.push(tried(good, true), ...bad.map((one) => tried(one, false)))
  }
  if (time !== undefined) {
    const isDay = !/at$|time/iu.test(member)
    const [past, now, later] = isDay
      ? ['2026-05-31', '2026-06-01', '2026-06-02']
      : ['2026-06-01T09:59:00Z', '2026-06-01T10:00:00Z', '2026-06-01T10:01:00Z']
    found.push(
      tried(time === 'notPast' ? past : later, false),
      tried(now, true),
      tried(time === 'notPast' ? later : past, true),
    )
  }
  if (rules.daysBack !== undefined) {
    const ago = (days: number): string =>
      new Date(Date.UTC(2026, 5, 1 - days, 10)).toISOString().slice(0, /at$|time/iu.test(member) ? 19 : 10)
    found.push(
      tried(`${ago(rules.daysBack)}${/at$|time/iu.test(member) ? 'Z' : ''}`, true),
      tried(`${ago(rules.daysBack + 1)}${/at$|time/iu.test(member) ? 'Z' : ''}`, false),
    )
  }
  const isNumber = rules.type === 'integer' || rules.type === 'number' || min !== undefined || max !== undefined
  if (isNumber) found.push(tried('abc', false, `with text in ${member}`))
  if (rules.type === 'integer') found.push(tried((min ?? 1) + 1.5, false))
  if (rules.type === 'boolean') found.push(tried(true, true), tried(false, true), tried('yes', false))
  return found
}
