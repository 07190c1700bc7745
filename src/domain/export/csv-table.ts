import type { Delimiter } from './export-options.ts'
import { withoutFormula, withoutInnerFormulas } from './formula.ts'

export type LineEnding = '\r\n' | '\n'

export interface CsvTarget {
  /** A spreadsheet evaluates formulas; a test tool stores cells unchanged, and an apostrophe would become part of the case. */
  reader: 'spreadsheet' | 'tool'
  lineEnding: LineEnding
  delimiter?: Delimiter
}

/** RFC 4180, to be opened in a spreadsheet. */
const sheet: CsvTarget = { reader: 'spreadsheet', lineEnding: '\r\n' }

export function csvTable(rows: readonly (readonly string[])[], delimiter: Delimiter = ','): string {
  return rows.map((row) => csvRow(row, { ...sheet, delimiter })).join('')
}

/** One row. Every cell is quoted, because many spreadsheets take a semicolon in an unquoted cell for a separator. */
export function csvRow(cells: readonly string[], { reader, lineEnding, delimiter = ',' }: CsvTarget = sheet): string {
  return cells.map((cell) => `"${safeText(cell, reader).replaceAll('"', '""')}"`).join(delimiter) + lineEnding
}

function safeText(cell: string, reader: CsvTarget['reader']): string {
  // A line break inside a cell is always LF: Excel shows a CR there as a character.
  const text = cell.replace(/\r\n?/g, '\n')
  return reader === 'tool' ? text : withoutFormula(withoutInnerFormulas(text))
}
