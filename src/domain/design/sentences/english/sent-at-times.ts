import type { CasePattern, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf, theThing } from './deeds.ts'
import { countsDays, dayNear, momentOf } from './moments.ts'
import { channelOf } from './reminders.ts'

const assume = ['The clock of the test system can be set.']

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

const receives = '(?:receives?|gets?|is sent|are sent|must receive|should receive|will receive)'

const by = '(?:by|via|per|through) <word=(?:e-?mail|sms|text message|push(?: notification| message)?|app|letter)>'
const messages =
  '<word2=(?:[a-z-]+ ){0,2}?(?:e-?mails?|messages?|reports?|summary|overview|notifications?|sms|push notifications?|reminders?|newsletters?)>'

/** What somebody receives at a time, so long before something, or at most once in a period. */
export const sentAtTimes: SentencePattern[] = [
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
]
