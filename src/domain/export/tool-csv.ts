import type { TestCase } from '../test-case/test-case.ts'
import { csvRow, type CsvTarget, type LineEnding } from './csv-table.ts'
import { type ExportEntry, type TicketFacts, ticketFacts } from './export-entry.ts'
import type { ExportPart, OnCase } from './export-part.ts'
import type { ImportLimits } from './import-limits.ts'

/** A case with its ticket and its number. */
export interface ToolCase {
  testCase: TestCase
  ticket: TicketFacts
  /** Counted from 1 over the whole export. */
  number: number
}

/** The CSV layout of a test tool. */
export interface ToolCsv {
  header: readonly string[]
  lineEnding: LineEnding
  /** Rows before the cases. */
  leadRows?: string[][]
  caseRows: (item: ToolCase) => string[][]
  /** If there is more, another file follows. A case is never split. */
  limits: ImportLimits
}

/** The files of an import: one, or as many as the tool's limits require, each with the header row. */
export function toolCsvParts(layout: ToolCsv, entries: ExportEntry[], onCase?: OnCase): ExportPart[] {
  const tickets = entries.map(ticketFacts)
  const target: CsvTarget = { purpose: 'tool', lineEnding: layout.lineEnding }
  const head = [layout.header, ...(layout.leadRows ?? [])].map((row) => csvRow(row, target)).join('')
  const { cases: maxCases = Infinity, bytes: maxBytes = Infinity } = layout.limits
  const room = maxBytes - utf8Length(head)
  const files = [{ rows: [head], cases: 0, bytes: 0 }]
  let number = 0
  entries.forEach(({ testCases }, index) => {
    const ticket = tickets[index]
    if (ticket === undefined) return
    for (const testCase of testCases) {
      number += 1
      const text = layout
        .caseRows({ testCase, ticket, number })
        .map((row) => csvRow(row, target))
        .join('')
      const bytes = utf8Length(text)
      let file = files.at(-1)
      if (file === undefined || (file.cases > 0 && (file.cases >= maxCases || file.bytes + bytes > room))) {
        file = { rows: [head], cases: 0, bytes: 0 }
        files.push(file)
      }
      file.rows.push(text)
      file.cases += 1
      file.bytes += bytes
      onCase?.()
    }
  })
  return files.map(({ rows }, index) => ({ name: `part-${index + 1}`, text: rows.join('') }))
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
