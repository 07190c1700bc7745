import { describe, expect, it } from 'vitest'
import { excelSheets } from '#domain/export/excel-rows.ts'
import { sectionNames, ticketMatrix } from '#domain/export/ticket-matrix.ts'
import { writeExport } from '#domain/export/write-export.ts'
import { aCriterion, aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'
import { readCsv } from './support/read-csv.ts'

const entries = [
  anEntry(
    [
      aTestCase({ id: 'TC-1', criterionIds: ['AC-1'] }),
      aTestCase({ id: 'TC-2', criterionIds: ['AC-1', 'AC-2'] }),
      aTestCase({
        id: 'TC-3',
        title: 'Nothing in common',
        description: 'Elsewhere.',
        criterionIds: [],
        steps: [{ step: 'Press the bell', data: '', expected: 'It rings' }],
      }),
    ],
    {
      acceptanceCriteria: [
        aCriterion({ id: 'AC-1', text: 'A | code lowers the total' }),
        aCriterion({ id: 'AC-2', text: 'An expired code is refused' }),
      ],
    },
  ),
  anEntry([aTestCase()], {
    ticketId: 'SHOP-7',
    title: '=1+1',
    acceptanceCriteria: [
      aCriterion({ id: 'AC-1', text: 'The cart is empty' }),
      aCriterion({ id: 'AC-2', text: 'Xyz' }),
    ],
  }),
]
const matrix = [
  ['SHOP-42', 'Promo code', 'AC-1', 'A | code lowers the total', 'TC-1, TC-2'],
  ['SHOP-42', 'Promo code', 'AC-2', 'An expired code is refused', 'TC-2'],
  ['SHOP-42', 'Promo code', '', '', 'TC-3'],
  ['SHOP-7', '=1+1', 'AC-1', 'The cart is empty', 'TC-1'],
  ['SHOP-7', '=1+1', 'AC-2', 'Xyz', ''],
]

function textOf(format: 'csv' | 'markdown' | 'json', byTicket = true): string {
  return writeExport(format, entries, { byTicket })[0]?.text ?? ''
}

it('the matrix names every criterion and every case of all tickets', () => {
  expect(
    ticketMatrix(entries).map(({ ticket, summary, criterionId, text, caseIds }) => [
      ticket,
      summary,
      criterionId,
      text,
      caseIds.join(', '),
    ]),
  ).toEqual(matrix)
})

it('a workbook has the matrix, a sheet for each ticket and the facts of all', () => {
  const sheets = excelSheets(entries, { byTicket: true })
  expect(sheets.map(({ name }) => name)).toEqual(['Matrix', 'SHOP-42', 'SHOP-7', 'Ticket Info'])
  expect(sheets[0]?.rows).toEqual([['Ticket', 'Summary', 'Criterion', 'Text', 'Test Cases'], ...matrix])
  expect(new Set(sheets[1]?.rows.slice(1).map(([id]) => id))).toEqual(new Set(['TC-1', 'TC-2', 'TC-3']))
  expect(new Set(sheets[2]?.rows.slice(1).map(([id]) => id))).toEqual(new Set(['TC-1']))
})

it('a CSV has a section for each ticket, and the matrix at its end', () => {
  const rows = readCsv(textOf('csv'))
  const starts = rows.flatMap((row, index) => (row.length < 6 && row[0] !== '' && row[2] === undefined ? [index] : []))
  expect(starts.map((index) => rows[index])).toEqual([['SHOP-42', 'Promo code'], ['SHOP-7', "'=1+1"], ['Matrix']])
  expect(rows[(starts[1] ?? 0) + 1]?.[0]).toBe('Title')
  expect(rows.slice((starts[2] ?? 0) + 2)).toEqual(matrix.map((row) => row.map((cell) => cell.replace(/^=/, "'="))))
})

it('a Markdown file begins with the matrix', () => {
  const markdown = textOf('markdown')
  expect(markdown.match(/^#{1,2} .+$/gm)?.slice(0, 3)).toEqual([
    '# Test Cases for 2 Tickets',
    '## Matrix',
    '# Test Cases for SHOP-42',
  ])
  expect(markdown).toContain('| SHOP-42 | Promo code | AC-1 | A \\| code lowers the total | TC-1, TC-2 |')
})

it('JSON has the matrix beside the tickets', () => {
  expect(JSON.parse(textOf('json'))).toMatchObject({ matrix: ticketMatrix(entries) })
})

describe('without the choice, or with one ticket', () => {
  it('files are as before', () => {
    expect(excelSheets(entries).map(({ name }) => name)).toEqual(['Test Cases', 'Ticket Info'])
    expect(excelSheets(entries.slice(1), { byTicket: true }).map(({ name }) => name)).toEqual([
      'Test Cases',
      'Ticket Info',
    ])
    for (const format of ['csv', 'markdown', 'json'] as const) expect(textOf(format, false)).not.toMatch(/matrix/i)
  })
})

it('every section has a name of its own that Excel takes for a sheet', () => {
  const names = sectionNames(
    ['SHOP-1', 'shop-1', '[a]:*?/\\b', '', 'x'.repeat(60), 'x'.repeat(61)].map((ticketId) => ({ ticketId })),
  )
  expect(names.slice(0, 2)).toEqual(['SHOP-1', 'shop-1 (2)'])
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
})
