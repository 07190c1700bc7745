import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { calendarDay } from '../understand/value.ts'
import { dateLine, dayAhead, nextWeekday, today, todayLine } from './dates.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'
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

/** The first and last permitted day and those beside them; yesterday where today counts; a weekday that is excluded. */
export function planDaysAhead(rule: RuleOf<'daysAhead'>, criterion: Understood): Idea[] {
  const { thing, weekday, message } = rule
  if (rule.back !== undefined) return [pastDates(rule, rule.back, criterion)]
  if (rule.max === undefined && rule.min === undefined) return []
  const ends = (from: number): { min: number; max?: number } => ({
    min: rule.min === undefined ? 0 : dayAhead(rule.min, from) - from,
    ...(rule.max === undefined ? {} : { max: dayAhead(rule.max, from) - from }),
  })
  const excluded = weekday === undefined ? -1 : weekdays.findIndex((name) => name.test(weekday))
  // A day of the test on which none of the days that are tried falls on the excluded weekday.
  const tried = (day: number): number[] => {
    const { min, max } = ends(day)
    return [min, min - 1, ...(max === undefined ? [] : [max, max + 1])]
  }
  const base =
    [0, 1, 2, 3]
      .map((later) => today + later)
      .find((day) => !tried(day).some((days) => calendarDay(day + days).weekday === excluded)) ?? today
  const { min, max } = ends(base)
  const closed = nextWeekday(base + min, Math.max(excluded, 0))
  const choose = say('choose', { thing })
  const ok = (days: number): IdeaStep => {
    const date = dateLine(base + days)
    return step(
      choose,
      withDates({ date }, ({ date: value = '' }) => say('accepted', { value })),
      date,
    )
  }
  const no = (days: number): IdeaStep => {
    const date = dateLine(base + days)
    const answer = withDates({ date }, ({ date: value = '' }) =>
      message === undefined ? say('valueRefused', { value }) : say('refusedWith', { value, message }),
    )
    return step(choose, answer, date)
  }
  const [inside, outside] = max === undefined ? [min, min - 1] : [max, max + 1]
  return [
    idea(criterion, {
      ...timeEdge,
      about: say('aboutEdges', {}),
      title: withDates(
        { last: dateLine(base + inside), first: dateLine(base + outside) },
        ({ last = '', first = '' }) => say('aheadTitle', { thing, inside: last, outside: first }),
      ),
      preconditions: [todayLine(base)],
      steps: [
        ...(max === undefined ? [no(min - 1), ok(min)] : [ok(min), ok(max), no(max + 1), no(min - 1)]),
        ...(excluded >= 0 && (max === undefined || closed < base + max) ? [no(closed - base)] : []),
      ],
      assumptions: [say('dateCanBeSet', {}), ...(message === undefined ? [say('refusalTextOpen', {})] : [])],
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
