import exceljs from 'exceljs'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { excelSheets } from '#domain/export/excel-rows.ts'
import { type TextFormatId, writeExport } from '#domain/export/write-export.ts'
import { makeFile } from '#src/features/export/make-file.ts'
import { aTestCase } from '../support/results.ts'
import { goldenEntries } from '../unit/domain/export/support/golden.ts'
import { readCsv } from '../unit/domain/export/support/read-csv.ts'
import {
  converted,
  everySheetAsCsv,
  findOffice,
  formulasCsv,
  formulasCsvWith,
  quotedIsTextCsv,
} from './export-office/office.ts'

/** The golden tickets, and a case with white space and characters that a spreadsheet might normalize. */
const entries = [
  ...goldenEntries(),
  {
    ticketId: 'SHOP-8',
    title: 'Signs',
    acceptanceCriteria: [],
    testCases: [
      aTestCase({
        steps: [
          { step: '  two spaces  ', data: '007', expected: '1/2' },
          { step: 'tab\there', data: '2026-06-30', expected: 'TRUE' },
          { step: 'a < b & "c" > \'d\'', data: '1e5', expected: '𝔘𝔫𝔦 é\u0301 \u202Eright to left' },
        ],
      }),
    ],
  },
]

async function fileOf(formatId: 'excel' | 'csv'): Promise<ArrayBuffer> {
  const { content } = await makeFile({ formatId, entries, baseName: 'cases' })
  return content.arrayBuffer()
}

/** The expected text of each sheet; `_x005F_` is the escape of an underscore that would start an escape. */
const shown = excelSheets(entries).map(({ name, rows }) => ({
  name,
  rows: rows.map((row) => row.map((cell) => String(cell).replaceAll('_x005F_', '_'))),
}))

describe('the workbook', () => {
  it('is read by exceljs as the same texts, none of them a formula', async () => {
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(await fileOf('excel'))
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Test Cases', 'Ticket Info'])
    for (const { name, rows } of shown) {
      const sheet = workbook.getWorksheet(name)
      rows.forEach((row, rowIndex) => {
        row.forEach((text, column) => {
          const cell = sheet?.getCell(rowIndex + 1, column + 1)
          expect([exceljs.ValueType.String, exceljs.ValueType.Number, exceljs.ValueType.Null]).toContain(cell?.type)
          expect(cell?.text ?? '').toBe(text)
        })
      })
    }
  })
})

const office = findOffice()
if (office === undefined)
  process.stderr.write(
    'LibreOffice is not installed (Debian: apt-get install libreoffice-calc): its tests of exported files are skipped.\n',
  )

describe.runIf(office !== undefined)('LibreOffice', { timeout: 300_000 }, () => {
  const opened = (name: string, content: Uint8Array | string, target: string, reader?: string) =>
    converted(office ?? '', { name, content }, target, reader)

  it('opens the workbook and shows every cell of both sheets as it was written', async () => {
    const files = await opened('cases.xlsx', new Uint8Array(await fileOf('excel')), everySheetAsCsv)
    for (const { name, rows } of shown) {
      expect(readCsv(files.get(`cases-${name}.csv`)?.toString('utf8') ?? '')).toEqual(rows)
    }
  })

  async function openedCsv(content: Uint8Array | string, reader: string) {
    const files = await opened('cases.csv', content, 'xlsx', reader)
    const workbook = read(files.get('cases.xlsx'))
    const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {}
    const formulas = Object.values(sheet).flatMap((cell: { f?: string }) => cell.f ?? [])
    return { formulas, rows: utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }) }
  }

  it('opens the CSV as UTF-8 and shows every cell as it was written', async () => {
    const csv = await fileOf('csv')
    expect((await openedCsv(new Uint8Array(csv), quotedIsTextCsv)).rows).toEqual(readCsv(new TextDecoder().decode(csv)))
  })

  it('finds no formula in the CSV, even where quoted cells are looked through for one', async () => {
    const { rows, formulas } = await openedCsv(new Uint8Array(await fileOf('csv')), formulasCsv)
    expect(rows.length).toBeGreaterThan(1)
    expect(formulas).toEqual([])
  })

  it('does find a formula in a CSV of somebody else', async () => {
    expect((await openedCsv('"=1+1"\r\n', formulasCsv)).formulas).toEqual(['1+1'])
    expect((await openedCsv('a,x;=1+1;y\r\n', formulasCsvWith(';'))).formulas).toEqual(['1+1'])
  })

  /** Formulas after separators, quotes and line breaks, in every field of a case. */
  const smuggled = [
    'x;=1+1;y',
    'x";=1+1;"y',
    ';=1+1;',
    'x\n;=1+1',
    '"\n=1+1',
    'x,=1+1,y',
    'x","=1+1","y',
    'x\t=1+1\ty',
  ].map((text) => ({
    id: text,
    ticketId: 'SHOP-9',
    title: text,
    acceptanceCriteria: [],
    ticketData: { fields: { components: [{ name: text }] } },
    testCases: [
      aTestCase({
        title: text,
        description: text,
        preconditions: [text, text],
        type: text,
        priority: text,
        steps: Array.from({ length: 2 }, () => ({ step: text, data: text, expected: text })),
      }),
    ],
  }))

  describe.each<TextFormatId>(['csv', 'entries-csv'])('a file for %s', (format) => {
    it.each([',', ';'])('runs no formula where lists are separated with %j', async (separators) => {
      const [part] = writeExport(format, smuggled)
      expect((await openedCsv(part?.text ?? '', formulasCsvWith(separators))).formulas).toEqual([])
    })
  })
})
