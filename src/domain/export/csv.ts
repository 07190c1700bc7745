import { csvHeader, csvSpecHeader } from './columns.ts'
import type { TestCase } from '../test-case/test-case.ts'
import { preconditionText } from './case-texts.ts'
import { cleanCase } from './clean-text.ts'
import { csvRow, csvTable } from './csv-table.ts'
import type { ExportEntry } from './export-entry.ts'
import { type ExportOptions, columnChoice, priorityNamesOf } from './export-options.ts'
import { createTitles } from './export-title.ts'
import { matrixCells, matrixHeader, sectionNames, ticketMatrix } from './ticket-matrix.ts'
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

/**
 * The same with the added columns, or with those that the tester chose. `byTicket` gives each ticket a section of its own,
 * under a line with its key and title, and ends with the matrix of all; an empty line separates the sections.
 */
export function entriesToCsv(
  entries: ExportEntry[],
  { byTicket = false, columns, delimiter, specColumns = false, priorityNames, onCase }: ExportOptions = {},
): string {
  const header: readonly string[] = specColumns ? csvSpecHeader : csvHeader
  const choose = columnChoice(header, specColumns ? undefined : columns)
  const target = { reader: 'spreadsheet', lineEnding: '\r\n', delimiter } as const
  const titleOf = createTitles()

  function table(shown: ExportEntry[]): string {
    const rows = [csvRow(choose(header), target)]
    for (const { ticketId, testCases } of shown) {
      for (const testCase of testCases) {
        const added = addedCells(testCase, ticketId, priorityNames)
        specRows(testCase, titleOf(testCase)).forEach((row, index) => {
          const more = specColumns ? [] : [testCase.id, ...added(index)]
          rows.push(csvRow(choose([...row, ...more]), target))
        })
        onCase?.()
      }
    }
    return rows.join('')
  }

  if (!byTicket || entries.length < 2) return table(entries)
  const names = sectionNames(entries)
  const section = (name: string, title: string, text: string) => `${csvRow([name, title], target)}${text}\r\n`
  const matrix = [matrixHeader, ...ticketMatrix(entries).map(matrixCells)].map((row) => csvRow(row, target)).join('')
  return [
    ...entries.map((entry, index) => section(names[index] ?? '', entry.title, table([entry]))),
    csvRow(['Matrix'], target),
    matrix,
  ].join('')
}

/**
 * The cells below `addedColumns` in a row of the case. The priority keeps the case's own word unless the tester named its
 * level. Preconditions are on the first row only: repeated beside every step, long ones would multiply the file.
 */
export function addedCells(
  { type, priority, preconditions, criterionIds }: TestCase,
  ticketId: string,
  priorityNames: ExportOptions['priorityNames'],
): (rowIndex: number) => string[] {
  const shownPriority = documentPriority(priority, priorityNames)
  const criteria = criterionIds.join(', ')
  return (rowIndex) => [
    type,
    shownPriority,
    rowIndex === 0 ? preconditionText({ preconditions }) : '',
    criteria,
    ticketId,
  ]
}

const noNames: PriorityNames = { critical: '', high: '', medium: '', low: '' }

function documentPriority(priority: string, names: ExportOptions['priorityNames']): string {
  const level = priorityLevel(priority)
  return (level === undefined ? '' : priorityNamesOf(noNames, names)[level]) || priority
}
