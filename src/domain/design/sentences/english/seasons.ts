import { isPlural } from '../../understand/english/subject.ts'
import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import { filled, type Slots } from '../slots.ts'
import { deedOf, lower } from './deeds.ts'
import { can, whoCan } from './time-words.ts'

function daysOf(slots: Slots): Record<string, string> | undefined {
  const first = slots.values.get('date')
  const last = slots.values.get('date2')
  if (first === undefined || last === undefined || first.amount === last.amount) return undefined
  // From December to January: the end is in the next year.
  const wraps = first.amount > last.amount
  const found: Record<string, string> = {}
  for (const [name, form] of [
    ['dayBefore', '{date-1}'],
    ['firstDay', '{date+0}'],
    ['lastDay', wraps ? '{date2+365}' : '{date2+0}'],
    ['dayAfter', wraps ? '{date2+366}' : '{date2+1}'],
  ] as const) {
    const text = filled(form, slots)
    if (text === undefined) return undefined
    found[name] = text
  }
  return {
    ...found,
    firstDay: slots.words.get('date') ?? '',
    lastDay: wraps ? (found['lastDay'] ?? '') : (slots.words.get('date2') ?? ''),
  }
}
function doneIn(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  const days = daysOf(slots)
  return read === undefined || days === undefined
    ? undefined
    : { ...read, ...days, do: read['name'] ?? '', refused: 'It is refused; nothing is saved.' }
}
function shownIn(slots: Slots): Record<string, string> | undefined {
  const days = daysOf(slots)
  const thing = lower(slots.words.get('thing') ?? slots.words.get('things') ?? '')
  return days === undefined
    ? undefined
    : {
        ...days,
        what: /^(?:the|an?|all|its|their) /u.test(thing) || isPlural(thing) ? thing : `the ${thing}`,
        does: isPlural(thing) ? 'are' : 'is',
        state: slots.words.get('be') ?? 'available',
      }
}

const assume = ['The date of the test system can be set.']
const doneCases: CasePattern[] = [
  {
    title: [
      '{name}: {firstDay} and {lastDay} yes, {dayBefore} and {dayAfter} no',
      '{firstDay} and {lastDay} accepted, {dayBefore} and {dayAfter} refused',
    ],
    type: 'Boundary',
    given: ['{actor}'],
    steps: [
      '{do} on the day before the period | {dayBefore} | {beyond}',
      '{do} on the first day | {firstDay} | It is accepted; the result is displayed after a reload.',
      '{do} on the last day | {lastDay} | It is accepted; the result is displayed after a reload.',
      '{do} on the day after the period | {dayAfter} | {beyond}',
    ],
    assume,
  },
]
const shownCases: CasePattern[] = [
  {
    title: [
      '{what:bare} {state} {firstDay} to {lastDay}, not a day before or after',
      '{state} {firstDay} to {lastDay}, not a day before or after',
    ],
    type: 'Boundary',
    steps: [
      'Open the place of {what} on the day before the period | {dayBefore} | {what} {does} not {state}.',
      'Open the place of {what} on the first day | {firstDay} | {what} {does} {state}.',
      'Open the place of {what} on the last day | {lastDay} | {what} {does} still {state}.',
      'Open the place of {what} on the day after the period | {dayAfter} | {what} {does} no longer {state}.',
    ],
    assume,
  },
]
const opened: CasePattern[] = [
  {
    title: [
      '{what:bare}: {from-1} too early, {to+1} too late',
      'Open from {from} on the first day to {to} on the last day',
    ],
    type: 'Boundary',
    steps: [
      'Open the page of {what} just before the period | {firstDay}, {from-1} | {what} {does} not possible yet.',
      'Open the page of {what} after the period has begun | {firstDay}, {from+1} | {what} {does} possible.',
      'Open the page of {what} just before the end of the period | {lastDay}, {to-1} | {what} {does} still possible.',
      'Open the page of {what} after the end of the period | {lastDay}, {to+1} | {what} {does} no longer possible.',
    ],
    assume: ['The clock of the test system can be set.'],
  },
]

const period = '(?:from|between) <date> (?:to|and|until|till|through|up to) <date2>'
const states =
  '(?<be>(?:shown|displayed|visible|available|open|active|enabled|bookable|accessible|offered|on sale|valid|closed|hidden))'
const patterns: SentencePattern[] = [
  {
    said: `<things> ${can} (?:only )?be <done> (?:only )?${period}`,
    example: 'The pitch can be booked only between 1 April and 31 October.',
    derive: doneIn,
    cases: doneCases,
  },
  {
    said: `${whoCan} (?:only )?<act> (?:only )?${period}`,
    example: 'Parents can register a child only from 1 February to 15 March.',
    derive: doneIn,
    cases: doneCases,
  },
  {
    said: `<thing> (?:is|are|must be|should be|will be) (?:only )?${states} (?:only )?${period}`,
    example: 'The summer rate is only available from 1 June to 31 August.',
    derive: shownIn,
    cases: shownCases,
  },
  {
    said: `<thing> (?:opens|starts|begins) on <date>(?:,? at)? <from> and (?:closes|ends) on <date2>(?:,? at)? <to>`,
    example: 'Registration opens on 1 March at 9:00 and closes on 31 March at 18:00.',
    derive: shownIn,
    cases: opened,
  },
  {
    said: `<thing> (?:opens|starts|begins) on <date> and (?:closes|ends) on <date2>`,
    example: 'The application period opens on 1 May and ends on 30 June.',
    derive: (slots) => {
      const read = shownIn(slots)
      return read === undefined ? undefined : { ...read, state: 'open' }
    },
    cases: shownCases,
  },
]

/** What is only possible or shown between two dates. */
export const seasons: PatternGroup = {
  cue: 'january|february|march|april|may|june|july|august|september|october|november|december|\\d[./-]\\d',
  patterns,
}
