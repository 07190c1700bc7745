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
