import type { TestStep } from '../../test-case/test-case.ts'
import type { CaseDraft } from '../draft.ts'
import { boundaryValues, type BoundaryValue } from '../limits/boundary-values.ts'
import type { Range } from '../limits/range.ts'
import { valueData } from '../limits/value-data.ts'
import { limitsOf, type LimitRole, type RuleLimit } from '../reading/rule-limits.ts'
import type { Rule } from '../reading/rule.ts'
import { actSteps } from '../steps/act.ts'
import { arrangeSteps } from '../steps/arrange.ts'
import { outcomeOf } from '../steps/assert.ts'
import { withValue } from '../steps/with-value.ts'
import { capitalised, ruleName } from '../titles.ts'
import type { Wording } from '../wording/wording.ts'

/** Boundary value analysis (ISO/IEC/IEEE 29119-4, 5.2.3): for each limit the edge and the nearest value on each side. */
export function boundaryCases(rule: Rule, wording: Wording, ticket: string): CaseDraft[] {
  return limitsOf(rule).flatMap((limit) => (limit.role === 'measured' ? [measuredCase(rule, limit, wording, ticket)] : sidesOf(rule, limit, wording, ticket)))
}

/** One case inside the limit and one outside, so that a failure says which side is wrong. */
function sidesOf(rule: Rule, limit: RuleLimit, wording: Wording, ticket: string): CaseDraft[] {
  const { inside, outside } = boundaryValues(limit.range)
  const { boundary } = wording
  const titles = titlesOf(limit.role, wording)
  const side = (values: BoundaryValue[], isInside: boolean): CaseDraft[] =>
    values.length === 0
      ? []
      : [
          {
            ...common(withoutLimit(rule, limit), limit.range, wording),
            rule,
            title: (isInside ? titles.inside : titles.outside)(ruleName(rule), values.map(({ label }) => label).join(', ')),
            steps: [...arrangeSteps(withoutLimit(rule, limit), wording, ticket), ...(limit.role === 'validity' && rule.when.length > 0 ? actSteps(rule, wording) : []), ...values.map((value) => valueStep(rule, limit, value, isInside, wording))],
            assumptions: isInside ? [] : [limit.role === 'input' ? boundary.assumeRefused(rule.id, limit.range.words) : wording.assumeAbsent(rule.id)],
            weight: isInside ? 1 : 3,
          },
        ]
  // An outcome that is itself worked out from the value does not stand for another value.
  const worked = limit.role === 'condition' && limit.range.quantity.kind === 'money' && /[$€£¥]\s?\d|\d\s?[$€£¥]/u.test(outcomeOf(rule))
  return [...(limit.role === 'scope' ? [] : side(outside, false)), ...(worked ? [] : side(inside, true))]
}

function titlesOf(role: LimitRole, { boundary }: Wording): { inside: SideTitle; outside: SideTitle } {
  if (role === 'input') return { inside: boundary.accepted, outside: boundary.refused }
  if (role === 'validity') return { inside: boundary.holdsAt, outside: boundary.overAt }
  return { inside: boundary.applies, outside: boundary.doesNotApply }
}

type SideTitle = (name: string, values: string) => string

function valueStep(rule: Rule, limit: RuleLimit, value: BoundaryValue, isInside: boolean, wording: Wording): TestStep {
  const { boundary } = wording
  const { range, role } = limit
  const data = valueData(value, range, rule.text, wording)
  const outcome = role === 'condition' ? outcomeOf(rule) : limit.clause.text
  if (role === 'input') {
    return { step: boundary.use(value.label, limit.subject, range.words), data, expected: (isInside ? boundary.isAccepted : boundary.isRefused)(value.label, range.words) }
  }
  if (role === 'validity') {
    return { step: boundary.wait(value.label), data, expected: isInside ? boundary.stillHolds(outcome) : boundary.noLonger(outcome) }
  }
  return { step: withValue(rule, limit, value.label, wording), data, expected: isInside ? capitalised(outcome) : wording.absent(outcome) }
}

/** A limit on what the product gives, a time or a size: it can only be measured. */
function measuredCase(rule: Rule, { range }: RuleLimit, wording: Wording, ticket: string): CaseDraft {
  const { boundary } = wording
  const { inside, outside } = boundaryValues(range)
  const list = (values: BoundaryValue[]): string => values.map(({ label }) => label).join(', ')
  return {
    ...common(rule, range, wording),
    title: boundary.measured(ruleName(rule), range.words),
    steps: [
      ...arrangeSteps(rule, wording, ticket),
      ...actSteps(rule, wording),
      measureStep(range, boundary.measureData(list(inside), list(outside)), wording),
    ],
    assumptions: [],
    weight: 2,
  }
}

function measureStep({ words, quantity }: Range, data: string, { boundary }: Wording): TestStep {
  const counted = quantity.kind === 'count' || quantity.kind === 'number'
  return counted ? { step: boundary.count(words), data, expected: boundary.counted(words, data) } : { step: boundary.measure(words), data, expected: boundary.measuredAs(words, data) }
}

function common(rule: Rule, range: Range, wording: Wording): Pick<CaseDraft, 'rule' | 'criterionIds' | 'description' | 'preconditions' | 'type' | 'technique' | 'main'> {
  return {
    rule,
    criterionIds: [rule.id],
    description: wording.boundary.about(rule.id, range.words),
    preconditions: rule.given.map((given) => given.text),
    type: 'Boundary',
    technique: 'Boundary value analysis',
    main: false,
  }
}

/** The rule without the starting situation that the limit stands in: its value is set with the action. */
function withoutLimit(rule: Rule, limit: RuleLimit): Rule {
  return limit.part === 'given' ? { ...rule, given: rule.given.filter((given) => given !== limit.clause) } : rule
}
