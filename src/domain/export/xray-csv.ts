import { actionText, caseLabels, folderPath, isIssueKey, objective, preconditionText, toolTitle } from './case-texts.ts'
import { importLimits } from './import-limits.ts'
import { priorityLevel } from './priority-level.ts'
import { type ToolCsv, stepRows } from './tool-csv.ts'

const limits = importLimits.xray

/** Jira's own priority names. */
const priorities = { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' } as const

/**
 * Xray Cloud, Test Case Importer: the rows of one test share its TCID, and every row has the Test Type. One import
 * takes 1,000 issues. Xray keeps preconditions as separate issues, so here they go into the description. Lists are
 * separated by `;`.
 */
export const xrayCsv: ToolCsv = {
  header: [
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
  ],
  lineEnding: '\r\n',
  limits,
  caseRows({ testCase, ticket, number }) {
    const id = String(number)
    const level = priorityLevel(testCase.priority)
    const preconditions = preconditionText(testCase)
    const description = [
      objective(testCase, limits.titleLength),
      preconditions === '' ? '' : `Preconditions:\n${preconditions}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
    return stepRows(
      testCase.steps,
      (step) => [
        id,
        toolTitle(testCase, limits.titleLength),
        'Manual',
        level === undefined ? '' : priorities[level],
        description,
        caseLabels(testCase).join(';'),
        isIssueKey(ticket.ticketId) ? ticket.ticketId : '',
        step === undefined ? '' : actionText(step),
        step?.data ?? '',
        step?.expected ?? '',
        folderPath(ticket, /\//g).join('/'),
      ],
      (step) => [id, '', 'Manual', '', '', '', '', actionText(step), step.data, step.expected, ''],
    )
  },
}
