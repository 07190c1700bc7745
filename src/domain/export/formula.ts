/** Signs, narrow and full-width, that begin a formula; white space before them changes nothing in some spreadsheets. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A signed number is a value, not a formula: -5 stays what a tester has to enter. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)*$/

/**
 * A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text again. The ticket and the AI
 * are strangers to the person who opens the file. Cells of a workbook are typed as text and need none of this.
 */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text
}

/**
 * Where the list separator is a semicolon, spreadsheets lose track of a comma-separated file's quotes at the first line
 * break in a cell, and begin new cells inside texts: after a semicolon, a tab or a line break. A formula sign there gets
 * the `guard` in front.
 */
export function withoutInnerFormulas(text: string, guard: "'" | ' '): string {
  const [first = '', ...later] = text.split(/([;\t\n])/)
  return first + later.map((piece) => (runsInsideText(piece) ? piece.replace(/^\s*/, `$&${guard}`) : piece)).join('')
}

/** Inside a text + and - are bullets far more often than formulas: they are guarded before a call (`SUM(`) or a reference (`!A1`) only. */
function runsInsideText(piece: string): boolean {
  if (/^\s*[=@\uFF1D\uFF20]/.test(piece)) return true
  return /^\s*[+\-\uFF0B\uFF0D]/.test(piece) && /\w\(|!\$?[A-Za-z]/.test(piece)
}
