import { csvHeader, csvSpecHeader } from './columns.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { preconditionText } from './case-texts.ts'
import { cleanCase } from './clean-text.ts'
import { csvRow, csvTable } from './csv-table.ts'
import type { ExportEntry } from './export-entry.ts'
import { type ExportOptions, columnChoice, priorityNamesOf } from './export-options.ts'
import { createTitles } from './export-title.ts'
import { priorityLevel, type PriorityNames } from './tool-values.ts'

/**
 * Test cases as CSV (docs/spec.md, section 9): one row per step. Every row repeats title and description, so a step
 * keeps them when the sheet is sorted or filtered. Every cell is quoted, inner quotes are doubled, rows end with CRLF
 * (RFC 4180).
 */
export function testCasesToCsv(cases: TestCase[]): string {
  const titleOf = createTitles()
  return csvTable([csvSpecHeader, ...cases.map(cleanCase).flatMap((testCase) => specRows(testCase, titleOf(testCase)))])
}

/** The rows of a case; a case without steps has one row. */
function specRows({ description, steps }: TestCase, title: string): string[][] {
  const head = [title, description]
  return steps.length === 0
    ? [[...head, '', '', '']]
    : steps.map(({ step, data, expected }) => [...head, step, data, expected])
}

/** The same with the added columns, or with those that the tester chose. */
export function entriesToCsv(
  entries: ExportEntry[],
  { columns, delimiter, specColumns = false, priorityNames, onCase }: ExportOptions = {},
): string {
  const header: readonly string[] = specColumns ? csvSpecHeader : csvHeader
  const choose = columnChoice(header, specColumns ? undefined : columns)
  const target = { reader: 'spreadsheet', lineEnding: '\r\n', delimiter } as const
  const titleOf = createTitles()
  const rows = [csvRow(choose(header), target)]
  for (const { ticketId, testCases } of entries) {
    for (const testCase of testCases) {
      const added = specColumns ? [] : [testCase.id, ...addedCells(testCase, ticketId, priorityNames)]
      for (const row of specRows(testCase, titleOf(testCase))) rows.push(csvRow(choose([...row, ...added]), target))
      onCase?.()
    }
  }
  return rows.join('')
}

/** The cells below `addedColumns`. The priority keeps the case's own word unless the tester named its level. */
export function addedCells(
  testCase: TestCase,
  ticketId: string,
  priorityNames: ExportOptions['priorityNames'],
): string[] {
  return [
    testCase.type,
    documentPriority(testCase.priority, priorityNames),
    preconditionText(testCase),
    testCase.criterionIds.join(', '),
    ticketId,
  ]
}

const noNames: PriorityNames = { critical: '', high: '', medium: '', low: '' }

function documentPriority(priority: string, names: ExportOptions['priorityNames']): string {
  const level = priorityLevel(priority)
  return (level === undefined ? '' : priorityNamesOf(noNames, names)[level]) || priority
}
