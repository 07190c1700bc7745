import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { deedOf, lower, oneOf } from './deeds.ts'
import { spanSides } from './holds.ts'
import { countsDays, dayNear, momentOf } from './moments.ts'
import { channelOf } from './reminders.ts'
import { later, whoCan } from './time-words.ts'

const assume = ['The clock of the test system can be set.']
const theThing = (words: string): string => {
  const text = lower(words)
  return /^(?:the|its|their|all|an?) /u.test(text)
    ? text.replace(/^an? /u, 'the ')
    : isPlural(text) || /^["“]/u.test(text)
      ? text
      : `the ${text}`
}

/** "Members receive the door code by SMS at 15:00 on the day of arrival." */
function sentAt(slots: Slots): Record<string, string> | undefined {
  const on = slots.words.get('be') ?? ''
  const who = slots.words.get('who')
  if (who === undefined) return undefined
  const day = /before|previous/iu.test(on) ? '9 September 2026' : '10 September 2026'
  return {
    ...channelOf(slots.words.get('word') ?? ''),
    day,
    object2: theThing(slots.words.get('object') ?? ''),
    one: oneOf(lower(who).replace(/^(?:the|an?|each|every|all|both|its|their) /iu, '')),
    occasion: momentOf(slots.words.get('clause') ?? '') ?? 'the event',
  }
}
/** "… 2 days before the course": the thing that is sent so long before. */
function sentBefore(slots: Slots): Record<string, string> | undefined {
  const read = sentAt(slots)
  const moment = momentOf(slots.words.get('clause') ?? '')
  if (read === undefined || moment === undefined) return undefined
  if (!countsDays(slots, 'lead'))
    return { ...read, moment, early: filled('{lead:early}', slots) ?? '', there: filled('{lead:late}', slots) ?? '' }
  const mark = filled('{lead:mark}', slots) ?? ''
  const early = dayNear(mark, -1)
  const there = dayNear(mark, 0)
  return early === undefined || there === undefined
    ? undefined
    : { ...read, moment, early: `${early}, 23:59`, there: `${there}, 23:59` }
}

/** At most one message in a period. */
function seldomOf(slots: Slots): Record<string, string> | undefined {
  const who = slots.words.get('who')
  const unit = (slots.words.get('list') ?? '').toLowerCase()
  if (who === undefined) return undefined
  const times: Record<string, [string, string]> = {
    hour: ['1 June 2026, 10:40', '1 June 2026, 11:30'],
    day: ['1 June 2026, 16:00', '2 June 2026, 10:00'],
    week: ['4 June 2026, 10:00', '9 June 2026, 10:00'],
    month: ['20 June 2026, 10:00', '2 July 2026, 10:00'],
  }
  const [same, next] = times[unit] ?? []
  if (same === undefined || next === undefined) return undefined
  return {
    ...channelOf(`${slots.words.get('word2') ?? ''}`),
    unit,
    same,
    next,
    one: oneOf(lower(who).replace(/^(?:the|an?|each|every|all|both|its|their) /iu, '')),
  }
}
const seldom: CasePattern[] = [
  {
    title: ['{note} to the {one}: one in a {unit}, another in the next'],
    type: 'Boundary',
    given: ['Three reasons for a {note} are prepared; none has arrived for the {one} so far.'],
    steps: [
      'Let the first reason occur | 1 June 2026, 10:00 | Exactly one {note} has arrived for the {one} by the time of the next step.',
      'Let the second reason occur | {same} | No second {note} arrives in the same {unit}.',
      'Let the third reason occur | {next} | One new {note} arrives in the next {unit}.',
    ],
    assume,
  },
]

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

const receives = '(?:receives?|gets?|is sent|are sent|must receive|should receive|will receive)'
const by = '(?:by|via|per|through) <word=(?:e-?mail|sms|text message|push(?: notification| message)?|app|letter)>'
const messages =
  '<word2=(?:[a-z-]+ ){0,2}?(?:e-?mails?|messages?|reports?|summary|overview|notifications?|sms|push notifications?|reminders?|newsletters?)>'
const noon = '(?:until|till|by|before|up to|no later than) <word=noon|midday|midnight|12 noon>'
const onDay =
  '(?: <be=(?:on |of )?the (?:day|evening)(?: itself)?(?: (?:before|of)(?: [^.;,]{2,40}?)?)?|(?:on )?the (?:previous|preceding|same) day>)?'

const patterns: SentencePattern[] = [
  {
    said: `<who> ${receives} <object=[^.;,]{3,60}?> ${by} at <clock> <be=on the day (?:of|before)|the day before|on the (?:evening|day) before> <clause=[^.;,]{2,50}?>`,
    example: 'Guests receive the door code by SMS at 15:00 on the day of arrival.',
    derive: sentAt,
    cases: [
      {
        title: [
          '{object2:bare} by {note}: not at {clock-1}, there at {clock+1}',
          'Not at {clock-1}, there at {clock+1}',
        ],
        type: 'Boundary',
        given: ['For {one:a}, {occasion} is on 10 September 2026.'],
        steps: [
          'Open the {box} of the {one} | {address}, {day}, {clock-1} | No {note} with {object2} has arrived yet.',
          'Open the {box} of the {one} again | {address}, {day}, {clock+1} | Exactly one {note} has arrived; it contains {object2}.',
        ],
        assume,
      },
    ],
  },
  {
    said: `<who> ${receives} <object=[^.;,]{3,60}?> ${by} <lead> (?:before|prior to|ahead of) <clause=[^.;,]{2,50}?>`,
    example: 'Participants receive the access link by e-mail 2 days before the webinar.',
    derive: sentBefore,
    cases: [
      {
        title: ['{object2:bare} by {note} {lead} before', 'By {note} {lead} before'],
        type: 'Boundary',
        given: ['For {one:a}, {moment} is on {event}; no {note} about it has arrived so far.'],
        steps: [
          'Open the {box} of the {one} | {address}, {early} | No {note} with {object2} has arrived yet.',
          'Open the {box} of the {one} again | {address}, {there} | Exactly one {note} has arrived; it contains {object2}.',
        ],
        assume,
      },
    ],
  },
  {
    said: `<who> ${receives} (?:no more than|at most|only|not more than) (?:one|1) ${messages} (?:per|a|an|each) <list=hour|day|week|month>`,
    example: 'The coach receives no more than one summary e-mail per day.',
    derive: seldomOf,
    cases: seldom,
  },
  {
    said: `(?:(?:An?|The|One) )?${messages} (?:is|are|must be|may be) sent to <who> (?:no more than|at most|only|not more than) once (?:per|a|an|each) <list=hour|day|week|month>`,
    example: 'A newsletter is sent to subscribers at most once a week.',
    derive: seldomOf,
    cases: seldom,
  },
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
