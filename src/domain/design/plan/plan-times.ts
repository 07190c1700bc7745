import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { moved, secondsOf } from '../understand/value.ts'
import { momentAfter, startMoment, startTime, todayLine } from './dates.ts'
import { idea, step, type Idea } from './idea.ts'

export const timeEdge = { core: true, weight: 2, type: 'Boundary', technique: 'Boundary value analysis' } as const

/** A text that needs the words of the language, such as a date, inside a title or an outcome. */
export function withDates(
  lines: Record<string, PhrasedStep>,
  make: (texts: Record<string, string>) => PhrasedStep,
): PhrasedStep {
  const line = make(Object.fromEntries(Object.keys(lines).map((name) => [name, ''])))
  return {
    key: line.key,
    in: (book) => make(Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, text.in(book)]))).in(book),
  }
}

/** Two of the same start, one used just inside the period and one just outside it. */
export function planLifetime(rule: RuleOf<'lifetime'>, criterion: Understood): Idea[] {
  const { thing, span, outcome, message, fault } = rule
  const moments = { inside: momentAfter(span, -1), outside: momentAfter(span, 1) }
  const over: PhrasedStep =
    message !== undefined
      ? say('shown', { text: message })
      : outcome !== undefined
        ? say('own', { outcome })
        : say('worksNoLonger', {})
  if (rule.lock) {
    // The lock is already there, so what led to it is no precondition.
    return [
      idea(
        { ...criterion, given: [] },
        {
          ...timeEdge,
          about: say('aboutTime', {}),
          title: withDates(moments, ({ inside = '', outside = '' }) => say('lockTitle', { inside, outside })),
          preconditions: [say('lockedSince', { time: startTime })],
          steps: [
            step(
              say('useRight', fault === undefined ? {} : { fault }),
              message === undefined ? say('actionRefused', {}) : say('shown', { text: message }),
              moments.inside,
            ),
            step(say('useRight', fault === undefined ? {} : { fault }), say('works', {}), moments.outside),
          ],
          assumptions: [say('clockCanBeSet', {})],
        },
      ),
    ]
  }
  const at = (key: 'useFirst' | 'useSecond', time: PhrasedStep): PhrasedStep =>
    withDates({ time }, ({ time: shown = '' }) => say(key, { thing, time: shown }))
  const title = withDates(moments, ({ inside = '', outside = '' }) =>
    rule.idle ? say('idleTitle', { inside, outside }) : say('lifetimeTitle', { thing, inside, outside }),
  )
  return [
    idea(criterion, {
      ...timeEdge,
      about: say('aboutTime', {}),
      title,
      preconditions: [
        rule.idle
          ? say('lastActivity', { time: startTime })
          : withDates({ time: startMoment() }, ({ time = '' }) => say('allStarted', { thing, time })),
      ],
      steps: [
        step(rule.idle ? say('actInFirst', {}) : at('useFirst', moments.inside), say('works', {}), moments.inside),
        step(rule.idle ? say('actInSecond', {}) : at('useSecond', moments.outside), over, moments.outside),
      ],
      assumptions: [say('clockCanBeSet', {})],
    }),
  ]
}

/** Triggered at a known time; the time of the result is read and compared with the last one allowed. */
export function planDeadline(
  { span, event, outcome, exclusive, atOnce }: RuleOf<'deadline'>,
  criterion: Understood,
): Idea[] {
  const due = momentAfter(span, 0)
  const late = momentAfter(span, 1)
  const given =
    event === undefined ? criterion.given : criterion.given.filter((text) => text.toLowerCase() !== event.toLowerCase())
  const arrives = exclusive
    ? withDates({ due }, (shown) => say('arrivedBefore', { outcome, due: shown.due ?? '' }))
    : withDates({ due, late }, (shown) => say('arrivedBy', { outcome, due: shown.due ?? '', late: shown.late ?? '' }))
  // A tester waits for what happens in seconds or a few minutes, and looks up later what takes longer.
  const watched = event !== undefined && atOnce === undefined && secondsOf(span) <= 300
  return [
    idea(
      { ...criterion, given },
      {
        ...timeEdge,
        technique: 'Use case',
        about: say('aboutTime', {}),
        title: withDates({ due }, ({ due: shown = '' }) => say('deadlineTitle', { outcome, due: shown })),
        preconditions:
          event === undefined
            ? [withDates({ time: startMoment() }, ({ time = '' }) => say('periodFrom', { time, ends: false }))]
            : [],
        steps: watched
          ? [step(say('triggerEvent', { event }), arrives, startTime)]
          : [
              ...(event === undefined
                ? []
                : [
                    step(
                      say('triggerEvent', { event }),
                      atOnce === undefined ? say('actionPossible', {}) : say('own', { outcome: atOnce }),
                      startTime,
                    ),
                  ]),
              step(say('checkArrival', {}), arrives),
            ],
        assumptions: watched ? [] : [say('readBack', {})],
      },
    ),
  ]
}

/** The last minute that is still in time, the first one that is not, and a page opened before it closed. */
export function planCutoff({ thing, clock, action, after, message }: RuleOf<'cutoff'>, criterion: Understood): Idea[] {
  const late = moved(clock, 1)
  const closed: PhrasedStep =
    message !== undefined
      ? say('actionRefusedWith', { message })
      : after !== undefined
        ? say('own', { outcome: after })
        : say('actionRefused', {})
  const act = action === undefined ? say('doIt', { thing: thing.words }) : say('useOwn', { words: action })
  return [
    idea(criterion, {
      ...timeEdge,
      about: say('aboutTime', {}),
      title: say('cutoffTitle', { thing, inside: clock.text, outside: late.text }),
      preconditions: [todayLine()],
      steps: [step(act, say('actionPossible', {}), clock.text), step(act, closed, late.text)],
      assumptions: [say('clockCanBeSet', {})],
    }),
  ]
}

/** N failures take effect even for the right entry; one fewer does not; the lock ends on time. */
export function planAttempts(
  { count, outcome, message, lock, window, thing, entry, loses, tolerated, fault, restarts = true }: RuleOf<'attempts'>,
  criterion: Understood,
): Idea[] {
  const named = fault === undefined ? {} : { fault }
  const closed = message === undefined ? say('stillLocked', { outcome }) : say('shown', { text: message })
  const preconditions = [say('noFailures', named)]
  if (loses === true)
    return [
      idea(criterion, {
        core: true,
        weight: 3,
        type: 'Boundary',
        technique: 'Boundary value analysis',
        title: say('openTitle', { text: outcome }),
        about: say('aboutAttempts', {}),
        preconditions,
        steps: [
          step(say('failTimes', { count: count - 1, ...named }), say('appliesNot', { outcome })),
          step(say('failAgain', named), say('applies', { outcome }), entry),
        ],
      }),
    ]
  if (tolerated === true)
    return [
      idea(criterion, {
        core: true,
        weight: 3,
        type: 'Boundary',
        technique: 'Boundary value analysis',
        title: say('openTitle', { text: outcome }),
        about: say('aboutAttempts', {}),
        preconditions,
        steps: [
          step(say('failTimes', { count, ...named }), message === undefined ? say('noneWorks', {}) : closed),
          step(say('useRight', named), say('works', {})),
        ],
      }),
    ]
  const ideas = [
    idea(criterion, {
      core: true,
      weight: 3,
      type: 'Negative',
      technique: 'State transition',
      title: say('attemptsTitle', { count, outcome, ...named }),
      about: say('aboutAttempts', {}),
      preconditions,
      steps: [
        step(say('failTimes', { count, ...named }), say('noneWorks', {}), fault === undefined ? entry : undefined),
        step(say('useRight', named), closed),
      ],
    }),
  ]
  if (count > 1) {
    ideas.push(
      idea(criterion, {
        weight: 2,
        type: 'Boundary',
        technique: 'Boundary value analysis',
        title: say('attemptsEdgeTitle', { count: count - 1, restarts }),
        about: say('aboutAttempts', {}),
        preconditions,
        steps: [
          step(say('failTimes', { count: count - 1, ...named }), say('noneWorks', {})),
          step(say('useRight', named), say('works', {})),
          ...(restarts
            ? [
                step(say('failTimes', { count: count - 1, ...named }), say('noneWorks', {})),
                step(say('useRight', named), say('works', {})),
              ]
            : []),
        ],
      }),
    )
  }
  if (window !== undefined && count > 1)
    ideas.push(
      idea(criterion, {
        weight: 2,
        type: 'Boundary',
        technique: 'Boundary value analysis',
        title: say('windowTitle', { count, period: window.text }),
        about: say('aboutAttempts', {}),
        preconditions,
        steps: [
          step(say('failTimes', { count: count - 1, ...named }), say('noneWorks', {})),
          step(say('failLater', { count: 1, period: window.text }), say('noneWorks', {})),
          step(say('useRight', named), say('works', {})),
        ],
      }),
    )
  return lock === undefined || secondsOf(lock) === 0
    ? ideas
    : [
        ...ideas,
        ...planLifetime(
          {
            kind: 'lifetime',
            source: '',
            thing,
            span: lock,
            idle: false,
            lock: true,
            ...named,
            ...(message === undefined ? {} : { message }),
          },
          criterion,
        ).map((one) => ({ ...one, core: false })),
      ]
}
