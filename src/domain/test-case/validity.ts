import type { TestCase } from './test-case.ts'

/**
 * Why a case may not be shown, or nothing when it may (spec section 5): it needs an id that does not contain 'undefined',
 * a title, and at least one step with text.
 */
export function invalidReason(testCase: Pick<TestCase, 'id' | 'title' | 'steps'>): string | undefined {
  if (testCase.id.trim() === '') return 'The test case has no id'
  if (testCase.id.includes('undefined')) return "The id contains 'undefined'"
  if (testCase.title.trim() === '') return 'The test case has no title'
  if (!testCase.steps.some((step) => step.step.trim() !== '')) return 'The test case has no step with text'
  return undefined
}
