import { jiraPriorities, xrayHeader, xrayServerHeader } from './columns.ts'
import { actionText, caseLabels, folderPath, issueKey, objectiveWithPreconditions } from './case-texts.ts'
import { type ExportEntry, ticketFacts } from './export-entry.ts'
import { type ExportOptions, columnChoice, priorityNamesOf } from './export-options.ts'
import { importLimits } from './import-limits.ts'
import { type ToolTable, namedCells, stepRows } from './tool-csv.ts'
import { toolPriority } from './tool-values.ts'

/**
 * Xray Cloud, Test Case Importer: the rows of one test share its TCID, and every row has the Test Type. One import
 * takes 1,000 issues. Xray keeps preconditions as separate issues, so here they go into the description. Lists are
 * separated by `;`.
 */
export function xrayCsv({ priorityNames }: ExportOptions): ToolTable {
  const names = priorityNamesOf(jiraPriorities, priorityNames)
  return {
    header: xrayHeader,
    lineEnding: '\r\n',
    limits: importLimits.xray,
    caseRows({ testCase, ticket, number, title }) {
      const everyRow = { TCID: String(number), 'Test Type': 'Manual' }
      return stepRows(
        testCase.steps,
        (step) =>
          namedCells(xrayHeader, {
            ...everyRow,
            Summary: title,
            Priority: toolPriority(testCase.priority, names),
            Description: objectiveWithPreconditions(testCase, title),
            Labels: caseLabels(testCase).join(';'),
            'Requirement Keys': issueKey(ticket),
            Action: step === undefined ? '' : actionText(step),
            Data: step?.data ?? '',
            'Expected Result': step?.expected ?? '',
            'Test Repository Folder': folderPath(ticket, /\//g).join('/'),
          }),
        (step) =>
          namedCells(xrayHeader, {
            ...everyRow,
            Action: actionText(step),
            Data: step.data,
            'Expected Result': step.expected,
          }),
      )
    },
  }
}

/**
 * Xray Server and Data Center: the importer has no list cells, so each label and each link has a column of its own, and
 * neither the test type nor the folder can be imported.
 */
export function xrayServerCsv({ priorityNames }: ExportOptions): ToolTable {
  const names = priorityNamesOf(jiraPriorities, priorityNames)
  return {
    header: xrayServerHeader,
    lineEnding: '\r\n',
    limits: importLimits.xray,
    caseRows({ testCase, ticket, number, title }) {
      const [label1 = '', label2 = ''] = caseLabels(testCase)
      const everyRow = { 'Issue ID': String(number) }
      return stepRows(
        testCase.steps,
        (step) =>
          namedCells(xrayServerHeader, {
            ...everyRow,
            'Test Summary': title,
            'Test Priority': toolPriority(testCase.priority, names),
            Description: objectiveWithPreconditions(testCase, title),
            Component: ticket.component ?? '',
            'Label 1': label1,
            'Label 2': label2,
            Action: step === undefined ? '' : actionText(step),
            Data: step?.data ?? '',
            Result: step?.expected ?? '',
            'Link Tests': issueKey(ticket),
          }),
        (step) =>
          namedCells(xrayServerHeader, {
            ...everyRow,
            Action: actionText(step),
            Data: step.data,
            Result: step.expected,
          }),
      )
    },
  }
}

/**
 * Xray Cloud's ids of the fields, after configurations that its importer saved. The link to the requirement is left to
 * the wizard: its id differs between Jira sites.
 */
const cloudFields: Partial<Record<(typeof xrayHeader)[number], { group: string; id: string; type: string }>> = {
  TCID: { group: 'Xray', id: '__xray_testId', type: 'string' },
  Summary: { group: 'Native', id: 'summary', type: 'string' },
  'Test Type': { group: 'Xray', id: 'xray_testtype', type: 'string' },
  Priority: { group: 'Native', id: '__priority_id', type: 'string' },
  Description: { group: 'Native', id: 'description', type: 'string' },
  Labels: { group: 'Native', id: 'labels', type: 'array' },
  Action: { group: 'Xray Test Step Fields', id: '__xray_step_action', type: 'text' },
  Data: { group: 'Xray Test Step Fields', id: '__xray_step_data', type: 'text' },
  'Expected Result': { group: 'Xray Test Step Fields', id: '__xray_step_result', type: 'text' },
  'Test Repository Folder': { group: 'Xray', id: 'xray_test_repository_folder', type: 'string' },
}

const serverFields: Partial<Record<(typeof xrayServerHeader)[number], string>> = {
  'Issue ID': 'Test Case Identifier',
  'Test Summary': 'summary',
  'Test Priority': 'priority',
  Description: 'description',
  Component: 'components',
  'Label 1': 'labels',
  'Label 2': 'labels',
  Action: 'Action',
  Data: 'Data',
  Result: 'Expected Result',
}

export interface FieldMapping {
  /** Appended to the base name of the CSV. */
  extension: 'xray-mapping.json' | 'xray-server-mapping.txt'
  text: string
}

/** The configuration that Xray's importer loads, so that nobody maps the columns of the CSV by hand. */
export function xrayFieldMapping(
  format: 'xray' | 'xray-server',
  entries: ExportEntry[],
  { columns, delimiter = ',' }: ExportOptions,
): FieldMapping {
  const project = projectOf(entries)
  if (format === 'xray-server') {
    const chosen = columnChoice(xrayServerHeader, columns)(xrayServerHeader)
    const configuration = {
      projectKey: { project },
      field: Object.fromEntries(
        chosen.flatMap((name) => (serverFields[name] === undefined ? [] : [[name, serverFields[name]]])),
      ),
      link: chosen.includes('Link Tests') ? { 'Link Tests': 'Tests' } : {},
      projectSelection: { project: 'true' },
      projectName: {},
      value: {},
    }
    return { extension: 'xray-server-mapping.txt', text: `${JSON.stringify(configuration, null, 2)}\n` }
  }
  const configuration = {
    'config.encoding': 'UTF-8',
    'config.delimiter': delimiter,
    'config.project.from.csv': false,
    'config.project.key': project,
    'config.list.delimiter': ';',
    'config.date.format': 'DD/MM/YYYY HH:mm',
    'config.create.test.repository.folders': true,
    'config.field.mappings': columnChoice(
      xrayHeader,
      columns,
    )(xrayHeader).flatMap((name, index) =>
      cloudFields[name] === undefined ? [] : [{ 'column.index': index, 'jira.field': cloudFields[name] }],
    ),
  }
  return { extension: 'xray-mapping.json', text: `${JSON.stringify(configuration, null, 2)}\n` }
}

/** The project of the first ticket with an issue key: SHOP for SHOP-42. */
function projectOf(entries: ExportEntry[]): string {
  const key = entries.map((entry) => issueKey(ticketFacts(entry))).find((found) => found !== '')
  return key?.replace(/-\d+$/, '') ?? ''
}
