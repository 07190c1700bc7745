import type { CasePattern } from '../pattern.ts'
import { observed, outcomesIn } from './outcomes.ts'
import { situationOf } from './situations.ts'
import { capital, lowerArticle, timed } from './wording.ts'

/** A scenario in one line: what holds, what is done, and what is seen then. */
export function scenarioCases(state: string, action: string, outcome: string): CasePattern[] | undefined {
  const situation = situationOf(action)
  if (situation?.event !== true || timed.test(`${state} ${outcome}`)) return undefined
  const [first = outcome] = outcomesIn(outcome)
  return [
    {
      title: [`${capital(outcome)} if ${lowerArticle(state)}`, capital(outcome), capital(first)],
      given: [`${capital(state)}.`],
      steps: observed(situation.action, outcome, situation.subject),
    },
  ]
}
