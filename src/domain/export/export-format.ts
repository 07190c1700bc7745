import type { Problem } from '../result.ts'
import type { ImportLimits } from './import-limits.ts'

export type ExportFormatId =
  | 'csv'
  | 'json'
  | 'excel'
  | 'markdown'
  | 'xray'
  | 'zephyr'
  | 'testrail'
  | 'azure-devops'
  | 'qase'
  | 'gherkin'
  | 'entries-csv'
  | 'entries-json'

export interface ExportFormat {
  id: ExportFormatId
  label: string
  /** Of the file's name, without a dot in front. */
  extension: string
  mediaType: string
  /** A file to read, one that a test-management tool imports, or the history's own entries. */
  purpose: 'document' | 'tool' | 'entries'
  /** Excel needs the mark to read UTF-8; Qase refuses it; to an importer that does not know it, it is part of the first column's name. */
  byteOrderMark: boolean
  lineEnding: 'CRLF' | 'LF'
  limits: Partial<ImportLimits>
  /** Where the tool's own pages and its users' reports leave something open. */
  warning?: string
  /** How to get it into the tool, in two lines. */
  howToImport: readonly [string, string]
  /** The message of success (docs/spec.md, section 8). */
  exported: (entryCount: number) => Problem
}

/** What the CSVs of the test tools have in common. */
export const toolCsvFile = {
  extension: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  byteOrderMark: false,
  lineEnding: 'CRLF',
  limits: {},
} as const
