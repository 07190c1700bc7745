import type { TestCase, TestStep } from '../test-case/test-case.ts'

/** One step on its own, with the case it belongs to: what a tool that reads flat rows takes. */
export interface FlatTestStep extends TestStep {
  testCaseId: string
  testCaseTitle: string
  /** Counted from 1 within the case. */
  stepNumber: number
}

export interface TestCaseExport {
  testCases: TestCase[]
  testSteps: FlatTestStep[]
}

/** What the JSON export holds (spec section 9): the cases, and their steps as one flat list. */
export function testCaseExport(cases: TestCase[]): TestCaseExport {
  const testSteps = cases.flatMap((testCase) =>
    testCase.steps.map((step, index) => ({
      testCaseId: testCase.id,
      testCaseTitle: testCase.title,
      stepNumber: index + 1,
      ...step,
    })),
  )
  return { testCases: cases, testSteps }
}

/** The JSON export as text, indented for reading. */
export function testCasesToJson(cases: TestCase[]): string {
  return JSON.stringify(testCaseExport(cases), null, 2)
}
