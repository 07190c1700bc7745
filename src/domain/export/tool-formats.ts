import {
  jiraPriorities,
  xrayHeader,
  xrayServerHeader,
  zephyrPriorities,
  testRailPriorities,
  testRailHeader,
  qTestPriorities,
  qTestHeader,
  testomatPriorities,
} from './columns.ts'
import { type ExportFormat, toolCsvFile, workbookFile } from './export-format.ts'
import { exported } from './export-messages.ts'
import { importLimits } from './import-limits.ts'

/** The files for test-management tools and runners, in the order of the dialog. */
export const toolFormats: readonly ExportFormat[] = [
  {
    ...toolCsvFile,
    id: 'xray',
    label: 'Xray Cloud',
    extension: 'xray.csv',
    purpose: 'tool',
    limits: importLimits.xray,
    columns: xrayHeader,
    requiredColumns: ['TCID', 'Summary', 'Test Type', 'Action'],
    delimiters: true,
    priorityNames: jiraPriorities,
    warning: 'Each import creates new tests. The project needs the test type Manual; priorities are Jira’s own names.',
    howToImport: [
      'In Jira: Xray’s Test Case Importer, CSV, delimiter comma, list delimiter semicolon.',
      'Load the field mapping below, or map TCID to Test ID and the other columns to the field of the same name. Map Requirement Keys to Link “Tests”.',
    ],
    exported: () => exported('Xray CSV'),
  },
  {
    ...toolCsvFile,
    id: 'xray-server',
    label: 'Xray Server',
    extension: 'xray-server.csv',
    purpose: 'tool',
    limits: importLimits.xray,
    columns: xrayServerHeader,
    requiredColumns: ['Issue ID', 'Test Summary', 'Action'],
    delimiters: true,
    priorityNames: jiraPriorities,
    warning:
      'Each import creates new tests. The importer of Server and Data Center takes neither test types nor folders; labels and links have a column each.',
    howToImport: [
      'In Jira: Xray’s Test Case Importer, CSV, delimiter comma.',
      'Load the field mapping below, or map Issue ID to Test Case Identifier and the other columns to the field of the same name.',
    ],
    exported: () => exported('Xray Server CSV'),
  },
  {
    ...toolCsvFile,
    id: 'zephyr',
    label: 'Zephyr Scale',
    extension: 'zephyr.csv',
    purpose: 'tool',
    limits: importLimits.zephyr,
    priorityNames: zephyrPriorities,
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
    columns: testRailHeader,
    requiredColumns: ['Case ID', 'Title', 'Step', 'Expected Result'],
    delimiters: true,
    priorityNames: testRailPriorities,
    warning:
      'Turn off “ignore rows without a valid, non-empty title”: users report that it drops every step after the first. Each import creates new cases.',
    howToImport: [
      'Import from CSV: template Test Case (Steps), layout “Test cases use multiple rows”, Case ID detects a new case.',
      'Map Step to Steps (Step) and Expected Result to Steps (Expected Result); Description to a text field of yours, if you have one.',
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
      'A requirement-based suite links the cases to its requirement; the file names the ticket as a tag.',
    ],
    exported: () => exported('Azure DevOps CSV'),
  },
  {
    ...workbookFile,
    id: 'azure-devops-xlsx',
    label: 'Azure Test Plans (XLSX)',
    extension: 'azure-devops.xlsx',
    purpose: 'tool',
    limits: { titleLength: importLimits.azureDevOps.titleLength },
    warning:
      'Microsoft’s page shows no example of step rows; some files repeat the title on every row. Try one case first. Newer versions require an existing Area Path.',
    howToImport: [
      'Test Plans: open a test suite, Import test cases from CSV/XLSX.',
      'Excel may open this file: its cells are texts.',
    ],
    exported: () => exported('Azure DevOps Excel'),
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
    ...toolCsvFile,
    id: 'testomat',
    label: 'Testomat.io',
    extension: 'testomat.csv',
    purpose: 'tool',
    limits: importLimits.testomat,
    priorityNames: testomatPriorities,
    warning:
      'The layout was not checked against Testomat.io and the file was not tried in a project. Try one case first.',
    howToImport: [
      'In the project: Imports, from CSV, format Testomat.io.',
      'Steps, data and expected results are in the description, as Testomat.io writes them itself.',
    ],
    exported: () => exported('Testomat.io CSV'),
  },
  {
    ...workbookFile,
    id: 'qtest',
    label: 'qTest',
    extension: 'qtest.xlsx',
    purpose: 'tool',
    limits: importLimits.qTest,
    columns: qTestHeader,
    requiredColumns: ['Id', 'Name', 'Test Step Description', 'Test Step Expected Result'],
    priorityNames: qTestPriorities,
    warning: 'The columns were not checked against qTest and the file was not tried in a project. Try one case first.',
    howToImport: [
      'Test Design: Import Excel, one case on several rows, Id tells where a case begins.',
      'Map each column to the field of the same name. Test data is part of its step.',
    ],
    exported: () => exported('qTest Excel'),
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
      'Every text goes on one line: bullets, keywords and a full stop before test data are left out. Several tickets become one .feature file each, in a .zip. Zephyr Data Center accepts scenarios without the Feature line.',
    howToImport: [
      'Cucumber, Behave, Reqnroll: put the file next to the other features and write the step definitions.',
      'Xray: import the .feature or the .zip as Cucumber tests.',
    ],
    exported: () => exported('Gherkin'),
  },
  {
    id: 'playwright',
    label: 'Playwright and Cucumber',
    extension: 'zip',
    mediaType: 'application/zip',
    purpose: 'tool',
    byteOrderMark: false,
    lineEnding: 'LF',
    limits: {},
    warning:
      'Every text goes on one line: bullets, keywords and a full stop before test data are left out. The steps are stubs that fail until you write them; no locators are invented.',
    howToImport: [
      'Unpack the .zip, run npm install, then npm test: playwright-bdd generates the tests from the feature files.',
      'Write the steps in steps/steps.ts. Each different step is there once.',
    ],
    exported: () => exported('Playwright project'),
  },
]
