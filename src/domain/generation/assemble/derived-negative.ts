import type { AcceptanceCriterion } from '../../criteria/criterion.ts'
import { outsideLimit } from './sample-data.ts'
import type { NegativeCase } from './stock-negatives.ts'
import { capitalised } from './titles.ts'

/**
 * A negative case from the ticket's own criteria, for tickets that are about neither ordering nor deleting: a value outside
 * a limit that a criterion names, else the criterion's action without its condition.
 */
export function derivedNegative(criteria: AcceptanceCriterion[]): NegativeCase | undefined {
  for (const criterion of criteria) {
    const outside = outsideLimit(criterion.text) ?? outsideLimit(`${criterion.when} ${criterion.then}`)
    if (outside !== undefined) return beyondLimit(criterion, outside)
  }
  const conditioned = criteria.find((criterion) => criterion.assumed?.given !== true) ?? criteria[0]
  return conditioned === undefined ? undefined : withoutCondition(conditioned)
}

function beyondLimit(criterion: AcceptanceCriterion, outside: string): NegativeCase {
  return {
    ...common(criterion),
    title: `No acceptance of a value outside the limit of ${criterion.id}`,
    description: `${criterion.id} names a limit; a value just outside it is tried.`,
    steps: [
      { step: `${sentence(criterion.when)}, with a value outside the limit`, data: `Sample: ${outside}`, expected: 'The value is not accepted, and what was there before stays as it was' },
    ],
    technique: 'Boundary value analysis',
    assumptions: [`${criterion.id} does not say what is shown for a value outside its limit; it is taken to be refused.`],
  }
}

function withoutCondition(criterion: AcceptanceCriterion): NegativeCase {
  return {
    ...common(criterion),
    title: `No effect when the condition of ${criterion.id} is not met`,
    description: `${criterion.id} holds under a condition; its action is tried without it.`,
    steps: [
      { step: `Make sure that this does not hold: ${criterion.given}`, data: 'Sample: no data needed', expected: `The system is in a state in which the condition of ${criterion.id} is not met` },
      { step: sentence(criterion.when), data: 'Sample: no data needed', expected: `This does not happen: ${criterion.then}` },
    ],
    technique: 'Decision table',
    assumptions: [`${criterion.id} does not say what happens when its condition is not met; it is taken to have no effect.`],
  }
}

function common(criterion: AcceptanceCriterion): Pick<NegativeCase, 'preconditions' | 'type' | 'priority' | 'criterionIds' | 'generationStatus'> {
  return {
    preconditions: [criterion.given],
    type: 'Negative',
    priority: 'Medium',
    criterionIds: [criterion.id],
    generationStatus: 'derived',
  }
}

function sentence(text: string): string {
  return capitalised(text.trim().replace(/[.,;:]+$/, ''))
}
