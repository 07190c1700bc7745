import type { TestCase } from '../test-case/test-case.ts'
import { csvTable } from './csv-table.ts'
import { exportTitle } from './export-title.ts'

/** The columns of the test-case CSV (docs/spec.md, section 9). */
export const csvHeader = ['Title', 'Description', 'Test Step', 'Test Data', 'Expected Result'] as const

/**
 * Test cases as CSV (docs/spec.md, section 9): one row per step. Every row repeats title and description, so a step
 * keeps them when the sheet is sorted or filtered. Every cell is quoted, inner quotes are doubled, rows end with CRLF
 * (RFC 4180).
 */
export function testCasesToCsv(cases: TestCase[]): string {
  return csvTable([csvHeader, ...cases.flatMap(csvRows)])
}

/** The rows of one case; a case without steps has one row. */
export function csvRows({ title, description, steps }: TestCase): string[][] {
  const head = [exportTitle(title), description]
  return steps.length === 0
    ? [[...head, '', '', '']]
    : steps.map(({ step, data, expected }) => [...head, step, data, expected])
}
