import type { TestCase, TestStep } from '../test-case/test-case.ts'
import { exportTitle } from './export-title.ts'

/** The columns of the test-case CSV (spec section 9). */
export const csvHeader = ['Title', 'Description', 'Test Step', 'Test Data', 'Expected Result'] as const

/**
 * Test cases as CSV (spec section 9): one row a step, with title and description on every row so that no row is orphaned
 * when a sheet is sorted or filtered. Every cell is quoted, inner quotes are doubled, rows end with CRLF (RFC 4180).
 */
export function testCasesToCsv(cases: TestCase[]): string {
  const rows = cases.flatMap((testCase) => stepsOf(testCase).map((step) => caseRow(testCase, step)))
  return csvTable([[...csvHeader], ...rows])
}

/** Any table as CSV, every cell quoted and made safe. */
export function csvTable(rows: string[][]): string {
  return rows.map((row) => row.map(csvCell).join(',')).join('\r\n') + '\r\n'
}

function csvCell(text: string): string {
  return `"${withoutFormula(text).replaceAll('"', '""')}"`
}

/** A spreadsheet runs a cell that begins like a formula; a leading apostrophe makes it text again. */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function caseRow(testCase: TestCase, step: TestStep): string[] {
  return [exportTitle(testCase.title), testCase.description, step.step, step.data, step.expected]
}

function stepsOf(testCase: TestCase): TestStep[] {
  return testCase.steps.length > 0 ? testCase.steps : [{ step: '', data: '', expected: '' }]
}
