import { dayNumber, calendarDay } from '../value.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { lowerArticle } from './subject.ts'
import { thirdPersonOf } from './words.ts'

const people =
  '(?:children|kids|people|persons|adults|customers|visitors|passengers|guests|members|seniors|pensioners|teenagers|young people|anyone|everyone|those)'
const group = new RegExp(
  `(?:^|,? (?:and )?)(?:${people} )?(?:aged )?(?<bound>under (?<under>\\d{1,2})|(?:from |between )?(?<from>\\d{1,2}) (?:to|and|–|-) (?<to>\\d{1,2})|(?:over|from|aged) (?<over>\\d{1,2})(?: on| onwards| and over)?|(?<above>\\d{1,2}) and over)(?: years(?: old)?)?,? (?<verb>travel|pay|get|enter|ride|go|receive|are|stay|play|swim) (?<rest>[^,;]{2,60}?)(?=,|$| and (?:${people}|aged|from|over|under))`,
  'giu',
)
const months = 'January February March April May June July August September October November December'.split(' ')
const today = dayNumber(2026, 6, 1)

/** What depends on an age or adds up: an example for each side, worked out. */
export function prices(reading: Reading, clause: Clause): Effect | undefined {
  return pricesByAge(reading, clause) ?? sumWithFee(reading, clause)
}

/** "Children under 6 travel free, children from 6 to 14 pay half": each stated end of each group. */
function pricesByAge(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = [...text.matchAll(group)]
  const covered = found.reduce((sum, [whole]) => sum + whole.length, 0)
  if (found.length < 2 || text.length - covered > 6 || clause.condition !== undefined) return undefined
  const steps = found.flatMap(({ groups = {} }): EffectStep[] => {
    const verb = (groups.verb ?? '').toLowerCase()
    const outcome = `The person ${verb === 'are' ? 'is' : thirdPersonOf(verb)} ${groups.rest ?? ''}`
    const turnsToday = (age: number): EffectStep => person(age, 0, `turns ${String(age)} today`, outcome)
    const turnsTomorrow = (age: number): EffectStep => person(age, 1, `turns ${String(age)} tomorrow`, outcome)
    if (groups.under !== undefined) return [turnsTomorrow(Number(groups.under))]
    if (groups.from !== undefined && groups.to !== undefined)
      return [turnsToday(Number(groups.from)), turnsTomorrow(Number(groups.to) + 1)]
    const least = Number(groups.over ?? groups.above)
    return [turnsToday(least)]
  })
  return {
    kind: 'effect',
    source: text,
    given: ['Today is 1 June 2026'],
    steps,
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

function person(age: number, later: number, who: string, outcome: string): EffectStep {
  const { day, month, year } = calendarDay(today + later)
  return {
    what: 'action',
    words: `Act as a person who ${who}`,
    data: `Date of birth: ${String(day)} ${months[month - 1] ?? ''} ${String(year - age)}`,
    outcome,
  }
}

/** "The total is the sum of all ticket prices plus a service fee of €1.50 per ticket": two of them, added up. */
function sumWithFee(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { total, things, sign, fee, unit } =
    /^(?<total>the [\p{L} -]{3,40}?) is (?:calculated as )?the sum of (?:all )?(?:the )?(?<things>[\p{L} -]{3,30}?) prices plus (?:an? )?(?:[\p{L}-]+ )?(?:fee|charge|surcharge|supplement|cost)s? of (?<sign>[€$£])(?<fee>\d{1,4}(?:\.\d{2})?) (?:per|for each|for every|each) (?<unit>[\p{L} -]{3,30})$/iu.exec(
      text,
    )?.groups ?? {}
  if (total === undefined || things === undefined || sign === undefined || fee === undefined || unit === undefined)
    return undefined
  const each = Number(fee)
  const money = (amount: number): string => `${sign}${amount.toFixed(2)}`
  const noun = oneOf(`${things.replace(/s$/u, '')}s`).replace(/^an? /u, '')
  const example = (amounts: number[]): EffectStep => {
    const sum = amounts.reduce((all, one) => all + one, 0)
    const list = amounts.map(money).join(' and ')
    return {
      what: 'action',
      words: `Select ${amounts.length === 1 ? `one ${noun}` : `${String(amounts.length)} ${noun}s`} at ${list} and read off ${lowerArticle(total)}`,
      data: list,
      outcome: `${capitalise(total)} is ${money(sum + amounts.length * each)} (${amounts.map(money).join(' + ')} + ${String(amounts.length)} × ${money(each)})`,
    }
  }
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [example([20]), example([20, 30])],
    outcome: '',
    title: titled(text),
  }
}
