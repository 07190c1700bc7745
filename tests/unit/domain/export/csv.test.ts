import { describe, expect, it } from 'vitest'
import { entriesToCsv, testCasesToCsv } from '#domain/export/csv.ts'
import { csvTable } from '#domain/export/csv-table.ts'
import { withoutFormula, withoutInnerFormulas, withoutRunningFormula } from '#domain/export/formula.ts'
import type { TestCase } from '#domain/test-case/test-case.ts'
import { writeExport } from '#domain/export/write-export.ts'
import { anEntry } from './support/cases.ts'

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

describe('entriesToCsv', () => {
  const entry = anEntry([
    testCase({
      preconditions: ['Signed in', 'Cart has 1 item'],
      criterionIds: ['AC-1', 'AC-2'],
      steps: [{ step: 'Open', data: '', expected: 'Form' }],
    }),
  ])

  it("keeps the spec's columns first and adds what else is known of the case", () => {
    expect(entriesToCsv([entry])).toBe(
      '"Title","Description","Test Step","Test Data","Expected Result","Case ID","Type","Priority","Preconditions","Criteria","Ticket"\r\n' +
        '"Log in","D","Open","","Form","TC-1","Positive","High","Signed in\nCart has 1 item","AC-1, AC-2","SHOP-42"\r\n',
    )
  })

  it("has nothing but the spec's columns on demand", () => {
    expect(entriesToCsv([entry], { specColumns: true, columns: ['Ticket'] })).toBe(testCasesToCsv(entry.testCases))
  })

  it('takes the chosen columns in their order, the delimiter and the names of the priorities', () => {
    const options = {
      columns: ['Priority', 'Title', 'No such column', 'Title'],
      delimiter: ';',
      priorityNames: { high: 'P1' },
    } as const
    expect(entriesToCsv([entry], { ...options, columns: [...options.columns] })).toBe(
      '"Priority";"Title"\r\n"P1";"Log in"\r\n',
    )
  })

  it('gives titles that are the same, or become the same, a number', () => {
    const titles = ['Verify login', 'Login', 'login (2)', 'LOGIN', ''].map((title) => testCase({ title }))
    const rows = entriesToCsv([anEntry(titles)], { columns: ['Title'] })
    expect(rows.split('\r\n').slice(1, -1)).toEqual([
      '"Login"',
      '"Login (2)"',
      '"Login (2) (2)"',
      '"LOGIN (3)"',
      '"TC-1"',
    ])
  })

  it('removes control characters and halves of characters, but neither tab nor line break', () => {
    const title = 'a\u0000b\u001Bc\u0085d\uD800e\uFFFF'
    const steps = [{ step: 'x\ty\r\nz\rw', data: '🎟️', expected: '\u200Fשלום' }]
    const [part] = writeExport('csv', [anEntry([testCase({ title, steps })])], { specColumns: true })
    expect(part?.text).toContain('"Abcde","D","x\ty\nz\nw","🎟️","\u200Fשלום"')
  })
})

it.each([
  ['+49 170 1234567', '+49 170 1234567'],
  ['@web', '@web'],
  ['- Enter the text', '- Enter the text'],
  ['-5', '-5'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://example.com")', '\'=HYPERLINK("http://example.com")'],
  ['@SUM(1)', "'@SUM(1)"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['-SUM(A1)', "'-SUM(A1)"],
])('in a table that Jira and spreadsheets paste, %j becomes %j', (text, shown) => {
  expect(withoutRunningFormula(text)).toBe(shown)
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
  expect(withoutInnerFormulas(text)).toBe(guarded)
})
