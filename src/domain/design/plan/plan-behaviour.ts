import { say } from '../phrase/vocabulary.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { idea, step, type Idea } from './idea.ts'

/** The straight path, one change per step; then every status with the changes offered. */
export function planTransitions(
  { pairs, closed, thing, step: action }: RuleOf<'transitions'>,
  criterion: Understood,
): Idea[] {
  const [first] = pairs
  if (first === undefined) return []
  const path: string[] = [first[0]]
  for (const [from, to] of pairs) if (path.at(-1) === from) path.push(to)
  const steps = path
    .slice(1)
    .map((to, at) =>
      step(
        at === 0 && action !== undefined ? say('useOwn', { words: action }) : say('changeStatus', { to }),
        say('statusIs', { status: to }),
      ),
    )
  const ideas = [
    idea(criterion, {
      core: true,
      weight: 2,
      technique: 'State transition',
      title: say('statesTitle', { from: path[0] ?? '', to: path.at(-1) ?? '' }),
      about: say('aboutStates', {}),
      preconditions: [say('inStatus', { thing, status: path[0] ?? '' })],
      steps,
    }),
  ]
  const branches = pairs.filter(([from, to]) => !(path.includes(to) && path[path.indexOf(to) - 1] === from))
  for (const [from, to] of branches)
    ideas.push(
      idea(criterion, {
        weight: 1,
        technique: 'State transition',
        title: say('statesTitle', { from, to }),
        about: say('aboutStates', {}),
        preconditions: [say('inStatus', { thing, status: from })],
        steps: [step(say('changeStatus', { to }), say('statusIs', { status: to }))],
      }),
    )
  if (!closed) return ideas
  const statuses = [...new Set(pairs.flat())]
  ideas.push(
    idea(criterion, {
      weight: 2,
      type: 'Negative',
      technique: 'State transition',
      title: say('noOtherStatesTitle', { thing }),
      about: say('aboutStates', {}),
      steps: statuses.map((status) =>
        step(
          say('lookAtChanges', { thing }),
          say('onlyThese', { statuses: pairs.filter(([from]) => from === status).map(([, to]) => to) }),
          status,
        ),
      ),
    }),
  )
  return ideas
}

export function planUnique({ thing, step: action, message, outcome }: RuleOf<'unique'>, criterion: Understood): Idea[] {
  const first = action === undefined ? say('saveFirstWith', { thing }) : say('useOwn', { words: action })
  const second = action === undefined ? say('saveSecondWith', { thing }) : say('again', { step: action })
  const refused =
    message !== undefined
      ? say('shown', { text: message })
      : outcome === undefined
        ? say('oneOnly', { thing })
        : say('own', { outcome })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      technique: 'Error guessing',
      title: say('uniqueTitle', { thing }),
      about: say('aboutTwice', {}),
      steps: [
        ...(outcome === undefined ? [step(first, say('actionPossible', {}))] : []),
        step(outcome === undefined ? second : first, refused),
      ],
      assumptions: [say('readBack', {})],
    }),
  ]
}

/** The event, the message with its content, and no message without the event. */
export function planNotice(
  { channel, event, step: action, content, outcome }: RuleOf<'notice'>,
  criterion: Understood,
): Idea[] {
  const trigger =
    action !== undefined
      ? say('useOwn', { words: action })
      : event === undefined
        ? say('triggerNotice', {})
        : say('bringAbout', { event })
  // "The order stays open and the customer gets an e-mail": the state is seen at once, the message where it arrives.
  const both = /^(?<state>.{5,120}?),? and (?<told>.{5,160})$/u.exec(outcome ?? '')?.groups
  const split =
    both?.state !== undefined &&
    both.told !== undefined &&
    !says(both.state, channel) &&
    says(both.told, channel) &&
    !/^an? [\p{L} -]{3,40}$/iu.test(both.told)
      ? { state: both.state, told: both.told }
      : undefined
  const message =
    outcome === undefined
      ? say('oneMessage', { channel, ...(content === undefined ? {} : { content }) })
      : say('own', { outcome: `${split?.told ?? outcome}; exactly one has arrived` })
  return [
    idea(
      { ...criterion, given: criterion.given.filter((text) => text.toLowerCase() !== event?.toLowerCase()) },
      {
        core: true,
        weight: 2,
        technique: 'Use case',
        title: outcome === undefined ? say('noticeTitle', { channel }) : say('openTitle', { text: outcome }),
        about: say('aboutNotice', {}),
        preconditions: [say('messagesEmpty', { channel })],
        steps: [
          step(
            trigger,
            split !== undefined
              ? say('own', { outcome: split.state })
              : action === undefined
                ? say('noError', {})
                : say('actionPossible', {}),
          ),
          step(say('openMessages', { channel }), message),
        ],
      },
    ),
  ]
}

function says(text: string, channel: string): boolean {
  return text.toLowerCase().includes(channel.toLowerCase())
}

export function planPersistence({ outcome, step: action }: RuleOf<'persistence'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      technique: 'Use case',
      title: say('reloadTitle', { outcome }),
      about: say('aboutReload', {}),
      steps:
        action === undefined
          ? [step(say('changeSomething', {}), say('changeShown', {})), step(say('reload', {}), say('changeKept', {}))]
          : [
              step(say('useOwn', { words: action }), say('own', { outcome })),
              step(say('reload', {}), say('stillThere', { outcome })),
            ],
      assumptions: [say('readBack', {})],
    }),
  ]
}

export function planSimultaneous(
  { outcome, condition, step: action, message }: RuleOf<'simultaneous'>,
  criterion: Understood,
): Idea[] {
  const act = say('both', { step: action ?? condition ?? criterion.text })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      technique: 'Error guessing',
      title: say('sameTimeTitle', { outcome }),
      about: say('aboutSameTime', {}),
      preconditions: [say('twoSessions', {})],
      steps: [
        step(act, say('oneWins', { outcome })),
        step(say('reload', {}), message === undefined ? say('doneOnce', {}) : say('doneOnce', {})),
      ],
      assumptions: [say('parallel', {})],
    }),
  ]
}
