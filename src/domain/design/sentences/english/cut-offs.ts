import type { CasePattern, PatternGroup, SentencePattern } from '../pattern.ts'
import type { Slots } from '../slots.ts'
import { capitalise } from '../../understand/stretch.ts'
import { deedOf } from './deeds.ts'
import { momentOf, leadSides } from './moments.ts'
import { before, can, later, whoCan } from './time-words.ts'

const until =
  '(?:at any time,? )?(?:only |but )?(?:until|till|up to|up until|right up to|by|no later than|not later than|at the latest|at least|as late as)(?: at the latest)?'

/** The moment before which something has to be done, and what happens later if the sentence says so. */
function leadOf(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  const moment = momentOf(slots.words.get('clause') ?? '')
  const times = leadSides(slots)
  const rest = slots.words.get('rest')
  if (read === undefined || moment === undefined || times === undefined) return undefined
  return { ...read, ...times, moment, ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }) }
}

const leadCases: CasePattern[] = [
  {
    title: ['{name} {a} and, too late, {b}', 'Tried {a} and, too late, {b}'],
    type: 'Boundary',
    given: ['{actor}', '{pair}', 'In the test, {moment} is on {event}.'],
    assume: ['The clock of the test system can be set.'],
    steps: ['{do} | {inside} | {kept}', '{redo} | {outside} | {beyond}'],
  },
]

/** Until how long before something it can be done. */
const leads: SentencePattern[] = [
  {
    said: `${whoCan} <act> ${until} ?<lead> ${before} <clause=[^.;,]{2,60}?>${later}`,
    example: 'Members can sign off from a yoga class up to 12 hours before it starts; after that, the credit is lost.',
    derive: leadOf,
    cases: leadCases,
  },
  {
    said: `<things> (?:${can}|must|has to|have to) be <done> ${until} ?<lead> ${before} <clause=[^.;,]{2,60}?>${later}`,
    example: 'A delivery slot can be changed no later than 24 hours before the delivery.',
    derive: leadOf,
    cases: leadCases,
  },
]

/** "on the previous day": the day of a cut-off, seen from 10 September 2026. */
const days: [RegExp, string][] = [
  [/previous|before|prior|preceding|evening/iu, '9 September 2026'],
  [
    /same|itself|day of|that day|morning|date|deadline|last day|on (?:the|its|their) .*day|every|each|daily/iu,
    '10 September 2026',
  ],
]

function clockOf(slots: Slots): Record<string, string> | undefined {
  const read = deedOf(slots)
  const on = slots.words.get('be') ?? ''
  const day = on === '' ? '10 September 2026' : days.find(([sign]) => sign.test(on))?.[1]
  const rest = slots.words.get('rest')
  // A minute after 23:59 is another day.
  if (read === undefined || day === undefined) return undefined
  const nextDay =
    (slots.values.get('to')?.amount ?? 0) >= 1_439 ? day.replace(/^\d+/u, (number) => String(Number(number) + 1)) : day
  return { ...read, day, nextDay, ...(rest === undefined ? {} : { beyond: `${capitalise(rest)}.` }) }
}

const dayWords =
  '(?:(?:on |of )?the (?:previous|preceding) (?:working |business )?(?:day|evening)|the (?:working |business )?(?:day|evening) before(?: [^.;,]{2,50}?)?|on the (?:same )?day(?: itself| of [^.;,]{2,50}?| before(?: [^.;,]{2,40}?)?)?|the same day|that day|on (?:the|its|their) (?:due date|closing date|deadline|last day|delivery (?:day|date)|[a-z]+ (?:day|date))|(?:the same|every|each) day|daily)'
const clockUntil =
  '(?:at any time,? )?(?:only |but )?(?:at most )?(?:until|till|up to|up until|by|before|no later than|not later than|at the latest by|at the latest)'

const clockCases: CasePattern[] = [
  {
    title: ['{name} at {to-1} and, too late, at {to+1}', 'Tried at {to-1} and, too late, at {to+1}'],
    type: 'Boundary',
    given: ['{actor}', '{pair}', 'The day in question is 10 September 2026, a Thursday.'],
    steps: ['{do} | {day}, {to-1} | {kept}', '{redo} | {nextDay}, {to+1} | {beyond}'],
    assume: ['The clock of the test system can be set.'],
  },
]

/** Until what time of a day something can be done. */
const clocks: SentencePattern[] = [
  {
    said: `${whoCan} <act> ${clockUntil} <to>(?:,? <be=${dayWords}>)?${later}`,
    example: 'Parents can cancel a lunch until 08:30 on the day itself; after that, it is charged in full.',
    derive: clockOf,
    cases: clockCases,
  },
  {
    said: `<things> (?:${can}|must|has to|have to) be <done> ${clockUntil} <to>(?:,? <be=${dayWords}>)?${later}`,
    example: 'School lunches can be ordered or changed until 08:30 on the day itself.',
    derive: clockOf,
    cases: clockCases,
  },
]

/** Until when something can be done: so long before an event, or until a time of the day. */
export const cutOffs: PatternGroup = {
  cue: 'before|prior to|ahead of|in advance|until|till|by \\d|later than|on the day',
  patterns: [...leads, ...clocks],
}
