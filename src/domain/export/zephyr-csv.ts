import { actionText, caseLabels, folderPath, isIssueKey, objective, preconditionText, toolTitle } from './case-texts.ts'
import { importLimits } from './import-limits.ts'
import { priorityLevel } from './priority-level.ts'
import { type ToolCsv, stepRows } from './tool-csv.ts'

const limits = importLimits.zephyr

/** Zephyr Scale's default names; there is none above High. */
const priorities = { critical: 'High', high: 'High', medium: 'Normal', low: 'Low' } as const

/** Columns that stand empty because Zephyr fills them, or because a step-by-step script must not be mixed with a text. */
const noKey = ''
const noOwnerOrTime = ['', ''] as const
const noPages = ''
const noPlainScripts = ['', ''] as const

/**
 * Zephyr Scale Cloud, under the header it exports itself: all fields of the case and its first step in one row, further
 * rows with the three step columns only.
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
