import type { TestCase } from '../test-case/test-case.ts'
import { objective, preconditionText, stepWithData, toolTitle } from './case-texts.ts'
import { importLimits } from './import-limits.ts'
import type { ToolCsv } from './tool-csv.ts'

const limits = importLimits.azureDevOps

/**
 * Azure DevOps Test Plans: one row for the case, then one numbered row per step. There is no column for description,
 * preconditions or data: description and preconditions go into the first step, data at the end of its step. A title has
 * at most 128 characters; the first step repeats a longer one in full. A file may have 20 MB.
 *
 * @param areaPath an existing area of the project, parts separated by `\`; if empty, the import decides.
 */
export function azureDevOpsCsv(areaPath: string): ToolCsv {
  return {
    header: [
      'ID',
      'Work Item Type',
      'Title',
      'Test Step',
      'Step Action',
      'Step Expected',
      'Area Path',
      'Assigned To',
      'State',
    ],
    lineEnding: '\r\n',
    limits,
    caseRows({ testCase }) {
      const caseRow = [
        '',
        'Test Case',
        toolTitle(testCase, limits.titleLength),
        '',
        '',
        '',
        areaPath.trim(),
        '',
        'Design',
      ]
      const steps = stepsWithContext(testCase)
      return [
        caseRow,
        ...steps.map(({ action, expected }, index) => ['', '', '', String(index + 1), action, expected, '', '', '']),
      ]
    },
  }
}

function stepsWithContext(testCase: TestCase): { action: string; expected: string }[] {
  const context = contextOf(testCase)
  const steps = testCase.steps.map((step) => ({ action: stepWithData(step), expected: step.expected }))
  if (context === '') return steps
  const [first = { action: '', expected: '' }, ...others] = steps
  return [{ ...first, action: [context, first.action].filter((part) => part !== '').join('\n\n') }, ...others]
}

function contextOf(testCase: TestCase): string {
  const preconditions = preconditionText(testCase)
  return [objective(testCase, limits.titleLength), preconditions === '' ? '' : `Preconditions:\n${preconditions}`]
    .filter((part) => part !== '')
    .join('\n\n')
}
