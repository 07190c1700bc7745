import type { TestCase, TestStep } from '../test-case/test-case.ts'
import type { ExportEntry } from './export-entry.ts'

/** One step on its own, with the case it belongs to: what a tool that reads flat rows takes. */
export interface FlatTestStep extends TestStep {
  testCaseId: string
  testCaseTitle: string
  /** Counted from 1 within the case. */
  stepNumber: number
}

export interface TestCaseExport {
  testCases: TestCase[]
  testSteps: FlatTestStep[]
}

/** What the JSON export holds (docs/spec.md, section 9): the cases, and their steps as one flat list. */
export function testCaseExport(cases: TestCase[]): TestCaseExport {
  return { testCases: cases, testSteps: cases.flatMap(flatSteps) }
}

/** The JSON export as text, indented for reading. */
export function testCasesToJson(cases: TestCase[]): string {
  return JSON.stringify(testCaseExport(cases), null, 2)
}

/** The same of several tickets. Ids repeat from ticket to ticket, so each case and step names its own. */
export function entriesToJson(entries: ExportEntry[]): string {
  const testCases = entries.flatMap(({ ticketId, testCases }) =>
    testCases.map((testCase) => ({ ticketId, ...testCase })),
  )
  const testSteps = entries.flatMap(({ ticketId, testCases }) =>
    testCases.flatMap(flatSteps).map((step) => ({ ticketId, ...step })),
  )
  return JSON.stringify({ testCases, testSteps }, null, 2)
}

function flatSteps({ id, title, steps }: TestCase): FlatTestStep[] {
  return steps.map((step, index) => ({ testCaseId: id, testCaseTitle: title, stepNumber: index + 1, ...step }))
}
