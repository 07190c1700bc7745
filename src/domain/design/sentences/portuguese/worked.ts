import { moved, naturalStep, type Value } from '../../understand/value.ts'
import type { Slots } from '../slots.ts'
import { portugueseForm } from './portuguese-forms.ts'

export function formOf({ words }: Slots, name: string, form: string): string {
  const said = words.get(name) ?? ''
  return portugueseForm(said, form) ?? said
}

export const numberOf = ({ values }: Slots, name: string): number => values.get(name)?.amount ?? NaN

/** "1 reserva", "3 reservas". */
export function counted(slots: Slots, things: string, count: number): string {
  const form = count === 1 ? 'one' : 'many'
  const noun = formOf(slots, things, form)
  const none = formOf(slots, things, 'g') === 'a' ? 'nenhuma' : 'nenhum'
  return count === 0 ? `${none} ${formOf(slots, things, 'one')}` : `${String(count)} ${noun}`
}

/** "a 4.ª reserva". */
export function nth(slots: Slots, things: string, place: number): string {
  const gender = formOf(slots, things, 'g')
  return `${gender} ${String(place)}.${gender === 'a' ? 'ª' : 'º'} ${formOf(slots, things, 'one')}`
}

export function digits(count: number): string {
  const sign = '4711081522'
  return `${String(count)} dígitos: ${sign.repeat(Math.ceil(count / sign.length)).slice(0, count)}`
}

/** The neighbours of one or two limits, each with the unit that the sentence names behind the second. */
export function edges(lowest: string | undefined, highest: string | undefined) {
  return (slots: Slots): Record<string, string> | undefined => {
    // "Transferências entre 20h e 6h": when the limit holds, and no field.
    if (/\d/u.test(slots.words.get('field') ?? '')) return undefined
    // A length is written out, and no number to enter.
    if (/^(?:caracteres|dígitos|letras)/iu.test(slots.words.get('unit') ?? '')) return undefined
    const low = lowest === undefined ? undefined : slots.values.get(lowest)
    const high = highest === undefined ? undefined : slots.values.get(highest)
    if (low !== undefined && high !== undefined && low.measure === high.measure && low.amount >= high.amount)
      return undefined
    const step = Math.min(stepOf(low ?? high), stepOf(high ?? low))
    const unit = slots.words.get('unit')
    const result: Record<string, string> = {}
    const put = (name: string, value: Value | undefined, by: number): void => {
      if (value === undefined) return
      const { text, amount } = by === 0 ? value : moved(value, by)
      const written = by === 0 ? text.replace(/^uma?$/iu, '1') : text
      result[name] =
        unit === undefined ? written : `${written} ${amount === 1 ? (portugueseForm(unit, 'one') ?? unit) : unit}`
    }
    put('low', bare(low, high), 0)
    put('high', high, 0)
    put('below', bare(low, high), -step)
    put('above', high, step)
    return result
  }
}

/** "Entre 5 e 30%": the first number has the unit of the second. */
function bare(low: Value | undefined, high: Value | undefined): Value | undefined {
  if (low?.measure !== 'number' || high === undefined || high.measure === 'number') return low
  return {
    ...high,
    amount: low.amount,
    decimals: low.decimals,
    text: moved({ ...high, amount: low.amount - 1, decimals: low.decimals }, 1).text,
  }
}

const stepOf = (value: Value | undefined): number =>
  value === undefined ? 1 : value.measure === 'money' ? 0.01 : naturalStep(value)

/** Items of a list as things with their article. */
export function listed(list: string): string[] {
  return list
    .split(/,? (?:e|ou|bem como|além de) |, /u)
    .map((item) => item.trim().replace(/^(?:o campo|a opção|as opções|os campos) (?=["“«])/iu, ''))
    .filter((item) => item !== '')
}
