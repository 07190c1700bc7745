import type { ExportFormat } from './export-format.ts'
import { withoutFormula, withoutInnerFormulas } from './formula.ts'

export type LineEnding = '\r\n' | '\n'

export interface CsvTarget {
  purpose: ExportFormat['purpose']
  lineEnding: LineEnding
}

/** For documents and the history list: RFC 4180, to be opened in a spreadsheet. */
const sheet: CsvTarget = { purpose: 'document', lineEnding: '\r\n' }

export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => csvRow(row, sheet)).join('')
}

/** One row. Every cell is quoted, because many spreadsheets take a semicolon in an unquoted cell for a separator. */
export function csvRow(cells: readonly string[], target: CsvTarget = sheet): string {
  return cells.map((cell) => `"${safeText(cell, target).replaceAll('"', '""')}"`).join(',') + target.lineEnding
}

function safeText(cell: string, target: CsvTarget): string {
  // A line break inside a cell is always LF: Excel shows a CR there as a character.
  const text = cell.replace(/\r\n?/g, '\n')
  return isForSpreadsheet(target) ? withoutFormula(withoutInnerFormulas(text, "'")) : withoutInnerFormulas(text, ' ')
}

/** A test tool stores cells unchanged: an apostrophe against formulas would become part of the test case. */
function isForSpreadsheet({ purpose }: CsvTarget): boolean {
  return purpose !== 'tool'
}
