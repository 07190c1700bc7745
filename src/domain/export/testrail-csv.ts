import { testRailPriorities, testRailHeader } from './columns.ts'
import { folderPath, issueKey, objective, paragraphs, preconditionText, stepWithData } from './case-texts.ts'
import { type ExportOptions, priorityNamesOf } from './export-options.ts'
import { importLimits } from './import-limits.ts'
import { type ToolTable, namedCells, stepRows } from './tool-csv.ts'
import { type CaseKind, caseKind, toolPriority } from './tool-values.ts'

/** TestRail's own types. It has none for exploratory and integration tests. */
const types: Record<CaseKind, string> = {
  smoke: 'Smoke & Sanity',
  exploratory: 'Other',
  regression: 'Regression',
  security: 'Security',
  performance: 'Performance',
  accessibility: 'Accessibility',
  usability: 'Usability',
  compatibility: 'Compatibility',
  acceptance: 'Acceptance',
  integration: 'Other',
  destructive: 'Destructive',
  functional: 'Functional',
}

/**
 * TestRail, template Test Case (Steps), layout "Test cases use multiple rows": the first row holds all fields and the
 * first step, each further row one step. Case ID tells where a case begins. There is no column for data, so it goes into
 * its step. A file may have 10 MB.
 */
export function testRailCsv({ priorityNames }: ExportOptions): ToolTable {
  const names = priorityNamesOf(testRailPriorities, priorityNames)
  return {
    header: testRailHeader,
    lineEnding: '\r\n',
    limits: importLimits.testRail,
    caseRows({ testCase, ticket, number, title }) {
      const type = types[caseKind(testCase.type) ?? 'functional']
      const ownType = testCase.type.trim()
      return stepRows(
        testCase.steps,
        (step) =>
          namedCells(testRailHeader, {
            'Case ID': String(number),
            Title: title,
            Section: folderPath(ticket, />/g).join(' > '),
            Type: type,
            Priority: toolPriority(testCase.priority, names),
            Preconditions: preconditionText(testCase),
            References: issueKey(ticket),
            Step: step === undefined ? '' : stepWithData(step),
            'Expected Result': step?.expected ?? '',
            Description: paragraphs([
              objective(testCase, title),
              ownType === '' || ownType.toLowerCase() === type.toLowerCase() ? '' : `Type: ${ownType}`,
            ]),
          }),
        (step) => namedCells(testRailHeader, { Step: stepWithData(step), 'Expected Result': step.expected }),
      )
    },
  }
}
