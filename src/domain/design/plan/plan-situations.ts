import { say, type PhrasedStep } from '../phrase/vocabulary.ts'
import { edgesOf, type Edge } from '../understand/limits.ts'
import type { RuleOf } from '../understand/rule.ts'
import type { Understood } from '../understand/understand.ts'
import { isLength } from '../understand/value.ts'
import { refusedAnswer } from './answers.ts'
import { idea, step, type Idea } from './idea.ts'
import { writtenOut } from './written-out.ts'

/** The steps change what a precondition would state, so that it is left out. */
export function withoutGiven(criterion: Understood, source: string): Understood {
  return { ...criterion, given: criterion.given.filter((text) => text !== source) }
}

/** A value as it is tried; an hour is taken apart into minutes, so that the edge is a narrow one. */
function shownEdges(limit: RuleOf<'threshold'>['limit']): (Edge & { shown: string })[] {
  const precise = (edge: Edge, all: Edge[]): string => {
    const { value, place } = edge
    if (value.measure !== 'hour' || value.amount < 2) return value.text
    const bound = all.find(
      ({ value: other }) => other.amount === (place === 'belowMin' ? value.amount + 1 : value.amount - 1),
    )
    const stated = [limit.low?.value.amount, limit.high?.value.amount]
    if (stated.includes(value.amount) || bound === undefined) return value.text
    return value.amount < bound.value.amount ? `${String(value.amount)}:59 h` : `${String(bound.value.amount)}:01 h`
  }
  const edges = edgesOf(limit).filter(({ value }) => value.amount >= 0)
  return edges.map((edge) => ({ ...edge, shown: precise(edge, edges) }))
}

/** An event that names a limit of its own, with a value that keeps to it. */
function within(event: string, { rules }: Understood): string {
  const own = rules.find((rule) => rule.kind === 'threshold' && rule.source === event)
  if (own?.kind !== 'threshold') return event
  const kept = shownEdges(own.limit).find(({ inside }) => inside)
  return kept === undefined ? event : own.template(kept.shown)
}

/** A situation just inside and just outside a limit that decides what happens. */
export function planThreshold(rule: RuleOf<'threshold'>, criterion: Understood): Idea[] {
  const edges = shownEdges(rule.limit)
  const first = edges.find(({ inside }) => inside)
  if (first === undefined) return []
  const [stated] = criterion.when.filter((text) => text !== rule.source)
  const event = stated === undefined ? undefined : within(stated, criterion)
  return [
    idea(withoutGiven(criterion, rule.source), {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('thresholdTitle', {
        thing: rule.thing,
        inside: first.shown,
        outside: edges.find(({ inside }) => !inside)?.shown ?? '',
        ...(rule.outcome === '' ? {} : { outcome: rule.outcome }),
      }),
      about: say('aboutEdges', {}),
      steps: edges.map(({ value, shown, inside }) => {
        const words = rule.template(shown)
        const outcome = rule.outcome === '' ? rule.statement(shown) : rule.outcome
        const action = criterion.when.includes(rule.source)
          ? rule.happens === true
            ? say('bringAbout', { event: words })
            : say('useOwn', { words })
          : event === undefined
            ? say('bringAbout', { event: words })
            : say('caseThen', { words, event })
        return step(
          action,
          !inside && rule.otherSide !== undefined
            ? say('own', { outcome: rule.otherSide })
            : say(inside ? 'applies' : 'appliesNot', { outcome }),
          isLength(value) ? writtenOut(value, false) : shown,
        )
      }),
      assumptions: rule.otherSide === undefined ? [say('oppositeOpen', {})] : [],
    }),
  ]
}

/** The last value that somebody may use, and the first one that is refused. */
export function planRestriction(rule: RuleOf<'restriction'>, criterion: Understood): Idea[] {
  const { thing, limit, template, message, after, body } = rule
  const edges = shownEdges(limit)
  const refusal: PhrasedStep =
    body !== undefined
      ? refusedAnswer(rule, '')
      : message !== undefined
        ? say('actionRefusedWith', { message })
        : after !== undefined
          ? say('own', { outcome: after })
          : say('actionRefused', {})
  const [accepted, refused] = [edges.filter(({ inside }) => inside), edges.filter(({ inside }) => !inside)]
  return [
    idea(criterion, {
      core: true,
      weight: 2,
      type: 'Boundary',
      technique: 'Boundary value analysis',
      title: say('limitTitle', {
        thing,
        accepted: accepted.map(({ shown }) => shown),
        refused: refused.map(({ shown }) => shown),
      }),
      about: say('aboutEdges', {}),
      steps: edges.map(({ shown, inside }) =>
        body === undefined
          ? step(say('attempt', { event: template(shown) }), inside ? say('actionPossible', {}) : refusal, shown)
          : step(
              say('sendRequest', { request: body, condition: template(shown) }),
              inside ? say('requestAccepted', {}) : refusal,
              shown,
            ),
      ),
      assumptions:
        body === undefined && message === undefined && after === undefined ? [say('refusalTextOpen', {})] : [],
    }),
  ]
}
