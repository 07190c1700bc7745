import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { calendarDay } from '../understand/value.ts'
import { dateLine, nextWeekday, today, todayLine } from './dates.ts'
import { idea, step, type Idea } from './idea.ts'
import { timeEdge, withDates } from './plan-times.ts'

/** Sunday first, by the beginnings of the names in the five languages. */
const weekdays = [
  /^(?:sun|dom|sonn|dim)/i,
  /^(?:mon|lun|seg)/i,
  /^(?:tue|mar|ter|dien)/i,
  /^(?:wed|mié|qua|mitt|mer)/i,
  /^(?:thu|jue|qui|don|jeu)/i,
  /^(?:fri|vie|sex|frei|ven)/i,
  /^(?:sat|sáb|sams|sam)/i,
]

/** The last permitted day and the next one; yesterday where only the future counts; a weekday that is excluded. */
export function planDaysAhead(rule: RuleOf<'daysAhead'>, criterion: Understood): Idea[] {
  const { thing, max, weekday } = rule
  if (rule.back !== undefined) return [pastDates(rule, rule.back, criterion)]
  if (max === undefined) return []
  const excluded = weekday === undefined ? -1 : weekdays.findIndex((name) => name.test(weekday))
  // A day of the test on which neither it nor the last day falls on the excluded weekday.
  const base =
    [0, 1, 2, 3]
      .map((later) => today + later)
      .find((day) => ![day, day + max, day - 1].some((one) => calendarDay(one).weekday === excluded)) ?? today
  const [last, first] = [dateLine(base + max), dateLine(base + max + 1)]
  const closed = nextWeekday(base, Math.max(excluded, 0))
  const choose = say('choose', { thing })
  const ok = (date: PhrasedStep): PhrasedStep =>
    withDates({ date }, ({ date: value = '' }) => say('accepted', { value }))
  const no = (date: PhrasedStep): PhrasedStep =>
    withDates({ date }, ({ date: value = '' }) => say('valueRefused', { value }))
  return [
    idea(criterion, {
      ...timeEdge,
      about: say('aboutEdges', {}),
      title: withDates({ last, first }, ({ last: inside = '', first: outside = '' }) =>
        say('aheadTitle', { thing, inside, outside }),
      ),
      preconditions: [todayLine(base)],
      steps: [
        step(choose, ok(dateLine(base)), dateLine(base)),
        step(choose, ok(last), last),
        step(choose, no(first), first),
        step(choose, no(dateLine(base - 1)), dateLine(base - 1)),
        ...(excluded >= 0 && closed < base + max ? [step(choose, no(dateLine(closed)), dateLine(closed))] : []),
      ],
      assumptions: [say('dateCanBeSet', {}), say('refusalTextOpen', {})],
    }),
  ]
}

/** Today and the oldest day are accepted; the day before that is not, nor tomorrow where the ticket says so. */
function pastDates({ thing, noFuture, message }: RuleOf<'daysAhead'>, back: number, criterion: Understood): Idea {
  const [oldest, tooOld, tomorrow] = [dateLine(today - back), dateLine(today - back - 1), dateLine(today + 1)]
  const choose = say('choose', { thing })
  const ok = (date: PhrasedStep): PhrasedStep =>
    withDates({ date }, ({ date: value = '' }) => say('accepted', { value }))
  const no = (date: PhrasedStep, answer?: string): PhrasedStep =>
    withDates({ date }, ({ date: value = '' }) =>
      answer === undefined ? say('valueRefused', { value }) : say('refusedWith', { value, message: answer }),
    )
  return idea(criterion, {
    ...timeEdge,
    about: say('aboutEdges', {}),
    title: withDates({ oldest, tooOld }, ({ oldest: inside = '', tooOld: outside = '' }) =>
      say('aheadTitle', { thing, inside, outside }),
    ),
    preconditions: [todayLine(today)],
    steps: [
      step(choose, ok(dateLine(today)), dateLine(today)),
      step(choose, ok(oldest), oldest),
      step(choose, no(tooOld, message), tooOld),
      ...(noFuture === true ? [step(choose, no(tomorrow), tomorrow)] : []),
    ],
    assumptions: [say('dateCanBeSet', {}), ...(message === undefined ? [say('refusalTextOpen', {})] : [])],
  })
}
