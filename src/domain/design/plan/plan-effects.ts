import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { EffectStep, RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { idea, step, type Idea } from './idea.ts'

const longestTitle = 80

/** Action and outcome in the criterion's own words. */
export function planEffect(
  { given, steps, outcome, title, open, dated = false, refuses = false, ownSituation = false }: RuleOf<'effect'>,
  stated: Understood,
): Idea[] {
  const criterion = ownSituation ? { ...stated, given: [] } : stated
  const made = steps.map((one, at) =>
    step(
      actionOf(one),
      at < steps.length - 1 && one.outcome === undefined && one.refused !== true
        ? say('noError', {})
        : outcomeOf(one, at === steps.length - 1 ? outcome : ''),
      one.data,
    ),
  )
  const negative =
    refuses ||
    (steps.length > 0 && steps.every(({ refused }) => refused === true)) ||
    (steps[0]?.what === 'action' &&
      steps[0].refused === true &&
      steps.every(({ what, words }) => what !== 'action' || /^(?:Try|Look) /.test(words)))
  // What is seen first names a case whose outcome is told step by step.
  const told = outcome === '' ? (steps.find((one) => one.outcome !== undefined)?.outcome ?? '') : outcome
  const lead = outcome === '' ? (told.split(/(?<=[^\d.])\. (?=\p{Lu})/u)[0] ?? '') : outcome
  const named =
    [title, scenarioTitle(criterion, lead), outcome, lead, steps[0]?.words, criterion.text].find(
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
  const whole = `${title}: ${withSmallArticle(outcome)}`
  return whole.length <= longestTitle && outcome !== '' ? whole : title
}

const opening =
  /^(?:The|An?|No|It|They|Its|Der|Die|Das|Dem|Den|Ein|Eine|Einen|Es|Sie|Er|Kein|Keine|El|La|Los|Las|Un|Una|Se|Le|Les|Une|O|A|Os|As|Um|Uma|Aparece|Il|Elle|Aucune?|Ning[uú]n[oa]?|Nenhuma?)(?= )|^L(?=['’])/u

/** A name keeps its capital letter behind the colon. */
function withSmallArticle(text: string): string {
  return text.replace(opening, (word) => word.toLowerCase())
}

function actionOf({ prepared, ...one }: EffectStep): PhrasedStep {
  return prepared === undefined ? actionItself(one) : say('withRow', { prepared, step: actionItself(one) })
}

function actionItself({ what, words }: EffectStep): PhrasedStep {
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

function outcomeOf(one: EffectStep | undefined, whole: string): PhrasedStep {
  const outcome = one?.outcome ?? whole
  if (outcome !== '') return say(one?.denied === true ? 'appliesNot' : 'own', { outcome })
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
      preconditions: [say('openSituation', { text: outcome })],
      steps: [step(say('openStep', { text: outcome }), say('openOutcome', { text: outcome }))],
      assumptions: [vague ? say('decideMeasure', { text: outcome }) : say('decideExample', {})],
    }),
  ]
}
