import { actsByNoun } from './acts.ts'
import type { Clause } from '../clauses.ts'
import type { Reading } from '../reading.ts'
import { capitalise, plain } from '../stretch.ts'
import { type Effect, titled } from './effect.ts'
import { oneOf } from './person.ts'
import { imperative } from './step.ts'
import { isStem, participleOf } from './words.ts'

const most = '(?:no more than|not more than|at most|up to|a maximum of|only)'
const periods = '(?:calendar )?(?<period>day|week|month|year|hour|night|season|lesson)'
const active = new RegExp(
  `^(?<who>(?:(?:an?|each|every|the|one) )?[\\p{L}][\\p{L} -]{1,40}?) (?:can|may) (?:only )?(?<verb>\\p{Ll}+)(?<particle> (?:out|in|off|up|over))? ${most} (?<sign>[€$£])?(?<count>\\d{1,5})(?:[.,]00)?(?: (?<things>[\\p{L}][\\p{L} -]{1,30}?))?(?<target> (?:to|for|from|with|in|on|at) (?:the same |each |one |an? )[\\p{L} -]{3,30}?)?(?:,? (?:in total|altogether|in all))? (?:per|a|each|every|in one|within one|in any(?: one)?) ${periods}(?: in total| altogether)?$`,
  'iu',
)
const passive = new RegExp(
  `^(?<most>${most}) (?<count>\\d{1,4}) (?<things>[\\p{L}][\\p{L} -]{1,40}?) (?:can|may) be (?<done>\\p{L}+)(?: (?:per|by) (?<who>[\\p{L}][\\p{L} -]{1,30}?))? (?:per|a|each|every|in one|within one) ${periods}$`,
  'iu',
)
const bare = new RegExp(
  `^(?<most>${most}) (?<count>\\d{1,4}) (?<things>[\\p{L}][\\p{L} -]{1,40}?)(?<target> (?:to|for|from|with) (?:the same |each |one )[\\p{L} -]{3,30}?)? (?:per|a|each|in any|within any|within)(?: (?<span>\\d{1,3}))? (?<period>day|week|month|year|hour)s?(?: \\((?:rolling|not [^)]{3,40}|rolling, [^)]{3,40})\\))?$`,
  'iu',
)
const reset =
  /^(?:(?:the|this|it|that) ?(?:day|week|month|year|counter|count|limit|number|quota)?|(?:day|counter|count|limit|quota)) (?:is reset|resets?|starts? again|begins? again|starts? anew|restarts?)(?: every day| each day| daily)? (?<when>(?:(?:at|on) |(?=\d)).{3,40})$/iu

/** "A player can donate no more than 200 stones per day; the day resets at 04:00": the last of a period, one more, and the next period. */
export function perPeriod(reading: Reading, clause: Clause): Effect | undefined {
  const text = plain(reading, clause.text)
  const found = active.exec(text)?.groups ?? passive.exec(text)?.groups ?? bare.exec(text)?.groups
  const count = Number(found?.count)
  const verb =
    found?.verb ??
    (found?.done === undefined
      ? actsByNoun[
          oneOf(found?.things ?? '')
            .split(' ')
            .at(-1)
            ?.replace(/s$/u, '') ?? ''
        ]?.toLowerCase()
      : infinitiveOf(found.done))
  if (found?.period === undefined || verb === undefined || /^(?:have|be|also|only|then|still)$/u.test(verb))
    return undefined
  if (!(count >= 1) || clause.condition !== undefined || (found.things === undefined && found.sign === undefined))
    return undefined
  const particle = found.particle ?? ''
  const next = reading.clauses[reading.clauses.indexOf(clause) + 1]
  const tail = next === undefined ? '' : plain(reading, next.text)
  const when = reset.exec(tail)?.groups?.when
  const message = refusal.exec(tail)?.groups?.message
  const who =
    found.who === undefined
      ? 'a user'
      : oneOf(found.who.replace(/^(?:each|every|one|the) /iu, 'a ')).replace(/^(?!an? )/u, 'a ')
  const target = (found.target ?? '').replace(/ (?:each|one) /u, ' the same ')
  const amount = (number: number): string =>
    found.sign === undefined
      ? `${String(number)} ${number === 1 ? oneOf(found.things ?? '').replace(/^an? /u, '') : (found.things ?? '')}`.trim()
      : `${found.sign}${String(number)}`
  const period = found.period.toLowerCase()
  const rolling = found.span === undefined ? undefined : `${found.span} ${period}s`
  const same =
    rolling !== undefined
      ? `within the same ${rolling}`
      : period === 'day'
        ? 'on the same day'
        : `in the same ${period}`
  const one = found.sign === undefined ? amount(1) : `${found.sign}1`
  return {
    kind: 'effect',
    source: when === undefined && message === undefined ? text : `${text}. ${tail}`,
    given: [
      `The tester acts as ${who} who has not done this yet ${rolling !== undefined ? `in the last ${rolling}` : period === 'day' ? 'today' : `this ${period}`}`,
    ],
    steps: [
      {
        what: 'action',
        words: `${capitalise(imperative(`${verb}${particle}`, amount(count)))}${target}${count > 1 && found.sign === undefined ? ', at once or one after the other' : ''}`,
        data: amount(count),
        outcome: `${capitalise(amount(count))} ${count === 1 ? 'is' : 'are'} ${participleOf(verb)}${particle}`.replace(
          /^([€$£]\d+) are/u,
          '$1 is',
        ),
      },
      {
        what: 'action',
        words: `Try to ${imperative(`${verb}${particle}`, found.sign === undefined ? `one more, number ${String(count + 1)}` : `another ${one}`)}${target} ${same}`,
        data: found.sign === undefined ? String(count + 1) : `${found.sign}${String(count + 1)} in all`,
        refused: true,
        outcome:
          message === undefined ? 'It is refused; nothing has changed' : `${message} is displayed; nothing has changed`,
      },
      {
        what: 'action',
        words:
          rolling !== undefined
            ? `Set the date of the test system to ${rolling} after the first one and ${imperative(`${verb}${particle}`, one)}${target}`
            : when === undefined
              ? `Set the date of the test system to the next ${period} and ${imperative(`${verb}${particle}`, one)}${target}`
              : `Set the clock of the test system to the next change (${when.replace(/^(?:at|on) /u, '')}) and ${imperative(`${verb}${particle}`, one)}${target}`,
        data: one,
        outcome: 'It is accepted again',
      },
    ],
    outcome: '',
    dated: true,
    title: titled(
      `${capitalise(amount(count))} ${rolling === undefined ? 'per' : 'in'} ${rolling ?? period} accepted, ${found.sign === undefined ? `number ${String(count + 1)}` : `${found.sign}${String(count + 1)}`} refused`,
    ),
  }
}

const refusal =
  /^(?:an?|the|any|every)? ?(?:\p{L}+ )?(?:more|further|next|next one|\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth)(?: one| [\p{L} ]{3,30}?)? (?:is |are |gets? )?(?:refused|rejected|declined|answered|blocked|shows?|leads? to)?(?: with)? ?(?:the message )?(?<message>["“][^"”]{2,160}["”])/iu

function infinitiveOf(done: string): string | undefined {
  return [done, done.replace(/ed$/u, ''), done.replace(/ed$/u, 'e'), done.replace(/d$/u, '')].find(
    (verb) => isStem(verb) && participleOf(verb) === done,
  )
}
