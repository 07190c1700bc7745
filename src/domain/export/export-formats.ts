import { type Result, fail, ok } from '../result.ts'
import { exportMessages } from './export-messages.ts'
import { type ImportLimits, importLimits } from './import-limits.ts'

export type ExportFormatId = 'csv' | 'json' | 'excel' | 'markdown' | 'xray' | 'zephyr' | 'testrail' | 'azure-devops' | 'qase' | 'gherkin'

export interface ExportFormat {
  id: ExportFormatId
  label: string
  /** Of the file's name, without a dot in front. */
  extension: string
  mediaType: string
  /** A file to read, or one that a test-management tool imports. */
  purpose: 'document' | 'tool'
  /** Excel needs the mark to read UTF-8; Qase refuses it; to an importer that does not know it, it is part of the first column's name. */
  byteOrderMark: boolean
  lineEnding: 'CRLF' | 'LF'
  limits: Partial<ImportLimits>
  /** Where the tool's own pages and its users' reports leave something open. */
  warning?: string
  /** How to get it into the tool, in two lines. */
  howToImport: readonly [string, string]
  /** The message of success (spec section 8). */
  exported: string
}

const csvFile = { extension: 'csv', mediaType: 'text/csv;charset=utf-8', byteOrderMark: false, lineEnding: 'CRLF', limits: {} } as const

/** Every export format, in the order in which it is offered. */
export const exportFormats: readonly ExportFormat[] = [
  {
    ...csvFile,
    id: 'csv',
    label: 'CSV',
    purpose: 'document',
    byteOrderMark: true,
    howToImport: [
      'Excel: open the file. Where Excel separates with semicolons, use Data > From Text/CSV and choose comma.',
      'Google Sheets and LibreOffice: File > Import or Open, with comma and UTF-8.',
    ],
    exported: 'CSV exported successfully (local)',
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
    howToImport: ['testCases holds the cases with their steps.', 'testSteps holds one row a step, with the id of its case, for scripts that read flat rows.'],
    exported: 'JSON exported successfully',
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
    howToImport: ['Sheet Test Cases: one row a step.', 'Sheet Ticket Info: the ticket the cases come from. Opens in Excel, Google Sheets and LibreOffice.'],
    exported: 'Excel exported successfully',
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
    howToImport: ['Put the file into a repository or a wiki.', 'Or copy it as Markdown into a pull request or a comment.'],
    exported: 'Markdown exported successfully',
  },
  {
    ...csvFile,
    id: 'xray',
    label: 'Xray Cloud',
    extension: 'xray.csv',
    purpose: 'tool',
    limits: importLimits.xray,
    warning: 'Each import makes new tests. The project needs the test type Manual; priorities are Jira’s own names.',
    howToImport: [
      'In Jira: Xray’s Test Case Importer, CSV, delimiter comma, list delimiter semicolon.',
      'Map TCID to Test ID, the other columns to the field of the same name, Requirement Keys to Link “Tests”.',
    ],
    exported: 'Xray CSV exported successfully',
  },
  {
    ...csvFile,
    id: 'zephyr',
    label: 'Zephyr Scale',
    extension: 'zephyr.csv',
    purpose: 'tool',
    limits: importLimits.zephyr,
    warning: 'Rows of steps, test data and commas between labels are how Zephyr exports; that it imports them is not documented. Try one case first. On Data Center a lone backslash vanishes.',
    howToImport: [
      'Test Cases > More > Import from File > Excel CSV.',
      'Map each column to the field of the same name, the three Step-by-Step columns to step, test data and expected result.',
    ],
    exported: 'Zephyr CSV exported successfully',
  },
  {
    ...csvFile,
    id: 'testrail',
    label: 'TestRail',
    extension: 'testrail.csv',
    purpose: 'tool',
    limits: importLimits.testRail,
    warning: 'Turn off “ignore rows without a valid, non-empty title”: users report that it drops every step after the first. Each import makes new cases.',
    howToImport: [
      'Import from CSV: template Test Case (Steps), layout “Test cases use multiple rows”, Title detects a new case.',
      'Map Step to Steps (Step) and Expected Result to Steps (Expected Result).',
    ],
    exported: 'TestRail CSV exported successfully',
  },
  {
    ...csvFile,
    id: 'azure-devops',
    label: 'Azure DevOps',
    extension: 'azure-devops.csv',
    purpose: 'tool',
    limits: importLimits.azureDevOps,
    warning: 'Microsoft’s page shows no example of step rows; files with the title on every row are seen too. Try one case first. Newer versions ask for an Area Path that exists.',
    howToImport: ['Test Plans: open a test suite, Import test cases from CSV/XLSX.', 'A requirement-based suite links the cases to its requirement; the file cannot.'],
    exported: 'Azure DevOps CSV exported successfully',
  },
  {
    ...csvFile,
    id: 'qase',
    label: 'Qase',
    extension: 'qase.csv',
    lineEnding: 'LF',
    purpose: 'tool',
    limits: importLimits.qase,
    warning: 'Qase’s pages and users’ reports differ on suites and ids; this file is flat and numbered, as was reported to work. Do not save it again from Excel. Each import makes new cases.',
    howToImport: ['In the project: Import, source Qase.io, the CSV file.', 'Each ticket becomes a suite; steps are numbered inside one row.'],
    exported: 'Qase CSV exported successfully',
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
    warning: 'Several tickets make one .feature file each, in a .zip. Zephyr Data Center takes scenarios without the Feature line.',
    howToImport: ['Cucumber, Behave, Reqnroll: put the file beside the other features and write the step definitions.', 'Xray: import the .feature or the .zip as Cucumber tests.'],
    exported: 'Gherkin exported successfully',
  },
]

/** The format of that id; the refusal is the spec's message. */
export function findExportFormat(id: string): Result<ExportFormat> {
  const format = exportFormats.find((candidate) => candidate.id === id)
  return format === undefined ? fail('unsupported_format', exportMessages.unsupported(id)) : ok(format)
}
