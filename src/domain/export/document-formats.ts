import { exported, exportedLocally } from './export-messages.ts'
import type { ExportFormat } from './export-format.ts'

/** Files to read and share (docs/spec.md, section 2, Export dialog). */
export const documentFormats: readonly ExportFormat[] = [
  {
    id: 'csv',
    label: 'CSV',
    extension: 'csv',
    mediaType: 'text/csv;charset=utf-8',
    purpose: 'document',
    byteOrderMark: true,
    lineEnding: 'CRLF',
    limits: {},
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
      'testCases holds the cases with their steps.',
      'testSteps holds one row a step, with the id of its case, for scripts that read flat rows.',
    ],
    exported: () => exported('JSON'),
  },
  {
    id: 'excel',
    label: 'Excel',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    purpose: 'document',
    byteOrderMark: false,
    lineEnding: 'LF',
    limits: {},
    howToImport: [
      'Sheet Test Cases: one row a step.',
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
      'Put the file into a repository or a wiki.',
      'Or copy it as Markdown into a pull request or a comment.',
    ],
    exported: () => exported('Markdown'),
  },
]
