import type { PriorityNames } from './tool-values.ts'

/** The columns of the test-case CSV (docs/spec.md, section 9). */
export const csvSpecHeader = ['Title', 'Description', 'Test Step', 'Test Data', 'Expected Result'] as const

/** What CSV and Excel say about a case besides the columns of docs/spec.md. */
export const addedColumns = ['Type', 'Priority', 'Preconditions', 'Criteria', 'Ticket'] as const

export const csvHeader = [...csvSpecHeader, 'Case ID', ...addedColumns] as const

export const excelSpecHeader = [
  'Test Case ID',
  'Title',
  'Description',
  'Step Number',
  'Step Description',
  'Test Data',
  'Expected Result',
] as const

export const excelHeader = [...excelSpecHeader, ...addedColumns] as const

/** Jira's own priority names. */
export const jiraPriorities: PriorityNames = { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' }

export const xrayHeader = [
  'TCID',
  'Summary',
  'Test Type',
  'Priority',
  'Description',
  'Labels',
  'Requirement Keys',
  'Action',
  'Data',
  'Expected Result',
  'Test Repository Folder',
] as const

export const xrayServerHeader = [
  'Issue ID',
  'Test Summary',
  'Test Priority',
  'Description',
  'Component',
  'Label 1',
  'Label 2',
  'Action',
  'Data',
  'Result',
  'Link Tests',
] as const

/** Zephyr Scale's default names; High is the highest. */
export const zephyrPriorities: PriorityNames = { critical: 'High', high: 'High', medium: 'Normal', low: 'Low' }

export const testRailPriorities: PriorityNames = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' }

export const testRailHeader = [
  'Case ID',
  'Title',
  'Section',
  'Type',
  'Priority',
  'Preconditions',
  'References',
  'Step',
  'Expected Result',
  'Description',
] as const

export const qTestPriorities: PriorityNames = { critical: 'Urgent', high: 'High', medium: 'Medium', low: 'Low' }

export const qTestHeader = [
  'Module',
  'Id',
  'Name',
  'Description',
  'Precondition',
  'Type',
  'Priority',
  'Test Step #',
  'Test Step Description',
  'Test Step Expected Result',
] as const

export const testomatPriorities: PriorityNames = { critical: 'critical', high: 'high', medium: 'normal', low: 'low' }
