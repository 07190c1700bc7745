import { csvHeader, excelHeader } from './columns.ts'
import { type Result, fail, ok } from '../result.ts'
import { type ExportFormat, workbookFile } from './export-format.ts'
import { exported, exportedEntries, exportedLocally, exportMessages } from './export-messages.ts'
import { toolFormats } from './tool-formats.ts'
import type { PriorityNames } from './tool-values.ts'

/** Without a name of the tester's the cases keep their own words. */
const ownPriorities: PriorityNames = { critical: '', high: '', medium: '', low: '' }

/** Every export format, in the order of the dialog (docs/spec.md, sections 2 and 5). */
export const exportFormats: readonly ExportFormat[] = [
  // Documents to read and share
  {
    id: 'csv',
    label: 'CSV',
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    purpose: 'document',
    byteOrderMark: true,
    lineEnding: 'CRLF',
    limits: {},
    columns: csvHeader,
    delimiters: true,
    priorityNames: ownPriorities,
    howToImport: [
      'Excel: open the file. Where Excel separates with semicolons, use Data > From Text/CSV and choose comma.',
      'Google Sheets and LibreOffice: File > Import or Open, with comma and UTF-8.',
    ],
    exported: () => exportedLocally('CSV'),
  },
  {
    id: 'json',
    label: 'JSON',
    extension: 'json',
    mediaType: 'application/json',
    purpose: 'document',
    byteOrderMark: false,
    lineEnding: 'LF',
    limits: {},
    howToImport: [
      'testCases contains the cases with their steps; testSteps has one row per step, for scripts that read flat rows.',
      'Behind them: the version of the format, the ticket, and the review findings of each case.',
    ],
    exported: () => exported('JSON'),
  },
  {
    ...workbookFile,
    id: 'excel',
    label: 'Excel',
    extension: 'xlsx',
    purpose: 'document',
    limits: {},
    columns: excelHeader,
    priorityNames: ownPriorities,
    howToImport: [
      'Sheet Test Cases: one row per step.',
      'Sheet Ticket Info: the ticket the cases come from. Opens in Excel, Google Sheets and LibreOffice.',
    ],
    exported: () => exported('Excel'),
  },
  {
    id: 'markdown',
    label: 'Markdown',
    extension: 'md',
    mediaType: 'text/markdown;charset=utf-8',
    purpose: 'document',
    byteOrderMark: false,
    lineEnding: 'LF',
    limits: {},
    howToImport: [
      'Put the file into a repository or a wiki, or copy it as Markdown into a pull request or a comment.',
      'The review findings follow each case.',
    ],
    exported: () => exported('Markdown'),
  },

  ...toolFormats,

  // The history entries themselves
  {
    id: 'entries-csv',
    label: 'List of entries (CSV)',
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    purpose: 'entries',
    byteOrderMark: true,
    lineEnding: 'CRLF',
    limits: {},
    howToImport: [
      'One row per entry: ticket, title, time, number of cases, types, priorities.',
      'Opens in Excel, Google Sheets and LibreOffice.',
    ],
    exported: exportedEntries,
  },
  {
    id: 'entries-json',
    label: 'Whole entries (JSON)',
    extension: 'json',
    mediaType: 'application/json',
    purpose: 'entries',
    byteOrderMark: false,
    lineEnding: 'LF',
    limits: {},
    howToImport: ['Every entry with its ticket, criteria and cases.', 'For scripts and archives.'],
    exported: exportedEntries,
  },
]

/** The format with that id, or the error message of docs/spec.md. */
export function findExportFormat(id: string): Result<ExportFormat> {
  const format = exportFormats.find((candidate) => candidate.id === id)
  return format === undefined ? fail('unsupported_format', exportMessages.unsupported(id), { format: id }) : ok(format)
}
