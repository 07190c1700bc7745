import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

export function aCriterion(overrides: Partial<AcceptanceCriterion> = {}): AcceptanceCriterion {
  return {
    id: 'AC-1',
    given: 'the cart holds one item',
    when: 'the shopper removes it',
    then: 'the cart shows "Your cart is empty"',
    text: 'Given the cart holds one item\nWhen the shopper removes it\nThen the cart shows "Your cart is empty"',
    source: { kind: 'section', label: 'Acceptance criteria' },
    ...overrides,
  }
}

export function aTestCase(overrides: Partial<TestCase> = {}): TestCase {
  return {
    id: 'TC-1',
    title: 'Removing the last item empties the cart',
    description: 'The cart says that it is empty.',
    preconditions: ['A shopper is signed in'],
    type: 'Positive',
    priority: 'High',
    steps: [
      { step: 'Open the cart', data: '1 × Mug', expected: 'The cart lists the mug' },
      { step: 'Remove the mug', data: 'Mug', expected: 'The cart shows "Your cart is empty"' },
    ],
    criterionIds: ['AC-1'],
    generationStatus: 'designed',
    ...overrides,
  }
}

export function aResult(overrides: Partial<GenerationResult> = {}): GenerationResult {
  return {
    ticketId: 'SHOP-1',
    title: 'Empty the cart',
    ticketTitle: 'Empty the cart',
    acceptanceCriteria: [aCriterion()],
    testCases: [aTestCase()],
    ticketData: { key: 'SHOP-1', fields: { summary: 'Empty the cart', description: 'The cart can be emptied.' } },
    timestamp: '2026-11-21T09:00:00.000Z',
    warnings: [],
    dropped: [],
    uncoveredCriterionIds: [],
    ...overrides,
  }
}
