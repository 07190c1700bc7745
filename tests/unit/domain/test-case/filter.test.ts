import { describe, expect, it } from 'vitest'
import { countCasesBy, filterCases, isFiltering, noFilter } from '#domain/test-case/filter.ts'
import { aTestCase } from '../../../support/results.ts'

const cases = [
  aTestCase({ id: 'TC-1', title: 'Empty the Cart', description: 'Says so', type: 'Positive', priority: 'High' }),
  aTestCase({
    id: 'TC-2',
    title: 'Ship abroad',
    description: 'Customs form for ÉIRE',
    type: 'Negative',
    priority: 'Medium',
  }),
  aTestCase({ id: 'TC-12', title: 'Pay', description: '', type: 'Positive', priority: 'Medium' }),
]

describe('filterCases', () => {
  it.each([
    ['nothing asked', noFilter, ['TC-1', 'TC-2', 'TC-12']],
    ['blank text', { text: '   ' }, ['TC-1', 'TC-2', 'TC-12']],
    ['a title in another case', { text: 'CART' }, ['TC-1']],
    ['a description with an accent', { text: 'éire' }, ['TC-2']],
    ['part of an id', { text: 'tc-1' }, ['TC-1', 'TC-12']],
    ['a type', { text: '', type: 'Positive' }, ['TC-1', 'TC-12']],
    ['part of a type', { text: '', type: 'Posi' }, []],
    ['a priority', { text: '', priority: 'Medium' }, ['TC-2', 'TC-12']],
    ['all together', { text: 'pay', type: 'Positive', priority: 'Medium' }, ['TC-12']],
    ['a step’s words', { text: 'mug' }, []],
  ])('%s', (_, filter, ids) => {
    expect(filterCases(cases, filter).map((testCase) => testCase.id)).toEqual(ids)
  })
})

it.each([
  [noFilter, false],
  [{ text: ' ' }, false],
  [{ text: 'a' }, true],
  [{ text: '', type: 'Positive' }, true],
  [{ text: '', priority: 'High' }, true],
])('isFiltering %j: %s', (filter, expected) => {
  expect(isFiltering(filter)).toBe(expected)
})

it('counts the cases of each type and priority, most first', () => {
  expect(countCasesBy(cases, 'type')).toEqual([
    { value: 'Positive', count: 2 },
    { value: 'Negative', count: 1 },
  ])
  expect(countCasesBy([...cases, aTestCase({ priority: '' })], 'priority')).toEqual([
    { value: 'Medium', count: 2 },
    { value: 'High', count: 1 },
  ])
})
