import type { GenerationResult } from '#domain/generation/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

const types = ['Positive', 'Negative', 'Boundary', 'Security', 'State transition']
const priorities = ['High', 'Medium', 'Low']
const things = [
  'discount code',
  'delivery address',
  'gift card',
  'order confirmation',
  'stock level',
  'invoice',
  'password',
  'search result',
]

/** A result with this many cases of ordinary size and five criteria, the last of which is not covered. */
export function resultOfCases(count: number): GenerationResult {
  return {
    ticketId: 'SHOP-1',
    title: 'Checkout with discount codes, gift cards and several addresses',
    ticketTitle: 'Checkout',
    acceptanceCriteria: things.slice(0, 5).map((thing, index) => ({
      id: `AC-${index + 1}`,
      given: `a shopper with a ${thing}`,
      when: `the shopper uses the ${thing}`,
      then: `the checkout accepts the ${thing} and says so`,
      text: `Given a shopper with a ${thing} when the shopper uses it then the checkout accepts it and says so`,
      source: { kind: 'section', label: 'Acceptance criteria' },
    })),
    testCases: Array.from({ length: count }, (_, index) => sampleCase(index)),
    timestamp: '2026-11-21T09:00:00.000Z',
    tokensUsed: 4_812,
    warnings: [],
    dropped: [],
    uncoveredCriterionIds: ['AC-5'],
  }
}

function sampleCase(index: number): TestCase {
  const thing = pick(things, index)
  return {
    id: `TC-${index + 1}`,
    title: `The ${thing} number ${index + 1} is accepted at the checkout`,
    description: `A shopper uses the ${thing} while ${pick(things, index + 3)} and ${pick(things, index + 5)} are in the cart; the total changes at once and the page says why.`,
    preconditions: ['A shopper is signed in', `The ${thing} is valid`],
    type: pick(types, index),
    priority: pick(priorities, index),
    steps: Array.from({ length: 3 + (index % 4) }, (_, step) => ({
      step: `Enter the ${thing} in field ${step + 1} and press Apply`,
      data: `${thing.toUpperCase().replace(' ', '-')}-${index}-${step}`,
      expected: `The total is ${(54 - step).toFixed(2)} € and the ${thing} is listed`,
    })),
    criterionIds: [`AC-${(index % 4) + 1}`],
    technique: 'Equivalence partitioning',
    priorityReason: 'Money is at stake',
    generationStatus: index % 3 === 0 ? 'ai' : 'designed',
    ...(index % 7 === 0 ? { errorMessage: 'Step 2 was cut off by the model' } : {}),
  }
}

function pick(list: string[], index: number): string {
  return list[index % list.length] ?? ''
}
