import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { deedOf, lower, oneOf, theThing } from './deeds.ts'
import { spanSides } from './holds.ts'
import { countsDays, dayNear, momentOf } from './moments.ts'
import { later, whoCan } from './time-words.ts'
import { sentAtTimes } from './sent-at-times.ts'

const assume = ['The clock of the test system can be set.']

/** From a date and time on. */
function startsOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing') ?? ''
  return thing === ''
    ? undefined
    : {
        what: theThing(thing),
        does: isPlural(thing) ? 'are' : 'is',
        day: slots.words.get('date') ?? '',
        verb: /sale/iu.test(slots.words.get('be') ?? '') ? 'on sale' : 'available',
      }
}

/** "The membership is extended automatically by a year unless it is cancelled 3 months before its end." */
function extendedOf(slots: Slots): Record<string, string> | undefined {
  const thing = slots.words.get('thing') ?? ''
  const moment = momentOf(slots.words.get('clause') ?? '')
  const mark = filled('{lead:mark}', slots)
  if (moment === undefined || mark === undefined) return undefined
  const inTime = countsDays(slots, 'lead') ? dayNear(mark, -1) : filled('{lead:early}', slots)
  const late = countsDays(slots, 'lead') ? dayNear(mark, 1) : filled('{lead:late}', slots)
  const one = oneOf(lower(thing).replace(/^(?:the|an?|each|every|all|its|their) /iu, ''))
  return inTime === undefined || late === undefined
    ? undefined
    : { one, moment, inTime, late, by: slots.words.has('span') ? ` by ${slots.words.get('span') ?? ''}` : ' once more' }
}

/** Held without a word about what follows. */
function heldFor(slots: Slots): Record<string, string> | undefined {
  const sides = spanSides(slots)
  const thing = slots.words.get('thing') ?? ''
  const word = slots.words.get('word')
  return sides === undefined || thing === ''
    ? undefined
    : {
        ...sides,
        what: theThing(thing),
        does: isPlural(thing) ? 'are' : 'is',
        state: slots.words.get('be') ?? 'held',
        begins: word === undefined ? 'The time begins' : `The time begins (${word})`,
      }
}
const heldCases: CasePattern[] = [
  {
    title: ['{what:bare} still {state} {a}, no longer {b}', 'Still {state} {a}, no longer {b}'],
    type: 'Boundary',
    given: ['{begins} on {start}.'],
    steps: [
      'Open {what} just before the end of the {span} | {inside} | {what} {does} still {state}.',
      'Open {what} after the end of the {span} | {outside} | {what} {does} no longer {state}.',
    ],
    assume,
  },
]

function noonOf(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  const on = slots.words.get('be') ?? ''
  const day = /before|previous|preceding/iu.test(on) ? '9 September 2026' : '10 September 2026'
  const rest = slots.words.get('rest')
  const midnight = /midnight/iu.test(slots.words.get('word') ?? '')
  if (read === undefined) return undefined
  return {
    ...read,
    early: `${day}, ${midnight ? '23:59' : '11:59'}`,
    late: midnight ? `${day.replace(/^\d+/u, (n) => String(Number(n) + 1))}, 00:01` : `${day}, 12:01`,
    a: midnight ? '23:59' : '11:59',
    b: midnight ? '00:01' : '12:01',
    ...(rest === undefined ? {} : { beyond: `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.` }),
  }
}
const noonCases: CasePattern[] = [
  {
    title: ['{name} at {a} and, too late, at {b}', 'Tried at {a} and, too late, at {b}'],
    type: 'Boundary',
    given: ['{actor}', '{pair}', 'The day in question is 10 September 2026, a Thursday.'],
    steps: ['{do} | {early} | {kept}', '{redo} | {late} | {beyond}'],
    assume,
  },
]
const noon = '(?:until|till|by|before|up to|no later than) <word=noon|midday|midnight|12 noon>'
const onDay =
  '(?: <be=(?:on |of )?the (?:day|evening)(?: itself)?(?: (?:before|of)(?: [^.;,]{2,40}?)?)?|(?:on )?the (?:previous|preceding|same) day>)?'

const patterns: SentencePattern[] = [
  ...sentAtTimes,
  {
    said: `<thing> (?<be>go(?:es)? on sale|opens?|starts?|begins?|becomes? (?:available|visible|bookable)|(?:is|are) (?:published|released|opened)) (?:on )?<date>(?:,? at)? <from>`,
    example: 'Tickets go on sale on 1 October at 10:00.',
    derive: startsOf,
    cases: [
      {
        title: ['{what:bare}: not yet at {from-1}, {verb} at {from+1}', 'Not yet at {from-1}, {verb} at {from+1}'],
        type: 'Boundary',
        steps: [
          'Open the page of {what} just before the time | {day}, {from-1} | {what} {does} not {verb} yet.',
          'Open the page of {what} just after the time | {day}, {from+1} | {what} {does} {verb}.',
        ],
        assume,
      },
    ],
  },
  {
    said: `<thing> (?:is|are|will be) (?:automatically )?(?:extended|renewed|prolonged)(?: automatically)?(?: (?:by|for) <span>)? (?:unless|if) (?:it|they|the [a-z]+) (?:is|are|has been|is not|are not) (?:cancelled|terminated)(?: at least| at the latest| no later than| by)? <lead> before <clause=[^.;,]{2,50}?>`,
    example: 'The contract is extended automatically by 12 months unless it is cancelled 3 months before its end.',
    derive: extendedOf,
    cases: [
      {
        title: [
          '{one} cancelled in time ends, the other one is extended',
          'Cancelled in time: ends; too late: extended',
        ],
        type: 'Boundary',
        given: ['Two {one:many} are prepared; for both, {moment} is on {event}.'],
        steps: [
          'Cancel the first {one} | {inTime} | The cancellation is accepted for {event}.',
          'Cancel the second {one} | {late} | The cancellation is too late: the second {one} does not end on {event}.',
          'Open both on the day after {moment} | 11 September 2026 | The first {one} has ended; the second one is extended{by}.',
        ],
        assume,
      },
    ],
  },
  {
    said: `<thing> (?:is|are|stays?|remains?|must be|will be) (?<be>guaranteed|fixed|held|reserved|frozen|blocked|on hold|valid|visible|pinned|highlighted|muted|paused) for (?:up to )?<span>(?: (?:from|after|since|of)(?: the moment| when)? <word=[^.;,]{3,60}?>)?`,
    example: 'The price is guaranteed for 20 minutes from the moment the seat is selected.',
    derive: heldFor,
    cases: heldCases,
  },
  {
    said: `${whoCan} <act> ${noon}${onDay}${later}`,
    example: 'Patients can reschedule an appointment online until noon on the day before.',
    derive: noonOf,
    cases: noonCases,
  },
  {
    said: `<things> (?:can|may|must|has to|have to) (?:only )?be <done> ${noon}${onDay}${later}`,
    example: 'Meals can be cancelled until noon on the day before.',
    derive: noonOf,
    cases: noonCases,
  },
  {
    said: `<thing> (?:is|are) (?:only )?(?:valid|usable|accepted|active) (?:only )?on the day of <clause=[^.;,]{2,40}?>`,
    example: 'The code for the locker is only valid on the day of the booking.',
    derive: (slots) => {
      const moment = momentOf(slots.words.get('clause') ?? '')
      return moment === undefined ? undefined : { moment, what: theThing(slots.words.get('thing') ?? '') }
    },
    cases: [
      {
        title: [
          '{what:bare}: valid on the day, not on the day before or after',
          'Valid on the day, not before or after',
        ],
        type: 'Boundary',
        given: ['In the test, {moment} is on 10 September 2026.'],
        steps: [
          'Use {what} on the day before | 9 September 2026, 23:59 | It is refused.',
          'Use {what} on the day itself | 10 September 2026, 12:00 | It is accepted.',
          'Use {what} on the day after | 11 September 2026, 00:01 | It is refused.',
        ],
        assume,
      },
    ],
  },
]

/** Other rules about times: what arrives at a time, at most once in a period, from a date on, until noon. */
export const moreTimes: PatternGroup = {
  cue: 'receive|get|sent|sale|open|start|begin|become|publish|release|extended|renewed|prolonged|for |noon|midday|midnight|on the day',
  patterns,
}
