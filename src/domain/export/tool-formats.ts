import { exported } from './export-messages.ts'
import { type ExportFormat, toolCsvFile } from './export-format.ts'
import { importLimits } from './import-limits.ts'

/** Files to import into test-management tools. */
export const toolFormats: readonly ExportFormat[] = [
  {
    ...toolCsvFile,
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
      'Rows of steps, test data and commas between labels are how Zephyr exports; that it imports them is not documented. Try one case first. On Data Center a lone backslash vanishes.',
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
      'Turn off “ignore rows without a valid, non-empty title”: users report that it drops every step after the first. Each import makes new cases.',
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
      'Microsoft’s page shows no example of step rows; files with the title on every row are seen too. Try one case first. Newer versions ask for an Area Path that exists.',
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
      'Qase’s pages and users’ reports differ on suites and ids; this file is flat and numbered, as was reported to work. Do not save it again from Excel. Each import makes new cases.',
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
      'Several tickets make one .feature file each, in a .zip. Zephyr Data Center takes scenarios without the Feature line.',
    howToImport: [
      'Cucumber, Behave, Reqnroll: put the file beside the other features and write the step definitions.',
      'Xray: import the .feature or the .zip as Cucumber tests.',
    ],
    exported: () => exported('Gherkin'),
  },
]
