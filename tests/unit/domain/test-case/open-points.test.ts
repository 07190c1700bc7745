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

it.each([
  ['almost the same question', 'Where is the balance of the pass shown? This case: in the app.', true],
  ['another answer', 'Where is the balance shown? This case: on the receipt.', false],
  ['another number', 'Where is the balance of pass 2 shown? This case: in the app.', false],
  ['another question', 'Where is the reason kept? This case: in the app.', false],
])('%s', (_kind, other, isSame) => {
  const points = openPoints([
    { id: 'TC-1', assumptions: ['Where is the balance of a pass shown? This case: in the app.'] },
    { id: 'TC-2', assumptions: [other] },
  ])
  expect(points.map(({ caseIds }) => caseIds)).toEqual(isSame ? [['TC-1', 'TC-2']] : [['TC-1'], ['TC-2']])
})
