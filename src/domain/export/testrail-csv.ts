import { folderPath, isIssueKey, objective, preconditionText, stepWithData, toolTitle } from './case-texts.ts'
import { importLimits } from './import-limits.ts'
import { priorityLevel } from './priority-level.ts'
import { type ToolCsv, stepRows } from './tool-csv.ts'

const limits = importLimits.testRail

const priorities = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' } as const

/** TestRail's types that our cases may use; every other case is Functional. */
const types = [
  'Acceptance',
  'Accessibility',
  'Compatibility',
  'Destructive',
  'Performance',
  'Regression',
  'Security',
  'Usability',
]

/**
 * TestRail, template Test Case (Steps), layout "Test cases use multiple rows": the first row holds all fields and the
 * first step, each further row one step. There is no column for data or description: data goes into its step, the
 * description before the preconditions. A file may have 10 MB.
 */
export const testRailCsv: ToolCsv = {
  header: ['Title', 'Section', 'Type', 'Priority', 'Preconditions', 'References', 'Step', 'Expected Result'],
  lineEnding: '\r\n',
  limits,
  caseRows({ testCase, ticket }) {
    const level = priorityLevel(testCase.priority)
    return stepRows(
      testCase.steps,
      (step) => [
        toolTitle(testCase, limits.titleLength),
        folderPath(ticket, />/g).join(' > '),
        types.find((type) => type.toLowerCase() === testCase.type.trim().toLowerCase()) ?? 'Functional',
        level === undefined ? '' : priorities[level],
        [objective(testCase, limits.titleLength), preconditionText(testCase)]
          .filter((part) => part !== '')
          .join('\n\n'),
        isIssueKey(ticket.ticketId) ? ticket.ticketId : '',
        step === undefined ? '' : stepWithData(step),
        step?.expected ?? '',
      ],
      (step) => ['', '', '', '', '', '', stepWithData(step), step.expected],
    )
  },
}
