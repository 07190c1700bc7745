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

/**
 * An earlier version in place of the current one. A version has no copy of the ticket, and it does not know which tests its
 * cases became since.
 */
export function restoreVersion({ ticketData, sent }: GenerationResult, version: GenerationResult): GenerationResult {
  const { sent: _sent, ...earlier } = version
  return { ...earlier, ticketData, ...(sent === undefined ? {} : { sent }) }
}
