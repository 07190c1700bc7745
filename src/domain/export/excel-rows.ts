import { cutText } from './cut-text.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { OnCase } from './export-part.ts'
import { exportTitle } from './export-title.ts'

export type ExcelCell = string | number

export interface ExcelSheet {
  name: string
  rows: ExcelCell[][]
  /** In characters. */
  columnWidths: number[]
}

/** Excel rejects a workbook with a longer cell. */
export const excelCellLength = 32_767

const caseHeader = [
  'Test Case ID',
  'Title',
  'Description',
  'Step Number',
  'Step Description',
  'Test Data',
  'Expected Result',
]

/**
 * The sheets of the workbook as plain rows (docs/spec.md, section 9): one row per step on 'Test Cases', Field/Value
 * rows on 'Ticket Info'. With several tickets, the id of a case includes its ticket, because every ticket numbers its
 * cases from 1.
 */
export function excelSheets(
  entries: ExportEntry[],
  { qualifiedIds = entries.length > 1, onCase }: { qualifiedIds?: boolean; onCase?: OnCase } = {},
): ExcelSheet[] {
  const caseRows: ExcelCell[][] = [caseHeader]
  for (const { ticketId, testCases } of entries) {
    for (const testCase of testCases) {
      const head = [
        qualifiedIds ? `${ticketId} ${testCase.id}` : testCase.id,
        exportTitle(testCase.title),
        testCase.description,
      ].map(excelText)
      if (testCase.steps.length === 0) caseRows.push([...head, '', '', '', ''])
      testCase.steps.forEach(({ step, data, expected }, index) => {
        caseRows.push([...head, index + 1, ...[step, data, expected].map(excelText)])
      })
      onCase?.()
    }
  }
  return [
    { name: 'Test Cases', rows: caseRows, columnWidths: [16, 44, 44, 12, 52, 28, 52] },
    { name: 'Ticket Info', rows: [['Field', 'Value'], ...entries.flatMap(ticketRows)], columnWidths: [16, 72] },
  ]
}

/** Unknown values become N/A. */
function ticketRows(entry: ExportEntry): string[][] {
  const { ticketId, summary, status, priority, assignee } = ticketFacts(entry)
  return [
    ['Ticket ID', ticketId],
    ['Summary', summary],
    ['Status', status],
    ['Priority', priority],
    ['Assignee', assignee],
  ].map(([field = '', value]) => [field, excelText(value || 'N/A')])
}

/**
 * The text of a cell: line breaks are LF. Text that looks like Excel's escape of a control character (`_x000D_`) is
 * escaped, so Excel shows it literally.
 */
function excelText(text: string): string {
  const calm = text.replace(/\r\n?/g, '\n').replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
  return cutText(calm, excelCellLength)
}
