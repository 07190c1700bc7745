import type { CaseDraft } from '../draft.ts'
import { outlineRows, withDataTable } from '../reading/examples.ts'
import type { Rule } from '../reading/rule.ts'
import { actSteps } from '../steps/act.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { assertSteps } from '../steps/assert.ts'
import { joinOutcome } from '../steps/join-outcome.ts'
import { ruleTitle } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'
import { dataDrivenCase } from './data-driven.ts'

/** The case that shows a criterion to hold, in the criterion's own words: arrange, act, assert. */
export function positiveCase(criterion: Rule, wording: Wording, ticket: string): CaseDraft {
  const { positive } = wording
  const outline = outlineRows(criterion).length > 0
  const rule = outline ? criterion : withDataTable(criterion)
  const plain: CaseDraft = {
    rule,
    criterionIds: [rule.id],
    title: ruleTitle(rule),
    description: positive.description(rule.id, rule.text),
    preconditions: rule.given.map((given) => given.text),
    type: rule.negative ? 'Negative' : 'Positive',
    technique: 'Scenario testing',
    steps: [...arrangeSteps(rule, wording, ticket), ...joinOutcome(actSteps(rule, wording), assertSteps(rule, wording), wording)],
    assumptions: [
      ...(rule.when.length === 0 && rule.given.length === 0 && rule.subject === undefined ? [positive.assumeAction(rule.id)] : []),
      ...(rule.then.length === 0 ? [positive.assumeOutcome(rule.id)] : []),
    ],
    main: true,
    weight: 0,
  }
  return outline ? dataDrivenCase(rule, plain, wording, ticket) : plain
}
