import type { TestCase } from '../test-case/test-case.ts'
import { csvRow, type CsvTarget, type LineEnding } from './csv-table.ts'
import { type ExportEntry, type TicketFacts, ticketFacts } from './export-entry.ts'
import { type ExportOptions, columnChoice } from './export-options.ts'
import type { ExportPart, OnCase } from './export-part.ts'
import { createTitles } from './export-title.ts'
import type { ImportLimits } from './import-limits.ts'

/** A case with its ticket, its number and its title in this export. */
export interface ToolCase {
  testCase: TestCase
  ticket: TicketFacts
  /** Counted from 1 over the whole export. */
  number: number
  /** Within the tool's limit, and unique in the export. */
  title: string
}

/** The rows that a test tool imports. */
export interface ToolTable {
  header: readonly string[]
  lineEnding: LineEnding
  /** Rows before the cases. */
  leadRows?: string[][]
  caseRows: (item: ToolCase) => string[][]
  /** If there is more, another file follows. A case is never split. */
  limits: ImportLimits
}

/** The files of an import: one, or as many as the tool's limits require, each with the header row. */
export function toolCsvParts(
  table: ToolTable,
  entries: ExportEntry[],
  { columns, delimiter, onCase }: Pick<ExportOptions, 'columns' | 'delimiter' | 'onCase'> = {},
): ExportPart[] {
  const choose = columnChoice(table.header, columns)
  const target: CsvTarget = { reader: 'tool', lineEnding: table.lineEnding, delimiter }
  const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => csvRow(choose(row), target)).join('')
  const head = csv([table.header, ...(table.leadRows ?? [])])
  const { cases: maxCases = Infinity, bytes: maxBytes = Infinity } = table.limits
  const room = maxBytes - utf8Length(head)
  const files = [{ rows: [head], cases: 0, bytes: 0 }]
  for (const rows of rowsOfCases(table, entries, onCase)) {
    const text = csv(rows)
    const bytes = utf8Length(text)
    let file = files.at(-1)
    if (file === undefined || (file.cases > 0 && (file.cases >= maxCases || file.bytes + bytes > room))) {
      file = { rows: [head], cases: 0, bytes: 0 }
      files.push(file)
    }
    file.rows.push(text)
    file.cases += 1
    file.bytes += bytes
  }
  return files.map(({ rows }, index) => ({ name: `part-${index + 1}`, text: rows.join('') }))
}

/** The rows of each case, in the order of the export. */
export function* rowsOfCases(table: ToolTable, entries: ExportEntry[], onCase?: OnCase): Generator<string[][]> {
  const titleOf = createTitles(table.limits.titleLength)
  let number = 0
  for (const entry of entries) {
    const ticket = ticketFacts(entry)
    for (const testCase of entry.testCases) {
      number += 1
      yield table.caseRows({ testCase, ticket, number, title: titleOf(testCase) })
      onCase?.()
    }
  }
}

/**
 * The rows of a case: the first holds the fields of the case, the steps start beside it or below. A case without steps
 * has one row.
 */
export function stepRows<T>(
  steps: readonly T[],
  firstRow: (step: T | undefined) => string[],
  nextRow: (step: T) => string[],
): string[][] {
  const [first, ...others] = steps
  return [firstRow(first), ...others.map(nextRow)]
}

/** Cells by column name, in the order of the header; the rest is empty. */
export function namedCells<Column extends string>(
  header: readonly Column[],
  cells: Partial<Record<Column, string>>,
): string[] {
  return header.map((column) => cells[column] ?? '')
}

/** The length of the text in bytes of UTF-8. */
function utf8Length(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    // Each half of a surrogate pair counts as two of its four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return bytes
}
