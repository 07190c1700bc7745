import type { TestCase } from '../test-case/test-case.ts'
import { exportTitle } from './export-title.ts'
import { withoutFormula } from './formula.ts'

const header = ['ID', 'Title', 'Type', 'Priority', '#', 'Step', 'Test Data', 'Expected Result']

/** Cases as an HTML table, one row a step: what Jira, Confluence, Word and spreadsheets take from a clipboard. */
export function casesToHtmlTable(cases: TestCase[]): string {
  const head = header.map((title) => `<th>${title}</th>`).join('')
  const body = cases.flatMap(rows).map((cells) => `<tr>${cells.map((cell) => `<td>${html(withoutFormula(cell))}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** The same rows as text with tabs between the cells: what a spreadsheet takes where it gets no HTML. */
export function casesToTabbedText(cases: TestCase[]): string {
  return [header, ...cases.flatMap(rows)].map((cells) => cells.map(tabbedCell).join('\t')).join('\n')
}

/** Id, title, type and priority stand on every row, so that the table can be sorted and filtered where it is pasted. */
function rows({ id, title, type, priority, steps }: TestCase): string[][] {
  const head = [id, exportTitle(title), type, priority]
  if (steps.length === 0) return [[...head, '', '', '', '']]
  return steps.map(({ step, data, expected }, index) => [...head, String(index + 1), step, data, expected])
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\r\n?|\n/g, '<br>')
}

function tabbedCell(text: string): string {
  const safe = withoutFormula(text.replace(/\r\n?/g, '\n'))
  return /[\t\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
