import { expect, it } from 'vitest'
import { criterionSourceLabel } from '#src/messages/criterion-source.ts'

it.each([
  ['field', 'Acceptance Criteria', 'Field: Acceptance Criteria'],
  ['section', 'Rules', 'Section: Rules'],
  ['description', 'Description', 'Description'],
  ['description', '', ''],
] as const)('a criterion of the %s %j comes from %j', (kind, label, text) => {
  expect(criterionSourceLabel({ kind, label })).toBe(text)
})
