import type { ContextCriterion } from '../../../generation/context.ts'
import type { Language } from '../../language.ts'
import type { RuleOf } from '../rule.ts'
import type { Value } from '../value.ts'
import { leastSteps } from './least-steps.ts'
import { refundScenario } from './refund-scenarios.ts'

/** A scenario or table that is known as a whole, with amounts that are worked out. */
export function workedOut(
  criterion: ContextCriterion,
  language: Language,
  money: Value,
): RuleOf<'written'> | undefined {
  return language === 'en' ? (refundScenario(criterion, money) ?? leastSteps(criterion, money)) : undefined
}
