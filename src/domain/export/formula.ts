/** Characters that start a formula, in ASCII and full width. Some spreadsheets ignore white space before them. */
const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A signed number is a value, not a formula: a tester must be able to enter -5. */
const signedNumber = /^[+-]\d+(?:[.,]\d+)*$/

/**
 * A spreadsheet evaluates a cell that starts like a formula; a leading apostrophe turns it into text. The person who
 * opens the file cannot trust the ticket or the AI. Workbook cells are typed as text and need no guard.
 */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text
}

/**
 * Where the list separator is a semicolon, spreadsheets lose track of the quotes in a comma-separated file at the first
 * line break in a cell. They then start new cells inside the text, after a semicolon, a tab or a line break. A formula
 * character there gets an apostrophe in front.
 */
export function withoutInnerFormulas(text: string): string {
  const [first = '', ...later] = text.split(/([;\t\n])/)
  return first + later.map((piece) => (runs(piece) ? piece.replace(/^\s*/, "$&'") : piece)).join('')
}

/**
 * The guard for a table that is pasted into Jira as well as into spreadsheets: only a text that would run gets the
 * apostrophe. Telephone numbers, bullets and names such as @web stay as they are.
 */
export function withoutRunningFormula(text: string): string {
  return runs(text) && !/^\s*[@\uFF20][\p{L}\p{N}_-]+\s*$/u.test(text) ? `'${text}` : text
}

/**
 * Inside a text, + and - are usually bullets, so they are guarded only before a call (`SUM(`), a reference (`!A1`) or a
 * program (`cmd|`).
 */
function runs(piece: string): boolean {
  if (/^\s*[=@\uFF1D\uFF20]/.test(piece)) return true
  return /^\s*[+\-\uFF0B\uFF0D]/.test(piece) && /\w\(|\w\||!\$?[A-Za-z]/.test(piece)
}
