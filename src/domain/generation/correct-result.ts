import { testCasesToCsv } from '../export/csv.ts'
import { coverage } from '../test-case/coverage.ts'
import type { TestCase } from '../test-case/test-case.ts'
import type { GenerationResult } from './result.ts'

/** A result with corrected cases; what is told of them (CSV, uncovered criteria) is made anew. */
export function correctResult(result: GenerationResult, testCases: TestCase[]): GenerationResult {
  return {
    ...result,
    testCases,
    csvContent: testCasesToCsv(testCases),
    uncoveredCriterionIds: coverage(result.acceptanceCriteria, testCases).uncovered,
  }
}
