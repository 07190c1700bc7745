import { actionText, caseLabels, folderPath, isIssueKey, objective, preconditionText, toolTitle } from './case-texts.ts'
import { importLimits } from './import-limits.ts'
import { priorityLevel } from './priority-level.ts'
import { type ToolCsv, stepRows } from './tool-csv.ts'

const limits = importLimits.zephyr

/** Zephyr Scale's default names; High is the highest. */
const priorities = { critical: 'High', high: 'High', medium: 'Normal', low: 'Low' } as const

/** Columns that stay empty: Zephyr fills them, or they would mix a plain-text script into a step-by-step one. */
const noKey = ''
const noOwnerOrTime = ['', ''] as const
const noPages = ''
const noPlainScripts = ['', ''] as const

/**
 * Zephyr Scale Cloud, with the header of its own exports: the first row holds all fields of the case and the first
 * step, further rows only the three step columns.
 */
export const zephyrCsv: ToolCsv = {
  // biome-ignore format: a list of words is read as a block
  header: [
    'Key', 'Name', 'Status', 'Precondition', 'Objective', 'Folder', 'Priority', 'Component', 'Labels', 'Owner',
    'Estimated Time', 'Coverage (Issues)', 'Coverage (Pages)', 'Test Script (Step-by-Step) - Step',
    'Test Script (Step-by-Step) - Test Data', 'Test Script (Step-by-Step) - Expected Result',
    'Test Script (Plain Text)', 'Test Script (BDD)',
  ],
  lineEnding: '\r\n',
  limits,
  caseRows({ testCase, ticket }) {
    const level = priorityLevel(testCase.priority)
    return stepRows(
      testCase.steps,
      (step) => [
        noKey,
        toolTitle(testCase, limits.titleLength),
        'Draft',
        preconditionText(testCase),
        objective(testCase, limits.titleLength),
        `/${folderPath(ticket, /\//g).join('/')}`,
        level === undefined ? '' : priorities[level],
        ticket.component ?? '',
        caseLabels(testCase).join(','),
        ...noOwnerOrTime,
        isIssueKey(ticket.ticketId) ? ticket.ticketId : '',
        noPages,
        step === undefined ? '' : actionText(step),
        step?.data ?? '',
        step?.expected ?? '',
        ...noPlainScripts,
      ],
      (step) => [...Array<string>(13).fill(''), actionText(step), step.data, step.expected, ...noPlainScripts],
    )
  },
}
