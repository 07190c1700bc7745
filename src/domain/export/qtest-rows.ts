import { qTestPriorities, qTestHeader } from './columns.ts'
import { folderPath, issueKey, objective, paragraphs, preconditionText, stepWithData } from './case-texts.ts'
import { type ExportOptions, priorityNamesOf } from './export-options.ts'
import { importLimits } from './import-limits.ts'
import { type ToolTable, namedCells, stepRows } from './tool-csv.ts'
import { toolPriority } from './tool-values.ts'

/**
 * qTest Manager imports Excel files: every row of a case repeats its id, the first row holds its fields, and each row
 * has one step. There is no column for data, so it goes into its step.
 */
export function qTestTable({ priorityNames }: ExportOptions): ToolTable {
  const names = priorityNamesOf(qTestPriorities, priorityNames)
  return {
    header: qTestHeader,
    lineEnding: '\r\n',
    limits: importLimits.qTest,
    caseRows({ testCase, ticket, number, title }) {
      const numbered = testCase.steps.map((step, index) => ({
        'Test Step #': String(index + 1),
        'Test Step Description': stepWithData(step),
        'Test Step Expected Result': step.expected,
      }))
      const everyRow = { Id: String(number) }
      return stepRows(
        numbered,
        (step) =>
          namedCells(qTestHeader, {
            ...everyRow,
            Module: folderPath(ticket, /[/\\]/g).join('/'),
            Name: title,
            Description: paragraphs([
              objective(testCase, title),
              testCase.type.trim() === '' ? '' : `Type: ${testCase.type.trim()}`,
              issueKey(ticket) === '' ? '' : `Requirement: ${issueKey(ticket)}`,
            ]),
            Precondition: preconditionText(testCase),
            Type: 'Manual',
            Priority: toolPriority(testCase.priority, names),
            ...step,
          }),
        (step) => namedCells(qTestHeader, { ...everyRow, ...step }),
      )
    },
  }
}
