import { expect, it } from 'vitest'
import { criterionSourceLabel } from '#src/messages/criterion-source.ts'

it.each([
  ['field', 'Acceptance Criteria', 'Field: Acceptance Criteria'],
  ['section', 'Rules', 'Section: Rules'],
  ['description', 'Description', 'Description'],
  ['description', '', ''],
] as const)('a criterion of the %s %j comes from %j', (kind, label, text) => {
  expect(criterionSourceLabel({ source: { kind, label } })).toBe(text)
})

it('says what the tester changed', () => {
  expect(criterionSourceLabel({ source: { kind: 'section', label: 'Rules' }, changed: 'edited' })).toBe(
    'Section: Rules (edited by you)',
  )
  expect(criterionSourceLabel({ source: { kind: 'tester', label: '' }, changed: 'added' })).toBe('Added by you')
})
