import { say, type Line } from '../phrase/vocabulary.ts'
import type { EffectStep, RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { dateLine, today } from './dates.ts'
import { idea, step, type Idea, type IdeaStep } from './idea.ts'

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

const longestTitle = 80

function records(names: string[]): { names: string[]; line: Line } {
  const dates = [today - 20, today - 2, today - 9].map(dateLine)
  return {
    names,
    line: {
      key: 'sampleRecords',
      in: (book) => book.sampleRecords({ records: names.map((name, at) => `${name} (${dates[at]?.in(book) ?? ''})`) }),
    },
  }
}

export function planSorting({ thing, by }: RuleOf<'sorting'>, criterion: Understood): Idea[] {
  const { names, line } = records(['Beta', 'Alpha', 'Gamma'])
  const ordered = by === 'alphabet' ? ['Alpha', 'Beta', 'Gamma'] : ['Alpha', 'Gamma', 'Beta']
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      title: say('sortTitle', { thing }),
      about: say('aboutOrder', {}),
      preconditions: [line],
      steps: [step(say('openList', {}), say('order', { records: ordered.filter((name) => names.includes(name)) }))],
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}

export function planPaging({ size }: RuleOf<'paging'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('pageTitle', { size }),
      about: say('aboutEdges', {}),
      preconditions: [say('recordsExist', { count: size })],
      steps: [
        step(say('openList', {}), say('onePage', { size }), String(size)),
        step(say('reachCount', { count: String(size + 1) }), say('secondPage', { size }), String(size + 1)),
      ],
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}

export function planSearch({ anyCase }: RuleOf<'search'>, criterion: Understood): Idea[] {
  const line: Line = {
    key: 'sampleRecords',
    in: (book) => book.sampleRecords({ records: ['Kestrel 1', 'Kestrel 2', 'Heron'] }),
  }
  const steps: IdeaStep[] = [
    step(say('searchFor', {}), say('found', { hits: ['Kestrel 1', 'Kestrel 2'], misses: ['Heron'] }), 'kestrel'),
  ]
  if (anyCase) steps.push(step(say('searchOther', {}), say('sameHits', {}), 'KESTREL'))
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      title: say('searchTitle', {}),
      about: say('aboutEffect', {}),
      preconditions: [line],
      steps,
      assumptions: [say('exampleRecords', {})],
    }),
  ]
}

export function planFilters({ names }: RuleOf<'filters'>, criterion: Understood): Idea[] {
  const [first = '', ...others] = names
  const steps = names.map((name, at) =>
    step(say('setFilter', { name }), say('filtered', { names: names.slice(0, at + 1) })),
  )
  if (others.length > 0) steps.push(step(say('clearFilter', { name: first }), say('filtered', { names: others })))
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      technique: 'Decision table',
      title: say('filtersTitle', { names }),
      about: say('aboutCondition', {}),
      steps,
      assumptions: [say('exampleRecords', {})],
    }),
  ]
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
  const message =
    outcome === undefined
      ? say('oneMessage', { channel, ...(content === undefined ? {} : { content }) })
      : say('own', { outcome: `${outcome}; exactly one has arrived` })
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
          step(trigger, action === undefined ? say('noError', {}) : say('actionPossible', {})),
          step(say('openMessages', { channel }), message),
        ],
      },
    ),
  ]
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

export function planApi({ condition, status, code, request }: RuleOf<'api'>, criterion: Understood): Idea[] {
  const asked = request ?? 'HTTP'
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: status < 400 ? 'Positive' : 'Negative',
      title: say('statusTitle', { condition, status: String(status) }),
      about: say('aboutRequest', {}),
      preconditions: [say('validRequest', { request: asked })],
      steps: [
        step(
          say('sendRequest', { request: asked, condition }),
          say('status', { status: String(status), ...(code === undefined ? {} : { code }) }),
        ),
      ],
    }),
  ]
}

/** Action and outcome in the criterion's own words. */
export function planEffect(
  { given, steps, outcome, title, open, dated = false, refuses = false }: RuleOf<'effect'>,
  criterion: Understood,
): Idea[] {
  const made = steps.map((one, at) =>
    step(
      actionOf(one),
      at < steps.length - 1 && one.outcome === undefined && one.refused !== true
        ? say('noError', {})
        : outcomeOf(one, at === steps.length - 1 ? outcome : ''),
      one.data,
    ),
  )
  const negative = refuses || (steps.length > 0 && steps.every(({ refused }) => refused === true))
  const named =
    [title, scenarioTitle(criterion, outcome), outcome, steps[0]?.words, criterion.text].find(
      (text) => text !== undefined && text.trim() !== '',
    ) ?? criterion.id
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: negative ? 'Negative' : 'Positive',
      technique: 'Use case',
      title: say('openTitle', { text: named }),
      about: say('aboutEffect', {}),
      preconditions: given
        .filter((condition) => !criterion.given.includes(condition))
        .map((condition) => say('conditionTrue', { condition })),
      steps: made.length === 0 ? [step(say('lookAgain', {}), outcomeOf(undefined, outcome))] : made,
      assumptions: [
        ...(open === undefined
          ? []
          : [
              open === 'measure'
                ? say('decideMeasure', { text: criterion.text })
                : say('decideOutcome', { text: outcome }),
            ]),
        ...(dated ? [say('dateCanBeSet', {})] : []),
      ],
    }),
  ]
}

/** A scenario has a name of its own; the heading above a statement names a whole section. */
function scenarioTitle({ title, when }: Understood, outcome: string): string | undefined {
  if (when.length === 0 || title === undefined) return undefined
  const whole = `${title}: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`
  return whole.length <= longestTitle && outcome !== '' ? whole : title
}

function actionOf({ what, words }: EffectStep): Line {
  switch (what) {
    case 'control':
      return say('selectControl', { control: words })
    case 'event':
      return say('bringAbout', { event: words })
    case 'look':
      return words === '' ? say('lookAgain', {}) : say('lookAt', { thing: words })
    case 'request':
      return say('sendRequest', { request: words, condition: '' })
    case 'action':
      return say('useOwn', { words })
  }
}

function outcomeOf(one: EffectStep | undefined, whole: string): Line {
  const outcome = one?.outcome ?? whole
  if (outcome !== '') return say('own', { outcome })
  return one?.refused === true ? say('actionRefused', {}) : say('actionPossible', {})
}

/** Something that is not taken: it is tried, and nothing changes. */
export function planRefusal({ subject, message, source }: RuleOf<'refusal'>, criterion: Understood): Idea[] {
  const refused = message === undefined ? say('actionRefused', {}) : say('actionRefusedWith', { message })
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Negative',
      title: say('openTitle', { text: source }),
      about: say('aboutEffect', {}),
      steps: [step(say('tryWith', { thing: subject }), refused, subject)],
      assumptions: message === undefined ? [say('refusalTextOpen', {})] : [],
    }),
  ]
}

/** A state that can be seen: the thing is looked at. */
export function planObservation({ subject, outcome }: RuleOf<'observation'>, criterion: Understood): Idea[] {
  return [
    idea(criterion, {
      core: true,
      weight: 1,
      technique: 'Use case',
      title: say('openTitle', { text: outcome }),
      about: say('aboutEffect', {}),
      steps: [step(say('lookAt', { thing: subject }), say('own', { outcome }))],
    }),
  ]
}

/** What could not be understood: one look, the criterion's own outcome, and what the tester has to decide. */
export function planStatement({ outcome: stated, vague }: RuleOf<'statement'>, criterion: Understood): Idea[] {
  const outcome = stated.trim() === '' ? criterion.text : stated
  return [
    idea(criterion, {
      core: true,
      weight: 0,
      technique: 'Checklist-based',
      title: say('openTitle', { text: outcome }),
      about: vague ? say('aboutOpen', {}) : say('aboutEffect', {}),
      steps: [step(say('lookAgain', {}), say('own', { outcome }))],
      assumptions: [vague ? say('decideMeasure', { text: outcome }) : say('decideOutcome', { text: outcome })],
    }),
  ]
}
