import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import type { EffectStep } from '../rule.ts'
import { seasonOf } from '../season.ts'
import { capitalise, plain } from '../stretch.ts'
import { calendarDay } from '../value.ts'
import { type Effect, titled } from './effect.ts'
import { isPlural, lowerArticle } from './subject.ts'

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: ${month})?|${month} \\d{1,2}(?:st|nd|rd|th)?)`
const shape = new RegExp(
  `^(?<thing>(?:(?:the|an?) )?[\\p{L}][\\p{L} -]{1,40}?) (?:is|are|stays?|remains?) (?<state>open|possible|available|visible|shown|displayed|offered|allowed|enabled|active|valid) (?:every year |each year |only )?(?:from|between) (?:the )?(?<opens>${day}) (?:to|until|till|through|and) (?:and including |the )?(?<closes>${day})(?:,? \\(?(?:inclusive|both (?:days )?(?:inclusive|included))\\)?)?(?: (?:every|each) year)?$`,
  'iu',
)
const outside =
  /^(?:outside(?: of)? (?:it|that|this|these dates|this (?:period|time)|that (?:period|time))|at (?:all |any )?other times?|before and after(?: that)?|the rest of the year),? (?<told>.{5,200})$/iu
const names = 'January February March April May June July August September October November December'.split(' ')

/** "Entry is open from 15 November to 10 January": both days, the one before and the one after. */
export function yearlyWindow(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const { thing, state, opens, closes } = shape.exec(text)?.groups ?? {}
  if (thing === undefined || state === undefined || opens === undefined || closes === undefined) return undefined
  const season = seasonOf(opens, closes, 'en')
  if (season === undefined || clause.condition !== undefined) return undefined
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const told = next?.otherwise === true ? plain(reading, next.main) : outside.exec(tail)?.groups?.told
  const one = lowerArticle(thing)
  const be = isPlural(one) ? 'are' : 'is'
  const look = (at: number, open: boolean): EffectStep => {
    const { day: number, month: index, year } = calendarDay(at)
    const date = `${String(number)} ${names[index - 1] ?? ''} ${String(year)}`
    return {
      what: 'action',
      words: `Set the date of the test system to ${date} and look at ${one}`,
      data: date,
      outcome: open
        ? `${capitalise(one)} ${be} ${state}`
        : told === undefined
          ? `${capitalise(one)} ${be} not ${state}`
          : capitalise(told),
    }
  }
  return {
    kind: 'effect',
    source: told === undefined ? text : `${text}. ${tail}`,
    given: [],
    steps: [
      look(season.dayBefore, false),
      look(season.first, true),
      look(season.last, true),
      look(season.dayAfter, false),
    ],
    outcome: '',
    dated: true,
    title: titled(text),
  }
}
