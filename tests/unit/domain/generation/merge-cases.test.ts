import { expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { mergeCases } from '#domain/generation/merge-cases.ts'

function aCase(title: string, criterionIds: string[], step = title): WireTestCase {
  return {
    title,
    description: '',
    preconditions: [],
    steps: [{ step, data: '', expected: 'Shown' }],
    criterionIds,
  }
}
const options = { ids: ['AC-1', 'AC-2', 'AC-3'], maxTestCases: 10 }
const shown = (cases: WireTestCase[]) => cases.map(({ title, criterionIds }) => `${title}: ${criterionIds.join()}`)

it('orders the cases of all calls by criterion, those of no criterion last, and within one as written', () => {
  const cases = [
    aCase('d', ['AC-3']),
    aCase('e', []),
    aCase('b', ['AC-2', 'AC-1']),
    aCase('a', ['AC-1']),
    aCase('c', ['AC-2']),
  ]
  expect(shown(mergeCases(cases, options).cases)).toEqual(['b: AC-2,AC-1', 'a: AC-1', 'c: AC-2', 'd: AC-3', 'e: '])
})

it('drops a case with the same steps and keeps what it covers', () => {
  const merged = mergeCases([aCase('a', ['AC-1'], 'Open it.'), aCase('b', ['AC-2'], 'open  it')], options)
  expect(shown(merged.cases)).toEqual(['a: AC-1,AC-2'])
  expect(merged.dropped).toEqual([{ title: 'b', reason: 'Another test case checks the same' }])
})

it('drops a repeated title of the same criterion, and tells those of two criteria apart', () => {
  const merged = mergeCases([aCase('a', ['AC-1'], '1'), aCase('A ', ['AC-1'], '2'), aCase('a', ['AC-2'], '3')], options)
  expect(shown(merged.cases)).toEqual(['a: AC-1', 'a (AC-2): AC-2'])
  expect(merged.dropped).toEqual([{ title: 'A ', reason: 'Another test case checks the same' }])
})

it('takes cases that differ in a value or a sign for two checks', () => {
  const cases = [aCase('a', ['AC-1'], 'Enter 40'), aCase('b', ['AC-1'], 'Enter 41'), aCase('c', ['AC-1'], 'Enter -40')]
  expect(mergeCases(cases, options).cases).toHaveLength(3)
})

it('gives each criterion one case before any gets a second', () => {
  const cases = [aCase('a', ['AC-1']), aCase('b', ['AC-1']), aCase('c', ['AC-2']), aCase('d', ['AC-3'])]
  const merged = mergeCases(cases, { ...options, maxTestCases: 3 })
  expect(shown(merged.cases)).toEqual(['a: AC-1', 'c: AC-2', 'd: AC-3'])
  expect(merged.dropped).toEqual([{ title: 'b', reason: 'More test cases than the maximum' }])
})
