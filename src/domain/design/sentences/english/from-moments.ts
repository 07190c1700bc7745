import { isPlural } from '../../understand/english/subject.ts'
import { capitalise } from '../../understand/stretch.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { lower, oneOf } from './deeds.ts'
import { countsDays, dayNear, momentOf, shortTimes } from './moments.ts'
import { before } from './time-words.ts'

/** Too early and early enough: a minute on either side for hours, the day before and the next day for days. */
function openingOf(slots: Slots): Record<string, string> | undefined {
  const moment = momentOf(slots.words.get('clause') ?? '')
  if (moment === undefined) return undefined
  if (countsDays(slots, 'lead')) {
    const mark = filled('{lead:mark}', slots) ?? ''
    const early = dayNear(mark, -1)
    const there = dayNear(mark, 0)
    if (early === undefined || there === undefined) return undefined
    return {
      moment,
      early: `${early}, 10:00`,
      there: `${there}, 20:00`,
      a: `on ${early.slice(0, -5)}`,
      b: `on ${there.slice(0, -5)}`,
    }
  }
  const times = shortTimes(slots, '{lead:early}', '{lead:late}')
  return times === undefined
    ? undefined
    : {
        moment,
        early: filled('{lead:early}', slots) ?? '',
        there: filled('{lead:late}', slots) ?? '',
        a: `at ${times.a}`,
        b: `at ${times.b}`,
      }
}
function shownFrom(slots: Slots): Record<string, string> | undefined {
  const opening = openingOf(slots)
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '')
  return opening === undefined
    ? undefined
    : {
        ...opening,
        what: /^(?:the|an?|all|its|their) /u.test(thing) ? thing : isPlural(thing) ? thing : `the ${thing}`,
        does: isPlural(thing) ? 'are' : 'is',
        state: slots.words.get('be') ?? 'displayed',
      }
}

const assume = ['The clock of the test system can be set.']
const shownCases: CasePattern[] = [
  {
    title: ['{what:bare}: not {state} {a}, {state} {b}', 'Not {state} {a}, {state} {b}'],
    type: 'Boundary',
    given: ['In the test, {moment} is on {event}.'],
    steps: [
      'Open the place of {what} | {early} | {what} {does} not {state} yet.',
      'Open the place of {what} again | {there} | {what} {does} {state}.',
    ],
    assume,
  },
]

const states =
  '(?<be>(?:shown|displayed|visible|available|open|unlocked|active|enabled|bookable|accessible|offered|on sale|valid|locked|closed|hidden))'
const patterns: SentencePattern[] = [
  {
    said: `<thing> (?:is|are|becomes?|must be|should be|will be) (?:only )?${states} (?:only )?(?:from |starting )?(?:at the earliest |no earlier than )?<lead> ${before} <clause=[^.;,]{2,60}?>`,
    example: 'The QR code for entry is shown from 2 hours before the event starts.',
    derive: shownFrom,
    cases: shownCases,
  },
]

/** "Opens 48 hours before and closes 2 hours before": a minute on either side of both. */
function windowOf(slots: Slots): Record<string, string> | undefined {
  const moment = momentOf(slots.words.get('clause') ?? '')
  const thing = lower(slots.words.get('thing') ?? '')
  return moment === undefined
    ? undefined
    : {
        moment,
        what: /^(?:the|an?|all) /u.test(thing) || isPlural(thing) ? thing : `the ${thing}`,
        does: isPlural(thing) ? 'are' : 'is',
      }
}

/** "Invoices are due 30 days after the invoice date": the date is worked out. */
function dueOf(slots: Slots): Record<string, string> | undefined {
  const thing = lower(slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every|any|all) /u, '')
  const origin = momentOf(slots.words.get('clause') ?? '')
  const due = filled('{span:day}', slots)
  const start = filled('{today}', slots)
  return due === undefined || start === undefined || origin === undefined
    ? undefined
    : { one: isPlural(thing) ? oneOf(thing) : thing, origin, due, begun: start }
}
patterns.push(
  {
    said: `<thing> (?:opens?|starts?|begins?|is open|is available) <lead> before <clause=[^.;,]{2,50}?> and (?:closes?|ends?|is closed) <lead2> before (?:<clause2=[^.;,]{2,50}?>|it)`,
    example: 'Online check-in opens 48 hours before departure and closes 2 hours before departure.',
    derive: windowOf,
    cases: [
      {
        title: ['{what:bare}: open from {lead} to {lead2} before {moment}', 'Open from {lead} to {lead2} before'],
        type: 'Boundary',
        given: ['In the test, {moment} is on {event}.'],
        steps: [
          'Open the page of {what} | {lead:early} | {what} {does} not possible yet.',
          'Open the page of {what} again | {lead:late} | {what} {does} possible.',
          'Open the page of {what} shortly before the end | {lead2:early} | {what} {does} still possible.',
          'Open the page of {what} after the end | {lead2:late} | {what} {does} no longer possible.',
        ],
      },
    ],
  },
  {
    said: `<thing> (?:is|are|becomes?|falls?) due <span> after <clause=[^.;,]{2,50}?>`,
    example: 'Invoices are due 30 days after the invoice date.',
    derive: dueOf,
    cases: [
      {
        title: ['{one} of {begun}: due on {due}', 'Due on {due}'],
        given: ['Today is {begun}.'],
        steps: [
          'Create {one:a} for which {origin} is today | {begun} | The due date shown is {due}, neither a day earlier nor a day later.',
        ],
        assume: ['The date of the test system can be set.'],
      },
    ],
  },
)

/** What is possible or shown from some time before an event, and what happens so long after one. */
export const fromMoments: PatternGroup = { cue: 'before|prior to|ahead of|after', patterns }

/** "Disposal" is an act: what a tester does, as a verb, and what is done then. */
const actsByNoun: Partial<Record<string, [act: string, done: string]>> = {
  disposal: ['dispose of', 'disposed of'],
  destruction: ['destroy', 'destroyed'],
  deletion: ['delete', 'deleted'],
  sale: ['sell', 'sold'],
  return: ['return', 'returned'],
  release: ['release', 'released'],
  cancellation: ['cancel', 'cancelled'],
  transfer: ['transfer', 'transferred'],
  archiving: ['archive', 'archived'],
  renewal: ['renew', 'renewed'],
  removal: ['remove', 'removed'],
  export: ['export', 'exported'],
}

/** Something that is possible only after some days of storage: on the day before, on the day, and once that day has come. */
function afterDays(slots: Slots): CasePattern[] | undefined {
  const noun = (slots.words.get('word') ?? '').toLowerCase()
  const [act, done] = actsByNoun[noun] ?? []
  const thing = lower(slots.words.get('thing') ?? '').replace(/^(?:the|an?|each|every) /u, '')
  const state = slots.words.get('done') ?? ''
  const span = slots.values.get('span')
  if (act === undefined || done === undefined || thing.split(' ').length > 2) return undefined
  if (span === undefined || span.measure === 'workday' || !countsDays(slots, 'span')) return undefined
  const date = (form: string): string => filled(form, slots) ?? ''
  const [today, tomorrow] = [date('{today}'), date('{tomorrow}')]
  const [old, young] = [date('{span:ago}'), date('{span:ago+1}')]
  const short = (day: string): string => day.replace(/ \d{4}$/u, '')
  const since = (day: string): string => `${state} since ${day}`
  const whole = span.text
  const less = span.measure === 'day' && span.amount > 1 ? date('{span-1}') : `one day less than ${whole}`
  if (old === '' || young === '' || isPlural(thing)) return undefined
  return [
    {
      title: [
        `${noun} after ${whole} (${short(old)}), not after ${less} (${short(young)})`,
        `${noun} possible after ${whole}, not a day earlier`,
      ],
      type: 'Boundary',
      technique: 'Boundary value analysis',
      given: [
        `Today is ${today}; a user who may ${act} the ${thing} is signed in.`,
        `One ${thing} has been ${since(old)} (${whole}), a newer one has been ${since(young)} (${less}).`,
      ],
      steps: [
        `Try to ${act} the newer ${thing} | ${since(young)} | It is not possible; the newer ${thing} is still ${state} after a reload.`,
        `${capitalise(act)} the older ${thing} | ${since(old)} | The older ${thing} is ${done}, also after a reload.`,
        `Set the date of the test system to ${tomorrow} | ${tomorrow} | The test system shows ${tomorrow}.`,
        `${capitalise(act)} the newer ${thing} | ${tomorrow}, ${whole} | The newer ${thing} is ${done}, also after a reload.`,
      ],
      assume: [
        'The date of the test system can be set.',
        `The day on which the ${thing} is first ${state} counts as day 0.`,
      ],
    },
  ]
}

/** What is possible only after a time in a state. */
export const afterStorage: PatternGroup = {
  needsRequest: false,
  cue: 'possible|allowed|permitted',
  patterns: [
    {
      said: '<word=[A-Za-z]+>(?: of (?:the |an? )?[a-z]+)? (?:is|must be|should be) (?:only )?(?:possible|allowed|permitted)(?: only)? (?:if|when|once|after) <thing=(?:the|an?) [a-z]+(?: [a-z]+)?> has been <done=(?:stored|kept|held|archived|closed|inactive|blocked|locked|reported|listed|on hold)> for (?:at least |a minimum of |no less than |not less than )<span>',
      example: 'Destruction is possible only if the file has been archived for at least 60 days.',
      cases: (slots) => (/(?<!\p{L})only(?!\p{L})/iu.test(slots.sentence ?? '') ? afterDays(slots) : undefined),
    },
  ],
}
