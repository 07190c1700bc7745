import { expect, it } from 'vitest'
import { invalidReason } from '#domain/test-case/validity.ts'

const valid = { id: 'TC-1', title: 'Log in', steps: [{ step: 'Open it', data: '', expected: '' }] }

it.each([
  ['a case with id, title and a step', {}, undefined],
  ['no id', { id: ' ' }, 'The test case has no id'],
  ['an id from a missing value', { id: 'undefined_1' }, "The id contains 'undefined'"],
  ['no title', { title: '' }, 'The test case has no title'],
  ['no steps', { steps: [] }, 'The test case has no step with text'],
  ['blank steps', { steps: [{ step: ' ', data: 'x', expected: 'y' }] }, 'The test case has no step with text'],
])('%s', (_name, more, reason) => {
  expect(invalidReason({ ...valid, ...more })).toBe(reason)
})
