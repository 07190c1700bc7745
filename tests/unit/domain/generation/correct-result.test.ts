import { expect, it } from 'vitest'
import { correctResult } from '#domain/generation/correct-result.ts'
import { aCriterion, aResult, aTestCase } from '../../../support/results.ts'

it('recomputes coverage for corrected test cases and keeps the rest', () => {
  const result = aResult({
    acceptanceCriteria: [aCriterion(), aCriterion({ id: 'AC-2', text: 'A receipt is sent' })],
    uncoveredCriterionIds: ['AC-2'],
    tokensUsed: 7,
  })
  const cases = [aTestCase({ title: 'Receipt', criterionIds: ['AC-2'] })]
  const corrected = correctResult(result, cases)
  expect(corrected).toMatchObject({
    testCases: cases,
    uncoveredCriterionIds: ['AC-1'],
    tokensUsed: 7,
    timestamp: result.timestamp,
  })
  expect(result.testCases).toHaveLength(1)
})
