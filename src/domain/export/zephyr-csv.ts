import { zephyrPriorities } from './columns.ts'
import { actionText, caseLabels, folderPath, issueKey, objective, preconditionText } from './case-texts.ts'
import { type ExportOptions, priorityNamesOf } from './export-options.ts'
import { importLimits } from './import-limits.ts'
import { type ToolTable, namedCells, stepRows } from './tool-csv.ts'
import { toolPriority } from './tool-values.ts'

// biome-ignore format: a list of words is read as a block
const header = [
  'Key', 'Name', 'Status', 'Precondition', 'Objective', 'Folder', 'Priority', 'Component', 'Labels', 'Owner',
  'Estimated Time', 'Coverage (Issues)', 'Coverage (Pages)', 'Test Script (Step-by-Step) - Step',
  'Test Script (Step-by-Step) - Test Data', 'Test Script (Step-by-Step) - Expected Result',
  'Test Script (Plain Text)', 'Test Script (BDD)',
] as const

/**
 * Zephyr Scale Cloud, with the header of its own exports: the first row holds all fields of the case and the first
 * step, further rows only the three step columns. The other columns stay empty: Zephyr fills them, or they would mix a
 * plain-text script into a step-by-step one.
 */
export function zephyrCsv({ priorityNames }: ExportOptions): ToolTable {
  const names = priorityNamesOf(zephyrPriorities, priorityNames)
  return {
    header,
    lineEnding: '\r\n',
    limits: importLimits.zephyr,
    caseRows({ testCase, ticket, title }) {
      return stepRows(
        testCase.steps,
        (step) =>
          namedCells(header, {
            Name: title,
            Status: 'Draft',
            Precondition: preconditionText(testCase),
            Objective: objective(testCase, title),
            Folder: `/${folderPath(ticket, /\//g).join('/')}`,
            Priority: toolPriority(testCase.priority, names),
            Component: ticket.component ?? '',
            Labels: caseLabels(testCase).join(','),
            'Coverage (Issues)': issueKey(ticket),
            ...(step === undefined ? {} : stepCells(step)),
          }),
        (step) => namedCells(header, stepCells(step)),
      )
    },
  }
}

function stepCells(step: { step: string; data: string; expected: string }) {
  return {
    'Test Script (Step-by-Step) - Step': actionText(step),
    'Test Script (Step-by-Step) - Test Data': step.data,
    'Test Script (Step-by-Step) - Expected Result': step.expected,
  }
}
