import { expect, it } from 'vitest'
import { testCasesToJson } from '#domain/export/json.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

const steps = [
  { step: 'Open', data: '', expected: 'Form' },
  { step: 'Enter', data: 'x', expected: 'Taken' },
]
const testCase: TestCase = {
  id: 'TC-1',
  title: 'Log in',
  description: 'D',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  steps,
  criterionIds: ['AC-1'],
}

it('holds the cases whole and their steps as a flat list', () => {
  expect(JSON.parse(testCasesToJson([testCase]))).toEqual({
    testCases: [testCase],
    testSteps: steps.map((step, index) => ({
      testCaseId: 'TC-1',
      testCaseTitle: 'Log in',
      stepNumber: index + 1,
      ...step,
    })),
  })
})
