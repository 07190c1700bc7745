import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { lowerArticle } from './subject.ts'

const shape =
  /^(?<thing>(?:the |an? )?[\p{L}][\p{L} -]{2,40}?) (?:is|are|costs?|amounts to|comes to) (?<sign>[€$£])? ?(?<rate>\d{1,5}(?:[.,]\d{1,2})?)(?<after> ?(?:€|EUR|euros?|CHF|USD|GBP))? (?:per|for each|for every|each|every) (?:started|commenced|begun|part) (?:(?<size>\d{1,3}) )?(?<unit>\p{L}+?)s?(?: and (?<second>\p{L}+))?(?: \((?<example>[^)]{3,80})\))?$/iu

/** One more of the unit, as little as there is: a minute more than an hour, a decimetre more than a metre. */
const finer: Record<string, { add: string; name: (units: number) => string }> = {
  hour: { add: '1 minute', name: (units) => `${String(units)} hour${units === 1 ? '' : 's'}` },
  minute: { add: '1 second', name: (units) => `${String(units)} minute${units === 1 ? '' : 's'}` },
  day: { add: '1 hour', name: (units) => `${String(units)} day${units === 1 ? '' : 's'}` },
  week: { add: '1 day', name: (units) => `${String(units)} week${units === 1 ? '' : 's'}` },
  month: { add: '1 day', name: (units) => `${String(units)} month${units === 1 ? '' : 's'}` },
}
const measures: Record<string, string> = {
  metre: 'm',
  meter: 'm',
  kilometre: 'km',
  kilometer: 'km',
  mile: 'miles',
  kilogram: 'kg',
  kilo: 'kg',
  tonne: 't',
  ton: 't',
  litre: 'l',
  liter: 'l',
}

/** "€4 per started hour", "£3.20 per started metre and night": whole units, and one that has just begun. */
export function startedUnits(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = shape.exec(text)?.groups
  const unit = (found?.unit ?? '').toLowerCase()
  const time = finer[unit]
  const measure = measures[unit]
  if (found?.thing === undefined || found.rate === undefined || (time === undefined && measure === undefined))
    return undefined
  if (clause.condition !== undefined || (found.sign === undefined) === (found.after === undefined)) return undefined
  const rate = Number(found.rate.replace(',', '.'))
  const size = Number(found.size ?? '1')
  const money = (amount: number): string =>
    `${found.sign ?? ''}${Number.isInteger(rate) && !/[.,]/.test(found.rate ?? '') ? String(amount) : amount.toFixed(2)}${found.after ?? ''}`
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const half =
    found.second === undefined || next === undefined ? undefined : halfFrom(plain(reading, next.text), found.second)
  const thing = lowerArticle(found.thing).replace(/^(?!the |an? )/u, 'the ')
  const example = (units: number, begun: boolean, times = 1): EffectStep => {
    const whole = units * size
    const length =
      time === undefined
        ? `${begun ? `${String(whole)}.1` : `${String(whole)}.0`} ${measure ?? ''}`
        : `${time.name(whole)}${begun ? ` and ${time.add}` : ''}`
    const data =
      found.second === undefined ? length : `${length}, ${String(times)} ${found.second}${times === 1 ? '' : 's'}`
    const charged = units + (begun ? 1 : 0)
    const counted = half === undefined || times < half ? times : half - 1 + (times - half + 1) / 2
    return {
      what: 'action',
      words: `Use ${data} and read off ${/^the (?:fee|price|cost|charge|rent|total|amount|tariff)/u.test(thing) ? thing : 'the price'}`,
      data,
      outcome: `It is ${money(charged * rate * counted)} (${String(charged)} × ${money(rate)}${counted === 1 ? '' : ` × ${String(counted)}`})`,
    }
  }
  const stated = Math.floor(Number(/\d+(?:\.\d+)?/u.exec(found.example ?? '')?.[0] ?? 'NaN') / size)
  const ordinary = stated >= 1 && stated < 1_000 ? [stated] : [1, 3]
  const longer = half === undefined ? [] : [half - 1, half]
  return {
    kind: 'effect',
    source: half === undefined ? text : `${text}. ${plain(reading, next?.text ?? '')}`,
    given: [],
    steps: [
      ...ordinary.flatMap((units) => [example(units, false), example(units, true)]),
      ...longer.map((times) => example(ordinary[0] ?? 1, false, times)),
    ],
    outcome: '',
    title: titled(`${capitalise(found.thing)}: a started ${unit} counts as a full one`),
  }
}

/** "From the 7th night on, each night costs half": with which one it begins. */
function halfFrom(text: string, unit: string): number | undefined {
  const found = new RegExp(
    `^(?:from|with) the (?<from>\\d{1,3})(?:st|nd|rd|th) ${unit}(?: on(?:wards)?)?,? (?:each|every|one|a) (?:${unit}|further ${unit}) (?:costs|is) half(?: the price| price)?$`,
    'iu',
  ).exec(text)?.groups?.from
  return found === undefined ? undefined : Number(found)
}
