import exceljs from 'exceljs'
import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { type WorkbookFormatId, workbookSheets } from '#domain/export/excel-rows.ts'
import { type TextFormatId, writeExport } from '#domain/export/write-export.ts'
import { makeFile } from '#src/features/export/make-file.ts'
import { nastyEntries } from '../support/nasty-cases.ts'
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
  ...nastyEntries(),
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

async function fileOf(formatId: WorkbookFormatId | 'csv'): Promise<ArrayBuffer> {
  const { content } = await makeFile({ formatId, entries, baseName: 'cases' })
  return content.arrayBuffer()
}

/** The expected text of each sheet; `_x005F_` is the escape of an underscore that would start an escape. */
function shown(format: WorkbookFormatId) {
  return workbookSheets(format, entries).map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => row.map((cell) => String(cell).replaceAll('_x005F_', '_'))),
  }))
}

/** LibreOffice breaks a line of a cell after some 16,000 characters when the cell has several. */
function onLongLines(cell: string): string {
  return cell.length > 16_000 ? cell.replace(/\s/g, '') : cell
}

const workbooks: WorkbookFormatId[] = ['excel', 'azure-devops-xlsx', 'qtest']

describe('a workbook', () => {
  it.each(workbooks)('for %s is read by exceljs as the same texts, none of them a formula', async (format) => {
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(await fileOf(format))
    const sheets = shown(format)
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name))
    for (const { name, rows } of sheets) {
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

  it.each(workbooks)('opens the workbook for %s and shows every cell as it was written', async (format) => {
    const files = await opened('cases.xlsx', new Uint8Array(await fileOf(format)), everySheetAsCsv)
    for (const { name, rows } of shown(format)) {
      const read = readCsv(files.get(`cases-${name}.csv`)?.toString('utf8') ?? '')
      expect(read.map((row) => row.map(onLongLines))).toEqual(rows.map((row) => row.map(onLongLines)))
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
    // The longest text is longer than a cell, of which a notice warns.
    const held = (rows: string[][]) => rows.map((row) => row.map((cell) => cell.slice(0, 32_767)))
    const { rows } = await openedCsv(new Uint8Array(csv), quotedIsTextCsv)
    expect(held(rows)).toEqual(held(readCsv(new TextDecoder().decode(csv))))
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
