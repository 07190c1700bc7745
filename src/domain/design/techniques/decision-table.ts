import type { TestStep } from '../../test-case/test-case.ts'
import type { CaseDraft } from '../draft.ts'
import { conditionsOf } from '../reading/conditions.ts'
import { isDoing } from '../reading/action.ts'
import { withoutEnd } from '../reading/clause.ts'
import type { Rule } from '../reading/rule.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { outcomeOf } from '../steps/assert.ts'
import { actionData, comparedData, stepData } from '../steps/step-data.ts'
import { capitalised, ruleName, shorten } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/**
 * Decision table testing (ISO/IEC/IEEE 29119-4, 5.2.6), reduced to the rows in which one condition alone decides: each
 * condition false while the others hold, each alternative of an 'or' alone, and the exception behind 'unless'.
 */
export function decisionCases(rule: Rule, wording: Wording, ticket: string, isSaidElsewhere: (condition: string) => boolean): CaseDraft[] {
  const { all, either } = conditionsOf(rule, wording.language)
  const alone = all.length === 1 && either.length === 0 && rule.exceptions.length === 0
  const negated = alone && all[0] !== undefined && isSaidElsewhere(all[0]) ? [] : all
  return [
    ...rule.exceptions.map((exception) => exceptionCase(rule, exception, wording, ticket)),
    ...negated.map((condition) => rowCase(rule, condition, wording, ticket)),
    ...either.map(({ source, alternatives }) => alternativesCase(rule, source, alternatives, wording, ticket)),
  ]
}

/** The row in which one condition does not hold: the outcome must stay out. */
function rowCase(rule: Rule, condition: string, wording: Wording, ticket: string): CaseDraft {
  const { decision } = wording
  const others = { ...rule, given: rule.given.filter(({ text }) => !text.includes(condition)) }
  return {
    ...common(rule, decision.about(rule.id)),
    title: decision.without(ruleName(rule), shorten(condition, 60)),
    preconditions: [...others.given.map(({ text }) => text), decision.notSo(condition)],
    steps: [...arrangeSteps(others, wording, ticket), turnedAround(condition, wording), ...actWithout(rule, condition, wording), absentStep(rule, wording)],
    assumptions: [wording.assumeAbsent(rule.id)],
    weight: 2,
  }
}

/** The step that makes a condition false. 'No existe' is turned into 'existe', not denied twice. */
function turnedAround(condition: string, wording: Wording): TestStep {
  const { positive } = wording
  const affirmed = /^no\s+(.{4,})$/iu.exec(condition)?.[1]
  const data = comparedData({ text: condition }, wording)
  if (wording.language === 'es' && affirmed !== undefined) return { step: positive.setUp(affirmed), data, expected: positive.holds(affirmed) }
  return { step: positive.exception(condition), data, expected: positive.isNotSo(condition) }
}

/** The actions of a rule without the condition that is not to hold; other conditions of the same sentence stay. */
function actWithout(rule: Rule, condition: string, wording: Wording): TestStep[] {
  return rule.when.flatMap((when) => {
    if (!when.text.includes(condition)) return [step(when.text, wording)]
    const rest = withoutEnd(when.text.replace(condition, '').replace(/^\s*,?\s*(?:and|y|und|et|e)\s+|\s*,?\s*(?:and|y|und|et|e)\s*$/giu, '').trim())
    return rest === '' ? [] : [step(rest, wording)]
  })
}

function step(text: string, wording: Wording): TestStep {
  const { positive } = wording
  const doing = isDoing(text, wording.language)
  return { step: doing ? positive.act(text) : positive.cause(text), data: actionData({ text }, wording), expected: doing ? positive.acted(text) : positive.holds(text) }
}

function absentStep(rule: Rule, wording: Wording): TestStep {
  return { step: wording.positive.checkOutcome, data: wording.noInput, expected: wording.absent(outcomeOf(rule)) }
}

/** The row in which the exception holds. */
function exceptionCase(rule: Rule, exception: string, wording: Wording, ticket: string): CaseDraft {
  const plain = { ...rule, exceptions: [] }
  const { positive, decision } = wording
  return {
    ...common(rule, decision.about(rule.id)),
    title: decision.excepted(ruleName(rule), shorten(exception, 60)),
    preconditions: [...rule.given.map(({ text }) => text), exception],
    steps: [
      ...arrangeSteps(plain, wording, ticket),
      { step: positive.cause(exception), data: stepData({ text: exception }, wording), expected: positive.holds(exception) },
      ...rule.when.map((when) => step(when.text, wording)),
      absentStep(rule, wording),
    ],
    assumptions: [],
    weight: 3,
  }
}

/** The rows in which one alternative alone holds: each is enough. */
function alternativesCase(rule: Rule, source: string, alternatives: string[], wording: Wording, ticket: string): CaseDraft {
  const { decision, positive } = wording
  const outcome = capitalised(outcomeOf(rule))
  const actions = rule.when.filter((when) => when.text !== source)
  return {
    ...common(rule, decision.aboutEither(rule.id)),
    title: decision.eachAlone(ruleName(rule), alternatives.map((alternative) => shorten(alternative, 40)).join(' / ')),
    steps: [
      ...arrangeSteps({ ...rule, given: rule.given.filter(({ text }) => text !== source) }, wording, ticket),
      ...alternatives.map((alternative) => ({ step: actions.length === 0 ? decision.only(alternative) : `${decision.only(alternative)}. ${positive.act(actions.map(({ text }) => text).join('; '))}`, data: stepData({ text: alternative }, wording), expected: outcome })),
    ],
    assumptions: [],
    weight: 1,
  }
}

function common(rule: Rule, description: string): Pick<CaseDraft, 'rule' | 'criterionIds' | 'description' | 'preconditions' | 'type' | 'technique' | 'main'> {
  return { rule, criterionIds: [rule.id], description, preconditions: rule.given.map((given) => given.text), type: 'Decision', technique: 'Decision table', main: false }
}
