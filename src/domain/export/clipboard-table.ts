import type { TestCase } from '../test-case/test-case.ts'
import { cleanCase } from './clean-text.ts'
import { exportTitle } from './export-title.ts'
import { withoutFormula, withoutRunningFormula } from './formula.ts'

const header = ['ID', 'Title', 'Type', 'Priority', '#', 'Step', 'Test Data', 'Expected Result']

/** The rows as an HTML table, which Jira, Confluence, Word and spreadsheets paste from the clipboard. */
export function htmlTable(rows: string): string {
  const head = header.map((title) => `<th>${title}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`
}

/** One row per step. */
export function htmlRows(testCase: TestCase): string {
  return rowsOf(testCase)
    .map((cells) => `<tr>${cells.map((cell) => `<td>${html(withoutRunningFormula(cell))}</td>`).join('')}</tr>`)
    .join('')
}

/** The same rows as tab-separated text, for a spreadsheet that does not paste HTML. */
export function tabbedTable(rows: string): string {
  return `${header.join('\t')}\n${rows}`
}

export function tabbedRows(testCase: TestCase): string {
  return rowsOf(testCase)
    .map((cells) => `${cells.map(tabbedCell).join('\t')}\n`)
    .join('')
}

/** Every row repeats id, title, type and priority, so the pasted table can be sorted and filtered. */
function rowsOf(testCase: TestCase): string[][] {
  const { id, title, type, priority, steps } = cleanCase(testCase)
  const head = [id, exportTitle(title), type, priority]
  if (steps.length === 0) return [[...head, '', '', '', '']]
  return steps.map(({ step, data, expected }, index) => [...head, String(index + 1), step, data, expected])
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?|\n/g, '<br>')
}

function tabbedCell(text: string): string {
  const safe = withoutFormula(text.replace(/\r\n?/g, '\n'))
  return /[\t\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
