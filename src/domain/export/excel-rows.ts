import { excelCellLength } from './import-limits.ts'
import { excelHeader, excelSpecHeader } from './columns.ts'
import { azureDevOpsCsv } from './azure-devops-csv.ts'
import { cleanEntry } from './clean-text.ts'
import { addedCells } from './csv.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import type { ExportFormatId } from './export-format.ts'
import { type ExportOptions, columnChoice } from './export-options.ts'
import { createTitles, cutText } from './export-title.ts'
import { qTestTable } from './qtest-rows.ts'
import { matrixCells, matrixHeader, sectionNames, ticketMatrix } from './ticket-matrix.ts'
import { rowsOfCases, type ToolTable } from './tool-csv.ts'

export type ExcelCell = string | number

export interface ExcelSheet {
  name: string
  rows: ExcelCell[][]
  /** In characters. */
  columnWidths: number[]
}

const matrixWidths: Record<(typeof matrixHeader)[number], number> = {
  Ticket: 16,
  Summary: 44,
  Criterion: 12,
  Text: 72,
  'Test Cases': 32,
}

const caseWidths: Record<(typeof excelHeader)[number], number> = {
  'Test Case ID': 16,
  Title: 44,
  Description: 44,
  'Step Number': 12,
  'Step Description': 52,
  'Test Data': 28,
  'Expected Result': 52,
  Type: 14,
  Priority: 12,
  Preconditions: 44,
  Criteria: 16,
  Ticket: 14,
}

/** The formats that are workbooks. */
export type WorkbookFormatId = 'excel' | 'azure-devops-xlsx' | 'qtest'

export function isWorkbookFormat(id: ExportFormatId): id is WorkbookFormatId {
  return id === 'excel' || id === 'azure-devops-xlsx' || id === 'qtest'
}

/** The sheets of a workbook as plain rows. */
export function workbookSheets(
  format: WorkbookFormatId,
  entries: ExportEntry[],
  options: ExportOptions = {},
): ExcelSheet[] {
  switch (format) {
    case 'excel':
      return excelSheets(entries, options)
    case 'azure-devops-xlsx':
      return [toolSheet('Test Cases', azureDevOpsCsv(options), entries, options)]
    case 'qtest':
      return [toolSheet('Test Cases', qTestTable(options), entries, options)]
  }
}

/**
 * The sheets of the Excel export (docs/spec.md, section 9): one row per step on 'Test Cases', Field/Value rows on
 * 'Ticket Info'. With several tickets, the id of a case includes its ticket, because every ticket numbers its cases
 * from 1. `byTicket` gives each ticket a sheet instead, behind a matrix of all.
 */
export function excelSheets(
  dirtyEntries: ExportEntry[],
  {
    byTicket = false,
    qualifiedIds = dirtyEntries.length > 1,
    columns,
    specColumns = false,
    priorityNames,
    onCase,
  }: ExportOptions & { qualifiedIds?: boolean } = {},
): ExcelSheet[] {
  const entries = dirtyEntries.map(cleanEntry)
  const header = specColumns ? excelSpecHeader : excelHeader
  const choose = columnChoice(header, specColumns ? undefined : columns)
  const titleOf = createTitles()

  function caseSheet(name: string, shown: ExportEntry[], qualified: boolean): ExcelSheet {
    const rows: ExcelCell[][] = [choose(header)]
    for (const { ticketId, testCases } of shown) {
      for (const testCase of testCases) {
        const head = [qualified ? `${ticketId} ${testCase.id}` : testCase.id, titleOf(testCase), testCase.description]
        const cells = head.map(excelText)
        const addedOf = addedCells(testCase, ticketId, priorityNames)
        const added = (row: number) => (specColumns ? [] : addedOf(row).map(excelText))
        if (testCase.steps.length === 0) rows.push(choose<ExcelCell>([...cells, '', '', '', '', ...added(0)]))
        testCase.steps.forEach(({ step, data, expected }, index) => {
          const stepCells = [step, data, expected].map(excelText)
          rows.push(choose<ExcelCell>([...cells, index + 1, ...stepCells, ...added(index)]))
        })
        onCase?.()
      }
    }
    return { name, rows, columnWidths: choose(header.map((column) => caseWidths[column])) }
  }

  const ticketInfo = {
    name: 'Ticket Info',
    rows: [['Field', 'Value'], ...entries.flatMap(ticketRows)],
    columnWidths: [16, 72],
  }
  if (!byTicket || entries.length < 2) return [caseSheet('Test Cases', entries, qualifiedIds), ticketInfo]
  const names = sectionNames(entries)
  return [
    {
      name: 'Matrix',
      rows: [[...matrixHeader], ...ticketMatrix(entries).map((row) => matrixCells(row).map(excelText))],
      columnWidths: matrixHeader.map((column) => matrixWidths[column]),
    },
    ...entries.map((entry, index) => caseSheet(names[index] ?? '', [entry], false)),
    ticketInfo,
  ]
}

/** A table for a test tool as one sheet. Its cells are typed as text, so none of them needs a guard against formulas. */
function toolSheet(
  name: string,
  table: ToolTable,
  entries: ExportEntry[],
  { columns, onCase }: Pick<ExportOptions, 'columns' | 'onCase'>,
): ExcelSheet {
  const choose = columnChoice(table.header, columns)
  const rows = [table.header, ...rowsFor(table, entries, onCase)].map((row) => choose(row).map(excelText))
  return { name, rows, columnWidths: choose(table.header).map(() => 28) }
}

function rowsFor(table: ToolTable, entries: ExportEntry[], onCase: ExportOptions['onCase']): string[][] {
  return [...rowsOfCases(table, entries.map(cleanEntry), onCase)].flat()
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

/** The text of a cell. Text that looks like Excel's escape of a control character (`_x000D_`) is escaped itself. */
function excelText(text: string): string {
  return cutText(text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_'), excelCellLength)
}
