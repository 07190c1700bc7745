import type { ExportFormat } from './export-format.ts'
import { withoutFormula, withoutInnerFormulas } from './formula.ts'

export type LineEnding = '\r\n' | '\n'

/** What a CSV is made for. */
export interface CsvTarget {
  purpose: ExportFormat['purpose']
  lineEnding: LineEnding
}

/** Documents and the history's list: RFC 4180, for spreadsheets. */
const sheet: CsvTarget = { purpose: 'document', lineEnding: '\r\n' }

export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => csvRow(row, sheet)).join('')
}

/** One row. Every cell is quoted, whatever it holds: a semicolon in a bare cell is a separator to every second spreadsheet. */
export function csvRow(cells: readonly string[], target: CsvTarget = sheet): string {
  return cells.map((cell) => `"${safeText(cell, target).replaceAll('"', '""')}"`).join(',') + target.lineEnding
}

function safeText(cell: string, target: CsvTarget): string {
  // A line break inside a cell is always LF: Excel shows a stray CR as a sign of its own.
  const text = cell.replace(/\r\n?/g, '\n')
  return isForSpreadsheet(target) ? withoutFormula(withoutInnerFormulas(text, "'")) : withoutInnerFormulas(text, ' ')
}

/** A test tool stores a cell as it stands: an apostrophe against formulas would become part of the test case. */
function isForSpreadsheet({ purpose }: CsvTarget): boolean {
  return purpose !== 'tool'
}
