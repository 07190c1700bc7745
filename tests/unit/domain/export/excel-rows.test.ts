import { expect, it } from 'vitest'
import { excelSheets } from '#domain/export/excel-rows.ts'
import { aTestCase } from '../../../support/results.ts'
import { anEntry } from './support/cases.ts'

it("has one row a step under the spec's columns", () => {
  const [sheet] = excelSheets([
    anEntry([aTestCase({ title: 'Ensure it works' }), aTestCase({ id: 'TC-2', steps: [] })]),
  ])
  expect(sheet?.name).toBe('Test Cases')
  expect(sheet?.rows.map((row) => row.slice(0, 4))).toEqual([
    ['Test Case ID', 'Title', 'Description', 'Step Number'],
    ['TC-1', 'It works', 'The cart says that it is empty.', 1],
    ['TC-1', 'It works', 'The cart says that it is empty.', 2],
    ['TC-2', 'Removing the last item empties the cart', 'The cart says that it is empty.', ''],
  ])
  expect(sheet?.rows[0]?.slice(4, 7)).toEqual(['Step Description', 'Test Data', 'Expected Result'])
  expect(sheet?.rows[0]?.slice(7)).toEqual(['Type', 'Priority', 'Preconditions', 'Criteria', 'Ticket'])
  expect(sheet?.rows[1]?.slice(7)).toEqual(['Positive', 'High', 'A shopper is signed in', 'AC-1', 'SHOP-42'])
  expect(sheet?.rows.every((row) => row.length === 12)).toBe(true)
})

it('has nothing but the spec’s columns, or the chosen ones in their order', () => {
  const [bare] = excelSheets([anEntry([aTestCase()])], { specColumns: true })
  expect(bare?.rows.every((row) => row.length === 7)).toBe(true)
  const [chosen] = excelSheets([anEntry([aTestCase()])], { columns: ['Ticket', 'Step Number'] })
  expect(chosen?.rows).toEqual([
    ['Ticket', 'Step Number'],
    ['SHOP-42', 1],
    ['SHOP-42', 2],
  ])
  expect(chosen?.columnWidths).toHaveLength(2)
})

it('says about the ticket what is known, and N/A for the rest', () => {
  const ticketData = { fields: { status: { name: 'Done' }, priority: { name: 'High' }, assignee: null } }
  expect(excelSheets([anEntry([], { ticketData })])[1]).toMatchObject({
    name: 'Ticket Info',
    rows: [
      ['Field', 'Value'],
      ['Ticket ID', 'SHOP-42'],
      ['Summary', 'Promo code'],
      ['Status', 'Done'],
      ['Priority', 'High'],
      ['Assignee', 'N/A'],
    ],
  })
})

it('tells cases of several tickets apart by their id', () => {
  const [sheet] = excelSheets([anEntry([aTestCase()]), anEntry([aTestCase()], { ticketId: 'SHOP-7' })])
  expect(sheet?.rows.slice(1).map(([id]) => id)).toEqual(['SHOP-42 TC-1', 'SHOP-42 TC-1', 'SHOP-7 TC-1', 'SHOP-7 TC-1'])
})

it.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['_x000D_', '_x005F_x000D_'],
  ['_x00', '_x00'],
  ['=1+1', '=1+1'],
  ['x'.repeat(40_000), `${'x'.repeat(32_766)}…`],
])('keeps the text of a cell: %#', (data, cell) => {
  const [sheet] = excelSheets([anEntry([aTestCase({ steps: [{ step: '', data, expected: '' }] })])])
  expect(sheet?.rows[1]?.[5]).toBe(cell)
})
