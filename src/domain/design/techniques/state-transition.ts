import type { CaseDraft } from '../draft.ts'
import { transitionOf } from '../reading/transition.ts'
import type { Rule } from '../reading/rule.ts'
import { actSteps } from '../steps/act.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { ruleName } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/**
 * State transition testing (ISO/IEC/IEEE 29119-4, 5.2.8): the change that a criterion tells is its own case; what is added
 * are the transitions that no criterion tells, from the target itself and from another status of the ticket.
 */
export function stateCases(rule: Rule, wording: Wording, ticket: string, statuses: string[], isToldElsewhere: (status: string) => boolean): CaseDraft[] {
  const transition = transitionOf(rule)
  if (transition === undefined) return []
  const { from, to } = transition
  const foreign = statuses.filter((status) => status !== from && status !== to && !isToldElsewhere(status)).slice(0, 2)
  return [fromStatus(rule, to, to, wording, ticket), ...(from === undefined ? [] : foreign.map((status) => fromStatus(rule, status, to, wording, ticket)))]
}

function fromStatus(rule: Rule, start: string, to: string, wording: Wording, ticket: string): CaseDraft {
  const { state } = wording
  const again = start === to
  const others = { ...rule, given: rule.given.filter(({ text }) => !/(?<!\p{L})(?:status|state|estado)(?!\p{L})/iu.test(text)) }
  return {
    rule,
    criterionIds: [rule.id],
    title: again ? state.again(ruleName(rule), to) : state.fromOther(ruleName(rule), start),
    description: state.about(rule.id, to),
    preconditions: [...others.given.map(({ text }) => text), state.isIn(start)],
    type: 'State',
    technique: 'State transition testing',
    steps: [
      ...arrangeSteps(others, wording, ticket),
      { step: state.bringInto(start), data: start, expected: state.isIn(start) },
      ...actSteps(rule, wording),
      { step: state.look, data: start, expected: again ? state.staysOnce(to) : state.stays(start, to) },
    ],
    assumptions: [state.assume(rule.id, start)],
    main: false,
    weight: again ? 1 : 2,
  }
}
