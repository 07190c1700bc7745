import { describe, expect, it } from 'vitest'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { mergeCases, withFollowUp } from '#domain/generation/merge-cases.ts'

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

describe('what a follow-up wrote', () => {
  const written = [aCase('a', ['AC-1']), aCase('b', ['AC-2']), aCase('c', ['AC-3']), aCase('d', ['AC-3'])]
  const replacing = (title: string, replaces: string[], criterionIds = ['AC-1']) => ({
    ...aCase(title, criterionIds),
    replaces,
  })
  const withAnswer = (answered: WireTestCase[], wrongTitles: string[] = [], losesNothing = () => true) =>
    withFollowUp(written, answered, new Set(wrongTitles), losesNothing)

  it('comes behind the others, and a case that was to be written again takes its own place', () => {
    const { cases } = withAnswer([aCase('new', ['AC-1']), aCase('b', ['AC-2'], 'better')], ['b'])
    expect(cases.map(({ title, steps }) => `${title}: ${steps[0]?.step ?? ''}`)).toEqual([
      'a: a',
      'b: better',
      'c: c',
      'd: d',
      'new: new',
    ])
  })

  it('takes the place of the cases that it names and proves their criteria', () => {
    const { cases, dropped } = withAnswer([replacing('both', ['TC-1', 'tc-3'])])
    expect(shown(cases)).toEqual(['both: AC-1,AC-3', 'b: AC-2', 'd: AC-3'])
    expect(cases.every((testCase) => !('replaces' in testCase))).toBe(true)
    expect(dropped).toEqual(['a', 'c'].map((title) => ({ title, reason: 'Merged with another test case' })))
  })

  it('takes the place of a single case, which is named as written again', () => {
    const { cases, dropped } = withAnswer([replacing('better', ['TC-2: b'])])
    expect(shown(cases)).toEqual(['a: AC-1', 'better: AC-1,AC-2', 'c: AC-3', 'd: AC-3'])
    expect(dropped).toEqual([{ title: 'b', reason: 'Written again under another title' }])
    expect(withAnswer([replacing('b', ['TC-2'])]).dropped).toEqual([])
  })

  it('replaces nothing where that would lose a test, or where it names too many cases', () => {
    const lost = withAnswer([replacing('both', ['TC-1', 'TC-2'])], [], () => false)
    const many = withAnswer([replacing('all', ['TC-1', 'TC-2', 'TC-3', 'TC-4'])])
    for (const { cases, dropped } of [lost, many]) {
      expect(cases).toEqual(written)
      expect(dropped).toMatchObject([{ reason: 'It leaves out checks of the test cases that it replaces' }])
    }
  })

  it('takes no place twice, and adds no case that only names cases there are not', () => {
    const { cases, dropped } = withAnswer([
      replacing('first', ['TC-1', 'TC-2']),
      replacing('second', ['TC-2', 'TC-3']),
      replacing('third', ['TC-9']),
    ])
    expect(shown(cases)).toEqual(['first: AC-1,AC-2', 'second: AC-1,AC-3', 'd: AC-3'])
    expect(dropped).toContainEqual({ title: 'third', reason: 'The test case that it replaces is not there' })
  })
})
