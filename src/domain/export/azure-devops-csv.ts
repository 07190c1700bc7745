import type { TestCase } from '../test-case/test-case.ts'
import { caseLabels, issueKey, objectiveWithPreconditions, paragraphs, stepWithData } from './case-texts.ts'
import type { ExportOptions } from './export-options.ts'
import { importLimits } from './import-limits.ts'
import { type ToolTable, namedCells } from './tool-csv.ts'
import { type PriorityNames, toolPriority } from './tool-values.ts'

/** Azure DevOps has these numbers only. */
const priorities: PriorityNames = { critical: '1', high: '2', medium: '3', low: '4' }

const header = [
  'ID',
  'Work Item Type',
  'Title',
  'Test Step',
  'Step Action',
  'Step Expected',
  'Area Path',
  'Assigned To',
  'State',
  'Priority',
  'Tags',
] as const

/**
 * Azure DevOps Test Plans: one row for the case, then one numbered row per step. There is no column for description,
 * preconditions or data: description and preconditions go into the first step, data at the end of its step. The ticket
 * is the first tag. A title has at most 128 characters; the first step repeats a longer one in full.
 *
 * `areaPath` is an existing area of the project, parts separated by `\`; if it is empty, the import decides.
 */
export function azureDevOpsCsv({ areaPath = '', assignedTo = '' }: ExportOptions): ToolTable {
  return {
    header,
    lineEnding: '\r\n',
    limits: importLimits.azureDevOps,
    caseRows({ testCase, ticket, title }) {
      const caseRow = namedCells(header, {
        'Work Item Type': 'Test Case',
        Title: title,
        'Area Path': areaPath.trim(),
        'Assigned To': assignedTo.trim(),
        State: 'Design',
        Priority: toolPriority(testCase.priority, priorities),
        Tags: [issueKey(ticket), ...caseLabels(testCase)].filter((tag) => tag !== '').join('; '),
      })
      const steps = stepsWithContext(testCase, objectiveWithPreconditions(testCase, title))
      return [
        caseRow,
        ...steps.map(({ action, expected }, index) =>
          namedCells(header, { 'Test Step': String(index + 1), 'Step Action': action, 'Step Expected': expected }),
        ),
      ]
    },
  }
}

function stepsWithContext(testCase: TestCase, context: string): { action: string; expected: string }[] {
  const steps = testCase.steps.map((step) => ({ action: stepWithData(step), expected: step.expected }))
  if (context === '') return steps
  const [first = { action: '', expected: '' }, ...others] = steps
  return [{ ...first, action: paragraphs([context, first.action]) }, ...others]
}
