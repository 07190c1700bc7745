import { type Result, fail, ok } from '../result.ts'
import { type ExportFormat, toolCsvFile } from './export-format.ts'
import { exported, exportedEntries, exportedLocally, exportMessages } from './export-messages.ts'
import { importLimits } from './import-limits.ts'

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
      'testCases contains the cases with their steps.',
      'testSteps contains one row per step with the id of its case, for scripts that read flat rows.',
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
      'Put the file into a repository or a wiki.',
      'Or copy it as Markdown into a pull request or a comment.',
    ],
    exported: () => exported('Markdown'),
  },

  // Files to import into test-management tools
  {
    ...toolCsvFile,
    id: 'xray',
    label: 'Xray Cloud',
    extension: 'xray.csv',
    purpose: 'tool',
    limits: importLimits.xray,
    warning: 'Each import creates new tests. The project needs the test type Manual; priorities are Jira’s own names.',
    howToImport: [
      'In Jira: Xray’s Test Case Importer, CSV, delimiter comma, list delimiter semicolon.',
      'Map TCID to Test ID, the other columns to the field of the same name, Requirement Keys to Link “Tests”.',
    ],
    exported: () => exported('Xray CSV'),
  },
  {
    ...toolCsvFile,
    id: 'zephyr',
    label: 'Zephyr Scale',
    extension: 'zephyr.csv',
    purpose: 'tool',
    limits: importLimits.zephyr,
    warning:
      'Zephyr exports step rows, test data and commas between labels in this form; whether it imports them is not documented. Try one case first. Data Center drops a single backslash.',
    howToImport: [
      'Test Cases > More > Import from File > Excel CSV.',
      'Map each column to the field of the same name, the three Step-by-Step columns to step, test data and expected result.',
    ],
    exported: () => exported('Zephyr CSV'),
  },
  {
    ...toolCsvFile,
    id: 'testrail',
    label: 'TestRail',
    extension: 'testrail.csv',
    purpose: 'tool',
    limits: importLimits.testRail,
    warning:
      'Turn off “ignore rows without a valid, non-empty title”: users report that it drops every step after the first. Each import creates new cases.',
    howToImport: [
      'Import from CSV: template Test Case (Steps), layout “Test cases use multiple rows”, Title detects a new case.',
      'Map Step to Steps (Step) and Expected Result to Steps (Expected Result).',
    ],
    exported: () => exported('TestRail CSV'),
  },
  {
    ...toolCsvFile,
    id: 'azure-devops',
    label: 'Azure DevOps',
    extension: 'azure-devops.csv',
    purpose: 'tool',
    limits: importLimits.azureDevOps,
    warning:
      'Microsoft’s page shows no example of step rows; some files repeat the title on every row. Try one case first. Newer versions require an existing Area Path.',
    howToImport: [
      'Test Plans: open a test suite, Import test cases from CSV/XLSX.',
      'A requirement-based suite links the cases to its requirement; the file cannot.',
    ],
    exported: () => exported('Azure DevOps CSV'),
  },
  {
    ...toolCsvFile,
    id: 'qase',
    label: 'Qase',
    extension: 'qase.csv',
    lineEnding: 'LF',
    purpose: 'tool',
    limits: importLimits.qase,
    warning:
      'Qase’s pages and users’ reports differ on suites and ids; this file is flat and numbered, the form that users report to work. Do not save it again from Excel. Each import creates new cases.',
    howToImport: [
      'In the project: Import, source Qase.io, the CSV file.',
      'Each ticket becomes a suite; steps are numbered inside one row.',
    ],
    exported: () => exported('Qase CSV'),
  },
  {
    id: 'gherkin',
    label: 'Gherkin',
    extension: 'feature',
    mediaType: 'text/plain;charset=utf-8',
    purpose: 'tool',
    byteOrderMark: false,
    lineEnding: 'LF',
    limits: {},
    warning:
      'Several tickets become one .feature file each, in a .zip. Zephyr Data Center accepts scenarios without the Feature line.',
    howToImport: [
      'Cucumber, Behave, Reqnroll: put the file next to the other features and write the step definitions.',
      'Xray: import the .feature or the .zip as Cucumber tests.',
    ],
    exported: () => exported('Gherkin'),
  },

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
