import { expect, it } from 'vitest'
import { consolidateSteps } from '#domain/test-case/consolidate-steps.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

const testCase: TestCase = {
  id: 'TC-1',
  title: 'Log in',
  description: '',
  preconditions: [],
  type: 'Positive',
  priority: 'High',
  criterionIds: [],
  steps: [
    { step: 'Open it', data: '', expected: 'The form is shown' },
    { step: 'Enter both', data: 'jane\nsecret', expected: '' },
    { step: 'Confirm', data: 'Enter key', expected: 'Welcome' },
  ],
}

it('shows several steps as one, numbered alike in step, data and expected', () => {
  expect(consolidateSteps(testCase).steps).toEqual([
    {
      step: '1. Open it\n2. Enter both\n3. Confirm',
      data: '2. jane\nsecret\n3. Enter key',
      expected: '1. The form is shown\n3. Welcome',
    },
  ])
})

it('loses nothing: the case keeps its steps', () => {
  const before = structuredClone(testCase)
  consolidateSteps(testCase)
  expect(testCase).toEqual(before)
})

it.each([[testCase.steps.slice(0, 1)], [[]]])('leaves one step or none as it is', (steps) => {
  expect(consolidateSteps({ ...testCase, steps }).steps).toEqual(steps)
})
