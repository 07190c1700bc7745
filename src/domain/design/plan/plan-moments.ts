import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { moved, type Value } from '../understand/value.ts'
import { eventMoment, momentAfter, momentBefore, startMoment } from './dates.ts'
import { idea, step, type Idea } from './idea.ts'
import { withDates } from './plan-times.ts'

/** A minute on each side of a moment that lies at a distance from an event. */
export function planMoment(rule: RuleOf<'moment'>, criterion: Understood): Idea[] {
  const { side, holds, span, outcome, action, message, anchor } = rule
  const at = (by: number): PhrasedStep => (side === 'before' ? momentBefore(span, by, anchor) : momentAfter(span, by))
  const times = { first: at(-1), second: at(1) }
  const zero = side === 'before' ? eventMoment(anchor) : startMoment()
  const refusal: PhrasedStep =
    message !== undefined
      ? say('shown', { text: message })
      : rule.after !== undefined
        ? say('own', { outcome: rule.after })
        : action !== undefined
          ? say('actionRefused', {})
          : say('noLonger', { outcome })
  const [early, late]: [PhrasedStep, PhrasedStep] =
    holds === 'from'
      ? [say('notYet', { outcome }), say('own', { outcome })]
      : [
          action === undefined || rule.after !== undefined ? say('own', { outcome }) : say('actionPossible', {}),
          refusal,
        ]
  const clock = (time: PhrasedStep): PhrasedStep =>
    action === undefined
      ? withDates({ time }, ({ time: shown = '' }) =>
          rule.again ? say('repeatAt', { time: shown }) : say('clockTo', { time: shown, outcome }),
        )
      : say('useOwn', { words: action })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      about: say('aboutTime', {}),
      title: withDates(times, ({ first = '', second = '' }) =>
        holds === 'from'
          ? say('fromTitle', { outcome, early: first, due: second })
          : say('untilTitle', { outcome, last: first, late: second }),
      ),
      preconditions: [
        withDates({ zero }, ({ zero: time = '' }) =>
          rule.again
            ? say('firstTime', { time })
            : say('periodFrom', { time, ends: side === 'before', ...(anchor === undefined ? {} : { anchor }) }),
        ),
      ],
      steps: [step(clock(times.first), early, times.first), step(clock(times.second), late, times.second)],
      assumptions: [say('clockCanBeSet', {})],
    }),
  ]
}

/** The permitted number is answered, the next one is not, and the first one of the next period is again. */
export function planRate({ what, count, period, status, message }: RuleOf<'rate'>, criterion: Understood): Idea[] {
  const refused: PhrasedStep =
    status !== undefined
      ? say('status', { status })
      : message !== undefined
        ? say('shown', { text: message })
        : say('actionRefused', {})
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      about: say('aboutEdges', {}),
      title: say('rateTitle', { what, inside: String(count), outside: String(count + 1), period }),
      steps: [
        step(
          say('sendMany', { what, count: String(count), period }),
          say('allAnswered', { count: String(count) }),
          String(count),
        ),
        step(say('sendMore', { what, count: String(count + 1), period }), refused, String(count + 1)),
        step(say('sendLater', { what, period }), say('works', {})),
      ],
      assumptions: status === undefined && message === undefined ? [say('refusalTextOpen', {})] : [],
    }),
  ]
}

/** The minute before and after each end of the hours; the very last minute is left out, because tickets leave it open. */
export function planHours({ thing, from, to, outcome }: RuleOf<'hours'>, criterion: Understood): Idea[] {
  const times: [Value, boolean][] = [
    [moved(from, -1), false],
    [from, true],
    [moved(to, -1), true],
    [moved(to, 1), false],
  ]
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      about: say('aboutTime', {}),
      title: say('thresholdTitle', { thing, inside: from.text, outside: moved(to, 1).text }),
      steps: times.map(([time, inside]) =>
        step(say('clockTo', { time: time.text }), say(inside ? 'applies' : 'appliesNot', { outcome }), time.text),
      ),
      assumptions: [say('clockCanBeSet', {})],
    }),
  ]
}
