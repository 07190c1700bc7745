import { withoutFormula } from './formula.ts'

export type LineEnding = '\r\n' | '\n'

/** A table as CSV (RFC 4180) with every cell quoted and made safe, rows ending with CRLF: for spreadsheets. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return rows.map(quotedRow).join('')
}

export function quotedRow(cells: readonly string[]): string {
  return cells.map((cell) => quoted(safe(cell))).join(',') + '\r\n'
}

/** One row with quotes only where RFC 4180 asks for them: as the importers of test tools show their files. */
export function sparseRow(cells: readonly string[], lineEnding: LineEnding): string {
  return cells.map((cell) => quotedIfNeeded(safe(cell))).join(',') + lineEnding
}

/** A line break inside a cell is always LF: Excel shows a stray CR as a sign of its own. */
function safe(text: string): string {
  return withoutFormula(text.replace(/\r\n?/g, '\n'))
}

function quotedIfNeeded(text: string): string {
  return /[",\n]|^\s|\s$/.test(text) ? quoted(text) : text
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
