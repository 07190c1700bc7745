import type { TestCase, TestStep } from './test-case.ts'

/**
 * The one-step view of a case (docs/spec.md, section 5): step text, data and expected results numbered the same way
 * and kept beside each other, so that nothing is lost and the numbers match across the three columns. A case of one step
 * or none is given back as it is; the case handed in keeps its steps.
 */
export function consolidateSteps(testCase: TestCase): TestCase {
  if (testCase.steps.length <= 1) return testCase
  return {
    ...testCase,
    steps: [
      {
        step: numbered(testCase.steps, (step) => step.step),
        data: numbered(testCase.steps, (step) => step.data),
        expected: numbered(testCase.steps, (step) => step.expected),
      },
    ],
  }
}

/** One numbered line per step. Lines of empty fields are left out, but the other lines keep their numbers. */
function numbered(steps: TestStep[], field: (step: TestStep) => string): string {
  return steps
    .map((step, index) => ({ number: index + 1, text: field(step).trim() }))
    .filter(({ text }) => text !== '')
    .map(({ number, text }) => `${String(number)}. ${text}`)
    .join('\n')
}
