import type { TestCase } from './test-case.ts'

/**
 * Why a case is invalid, or undefined if it is valid (docs/spec.md, section 5): it needs an id without 'undefined',
 * a title, and at least one step with text.
 */
export function invalidReason(testCase: Pick<TestCase, 'id' | 'title' | 'steps'>): string | undefined {
  if (testCase.id.trim() === '') return 'The test case has no id'
  if (testCase.id.includes('undefined')) return "The id contains 'undefined'"
  if (testCase.title.trim() === '') return 'The test case has no title'
  if (!testCase.steps.some((step) => step.step.trim() !== '')) return 'The test case has no step with text'
  return undefined
}
