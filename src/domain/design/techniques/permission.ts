import type { CaseDraft } from '../draft.ts'
import { accessOf } from '../reading/access.ts'
import type { Rule } from '../reading/rule.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { outcomeOf } from '../steps/assert.ts'
import { actionData } from '../steps/step-data.ts'
import { ruleName } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/** Role-based access: the same action by someone who lacks the role, and by someone who is not signed in. */
export function permissionCases(rule: Rule, wording: Wording, ticket: string): CaseDraft[] {
  const access = accessOf(rule)
  if (access === undefined) return []
  const { permission } = wording
  const cases = access.role === undefined ? [] : [refused(rule, permission.lacking(access.role), permission.lackingAccount(access.role), wording, ticket)]
  return [...cases, refused(rule, permission.anonymous, permission.noAccount, wording, ticket)]
}

function refused(rule: Rule, who: string, account: string, wording: Wording, ticket: string): CaseDraft {
  const { permission, positive } = wording
  const others = { ...rule, given: rule.given.filter(({ text }) => accessOf({ ...rule, negative: false, given: [{ text }], when: [{ text: '-' }], then: [], statement: false }) === undefined) }
  const action = rule.when.length === 0 ? undefined : rule.when.map(({ text }) => text).join('; ')
  return {
    rule,
    criterionIds: [rule.id],
    title: permission.refused(ruleName(rule), who),
    description: permission.about(rule.id),
    preconditions: [...others.given.map(({ text }) => text), permission.actsAs(who)],
    type: 'Permission',
    technique: 'Role-based access testing',
    steps: [
      ...arrangeSteps(others, wording, ticket),
      { step: permission.become(who), data: account, expected: permission.actsAs(who) },
      { step: action === undefined ? positive.bringAbout(rule.text) : permission.attempt(action), data: actionData({ text: action ?? rule.text }, wording), expected: permission.notDone },
      { step: permission.lookAsAllowed, data: wording.noInput, expected: wording.absent(rule.statement && action !== undefined ? action : outcomeOf(rule)) },
    ],
    assumptions: [permission.assume(rule.id)],
    main: false,
    weight: 3,
  }
}
