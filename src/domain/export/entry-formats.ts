import type { ExportFormat } from './export-format.ts'
import { exportedEntries } from './export-messages.ts'

/** The history entries themselves, as csv or json (docs/spec.md, section 5). */
export const entryFormats: readonly ExportFormat[] = [
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
      'One row an entry: ticket, title, time, number of cases, types, priorities.',
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
