import type { CaseDraft } from '../draft.ts'
import type { Rule } from '../reading/rule.ts'
import { ruleTitle } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'
import { actSteps, arrangeSteps, assertSteps } from './outcome.ts'

/** The case that shows a criterion to hold, in the criterion's own words: arrange, act, assert. */
export function positiveCase(rule: Rule, wording: Wording, ticket: string): CaseDraft {
  const { positive } = wording
  return {
    rule,
    title: ruleTitle(rule),
    description: positive.description(rule.id, rule.text),
    preconditions: rule.given.map((given) => given.text),
    type: rule.negative ? 'Negative' : 'Positive',
    technique: 'Scenario testing',
    steps: [...arrangeSteps(rule, wording, ticket), ...actSteps(rule, wording), ...assertSteps(rule, wording)],
    assumptions: [
      ...(rule.when.length === 0 ? [positive.assumeAction(rule.id)] : []),
      ...(rule.then.length === 0 ? [positive.assumeOutcome(rule.id)] : []),
    ],
    main: true,
    weight: 0,
  }
}
