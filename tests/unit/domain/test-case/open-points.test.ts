import { expect, it } from 'vitest'
import { openPoints } from '#domain/test-case/open-points.ts'

it('lists each assumption once, with the cases that rely on it, in the order of the cases', () => {
  expect(
    openPoints([
      { id: 'TC-1', assumptions: ['The clock can be set.', 'Prices have two decimals.'] },
      { id: 'TC-2' },
      { id: 'TC-3', assumptions: [' the clock can be set', 'The clock can be set.', ' '] },
    ]),
  ).toEqual([
    { text: 'The clock can be set.', caseIds: ['TC-1', 'TC-3'] },
    { text: 'Prices have two decimals.', caseIds: ['TC-1'] },
  ])
})
