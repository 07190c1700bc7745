import type { Problem } from '../result.ts'
import type { ImportLimits } from './import-limits.ts'
import type { PriorityNames } from './tool-values.ts'

export type ExportFormatId =
  | 'csv'
  | 'json'
  | 'excel'
  | 'markdown'
  | 'xray'
  | 'xray-server'
  | 'zephyr'
  | 'testrail'
  | 'azure-devops'
  | 'azure-devops-xlsx'
  | 'qase'
  | 'testomat'
  | 'qtest'
  | 'gherkin'
  | 'playwright'
  | 'entries-csv'
  | 'entries-json'

export interface ExportFormat {
  id: ExportFormatId
  label: string
  /** File name extension without the dot. */
  extension: string
  mediaType: string
  /** A document, a file for a test-management tool, or the history entries themselves. */
  purpose: 'document' | 'tool' | 'entries'
  /**
   * Whether the file starts with a byte order mark. Excel needs it to read UTF-8; Qase rejects it; other importers take
   * it for part of the first column's name.
   */
  byteOrderMark: boolean
  lineEnding: 'CRLF' | 'LF'
  limits: Partial<ImportLimits>
  /** The columns that may be left out or moved, in the order of the file. */
  columns?: readonly string[]
  /** Those of them that the import needs. */
  requiredColumns?: readonly string[]
  /** Whether the reader lets its user say what separates the columns. */
  delimiters?: boolean
  /** The tool's names of the priorities, which a team may have renamed. */
  priorityNames?: PriorityNames
  /** Whether Excel damages the file when it opens and saves it. */
  keepFromExcel?: boolean
  /** What the tool's documentation and its users' reports leave open. */
  warning?: string
  /** How to import the file, in two lines. */
  howToImport: readonly [string, string]
  /** The success message (docs/spec.md, section 8). */
  exported: (entryCount: number) => Problem
}

/** What the CSVs for test tools have in common. */
export const toolCsvFile = {
  extension: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  byteOrderMark: false,
  lineEnding: 'CRLF',
  limits: {},
  keepFromExcel: true,
} as const

/** What the workbooks have in common. */
export const workbookFile = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  byteOrderMark: false,
  lineEnding: 'LF',
} as const
