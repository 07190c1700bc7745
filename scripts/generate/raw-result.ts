import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { testCasesToCsv } from '#domain/export/csv.ts'
import { casesAsRead } from '#domain/generation/assemble-result.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { coverage } from '#domain/test-case/coverage.ts'

/** `--raw`: the same result with the cases as they were read: nothing normalised, added, left out or cut. */
export function asRead(result: GenerationResult, response: GenerateResponse): GenerationResult {
  const testCases = casesAsRead(response)
  return {
    ...result,
    testCases,
    csvContent: testCasesToCsv(testCases),
    warnings: response.warnings,
    dropped: response.dropped,
    uncoveredCriterionIds: coverage(result.acceptanceCriteria, testCases).uncovered,
  }
}
