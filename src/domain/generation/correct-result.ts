import { coverage } from '../test-case/coverage.ts'
import type { TestCase } from '../test-case/test-case.ts'
import type { GenerationResult } from './result.ts'

/** The result with corrected test cases and recomputed coverage. */
export function correctResult(result: GenerationResult, testCases: TestCase[]): GenerationResult {
  return {
    ...result,
    testCases,
    uncoveredCriterionIds: coverage(result.acceptanceCriteria, testCases).uncovered,
  }
}
