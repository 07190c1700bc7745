import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { imperative } from './step.ts'
import { lowerArticle } from './subject.ts'
import { verbOfParticiple } from './words.ts'

const clock = '(?<clock>\\d{1,2}[:.]\\d{2}(?: ?(?:am|pm))?)'
const report = new RegExp(
  `^(?<who>(?:the|an?|all|every|each) [\\p{L} -]{2,40}?) (?:receives?|gets?|is sent|are sent) (?<what>an? (?:daily|weekly|monthly|nightly) [\\p{L} -]{3,40}?)(?: by e-mail)?(?: (?:every|each) \\p{L}+)? at ${clock}(?<with>,? (?:with|containing|that contains|listing) .{3,160})?$`,
  'iu',
)
const sent = new RegExp(
  `^(?<what>an? (?:daily|weekly|monthly|nightly) [\\p{L} -]{3,40}?) is (?:sent|e-mailed|delivered|created)(?: by e-mail)?(?: to (?<who>(?:the|an?|all|every|each) [\\p{L} -]{2,40}?))?(?: (?:every|each) \\p{L}+)? at ${clock}(?<with>,? (?:with|containing|that contains|listing) .{3,160})?$`,
  'iu',
)
const last = new RegExp(
  `^the (?:last|latest) (?<thing>[\\p{L} -]{3,30}?) (?:can|may) be (?<done>\\p{L}+) (?:at|until|by) ${clock}$`,
  'iu',
)
const until = new RegExp(
  `^(?<thing>(?:orders|bookings|requests|changes|registrations|payments|reservations|appointments)) (?:can|may) (?:only )?be (?<done>\\p{L}+) until ${clock}(?: (?:on the same day|every day|daily))?$`,
  'iu',
)

/** What happens at a time of day: a minute before it, and when it has come. */
export function atTimeOfDay(reading: Reading, clause: Clause): Effect | undefined {
  return dailyReport(reading, clause) ?? lastPossible(reading, clause)
}

/** "The manager receives a daily report at 6:00 with …" */
function dailyReport(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = report.exec(text)?.groups ?? sent.exec(text)?.groups
  if (found?.what === undefined || found.clock === undefined || clause.condition !== undefined) return undefined
  const who = found.who === undefined ? 'the recipient' : lowerArticle(found.who)
  const what = found.what.replace(/^an? /iu, 'the ')
  const content = (found.with ?? '').replace(/^,? (?:with|containing|that contains|listing) /iu, '')
  return {
    kind: 'effect',
    source: text,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Set the clock of the test system to ${besides(found.clock, -1)} and open the messages of ${who}`,
        data: besides(found.clock, -1),
        outcome: `${capitalise(what)} of this day is not there yet`,
      },
      {
        what: 'action',
        words: `Set the clock of the test system to ${besides(found.clock, 1)} and open the messages of ${who}`,
        data: besides(found.clock, 1),
        outcome: `${capitalise(what)} is there, once${content === '' ? '' : `; it contains ${content}`}`,
      },
    ],
    outcome: '',
    dated: true,
    title: titled(text),
  }
}

/** "The last order can be placed at 21:30": still accepted just before, no longer just after. */
function lastPossible(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = last.exec(text)?.groups ?? until.exec(text)?.groups
  const verb = verbOfParticiple(found?.done ?? '')
  if (found?.thing === undefined || found.clock === undefined || verb === undefined || clause.condition !== undefined)
    return undefined
  const noun = found.thing.replace(/ies$/u, 'y').replace(/(?<=[^s])s$/u, '')
  const one = `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const told =
    next?.otherwise === true
      ? plain(reading, next.main)
      : /^(?:after that|later|afterwards|from then on),? (?<told>.{3,160})$/iu.exec(tail)?.groups?.told
  return {
    kind: 'effect',
    source: told === undefined ? text : `${text}. ${tail}`,
    given: [],
    steps: [
      {
        what: 'action',
        words: `Set the clock of the test system to ${besides(found.clock, -1)} and ${imperative(verb, one)}`,
        data: besides(found.clock, -1),
        outcome: `The ${noun} is accepted`,
      },
      {
        what: 'action',
        words: `Set the clock of the test system to ${besides(found.clock, 1)} and try to ${imperative(verb, one)}`,
        data: besides(found.clock, 1),
        refused: true,
        outcome: told === undefined ? `It is refused; there is no new ${noun}` : capitalise(told),
      },
    ],
    outcome: '',
    dated: true,
    title: titled(capitalise(text)),
  }
}

/** A time of day some minutes away, in the way it is written. */
export function besides(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = (time.match(/\d+/gu) ?? []).map(Number)
  const half = / ?(?:am|pm)$/iu.exec(time)?.[0] ?? ''
  const total = (hours * 60 + rest + minutes + 1_440) % 1_440
  return `${String(Math.floor(total / 60)).padStart(half === '' ? 2 : 1, '0')}:${String(total % 60).padStart(2, '0')}${half}`
}
