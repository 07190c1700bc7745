import { describe, expect, it } from 'vitest'
import { testCasesToCsv } from '#domain/export/csv.ts'
import { csvTable } from '#domain/export/csv-table.ts'
import { withoutFormula, withoutInnerFormulas } from '#domain/export/formula.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'

function testCase(more: Partial<TestCase>): TestCase {
  return {
    id: 'TC-1',
    title: 'Log in',
    description: 'D',
    preconditions: [],
    type: 'Positive',
    priority: 'High',
    steps: [],
    criterionIds: [],
    ...more,
  }
}

describe('testCasesToCsv', () => {
  it('writes one row a step, with title and description on every row', () => {
    const steps = [
      { step: 'Open', data: '', expected: 'Form' },
      { step: 'Enter', data: 'x', expected: 'Taken' },
    ]
    expect(testCasesToCsv([testCase({ steps })])).toBe(
      '"Title","Description","Test Step","Test Data","Expected Result"\r\n"Log in","D","Open","","Form"\r\n"Log in","D","Enter","x","Taken"\r\n',
    )
  })

  it('keeps a case without steps, and the header without cases', () => {
    expect(testCasesToCsv([testCase({})])).toContain('"Log in","D","","",""')
    expect(testCasesToCsv([])).toBe('"Title","Description","Test Step","Test Data","Expected Result"\r\n')
  })

  it.each([
    ['Verify that login works', 'Login works'],
    ['confirm: it is sent', 'It is sent'],
    ['Ensure', 'Ensure'],
    ['verification of codes', 'Verification of codes'],
    ['test login', 'Test login'],
  ])('writes the title %j as %j', (title, shown) => {
    expect(testCasesToCsv([testCase({ title })])).toContain(`"${shown}"`)
  })
})

it('doubles quotes and keeps line breaks inside a cell', () => {
  expect(csvTable([['a "b", c', 'd\ne\r\nf']])).toBe('"a ""b"", c","d\ne\nf"\r\n')
})

it.each([
  '=1+1',
  '+1+1',
  '-2+3',
  '-foo',
  '@x',
  ' =1',
  '\u00A0@SUM(1)',
  '\tx',
  '\rx',
  '\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  "+cmd|' /C calc'!A0",
  '-1-1',
])('makes %j text for a spreadsheet', (cell) => {
  expect(withoutFormula(cell)).toBe(`'${cell}`)
})

it.each(['1-1', 'a@b.c', '', '-5', '+5', '-12.50', '+1,000', '‘=1’'])('leaves %j as it is', (cell) => {
  expect(withoutFormula(cell)).toBe(cell)
})

it.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['; =1+1', "; '=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\t@SUM(1)', "a\t'@SUM(1)"],
  ["a\n-cmd|' /C calc'!A0", "a\n'-cmd|' /C calc'!A0"],
  ['a;+SUM(1)', "a;'+SUM(1)"],
  ['- one\n- two (both)!\n-5', '- one\n- two (both)!\n-5'],
  ["' or 1=1; -- all", "' or 1=1; -- all"],
  ['a = b; c = d', 'a = b; c = d'],
])('inside a text, %j becomes %j', (text, guarded) => {
  expect(withoutInnerFormulas(text, "'")).toBe(guarded)
  expect(withoutInnerFormulas(text, ' ').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
})

it('guards a long text in linear time', () => {
  const begun = performance.now()
  for (const part of ['; ', '\n-', ';=', ' ', '-(', '!']) withoutInnerFormulas(part.repeat(500_000), "'")
  expect(performance.now() - begun).toBeLessThan(5_000)
})
