import type { TestCase, TestStep } from '../test-case.ts'
import { copyOf, freshCase } from './new-case.ts'
import { insertAt, moveWithin, removeAt, replaceAt } from './positions.ts'

/** The parts of a case that a tester corrects as a whole; steps have edits of their own. */
export type CaseChanges = Partial<Pick<TestCase, 'title' | 'description' | 'preconditions' | 'type' | 'priority'>>

/** One correction. Steps are counted from 0. An edit that names a case or a step that is not there changes nothing. */
export type CaseEdit =
  | { kind: 'change'; id: string; changes: CaseChanges }
  | { kind: 'changeStep'; id: string; index: number; changes: Partial<TestStep> }
  | { kind: 'addStep'; id: string; index: number }
  | { kind: 'removeStep'; id: string; index: number }
  | { kind: 'moveStep'; id: string; from: number; to: number }
  | { kind: 'delete'; id: string }
  | { kind: 'duplicate'; id: string }
  | { kind: 'add'; title: string; criterionIds?: string[] }

/**
 * Returns the cases after one correction, or the same list if nothing changes. The last case is never deleted, because a
 * history entry without cases would be invalid (docs/spec.md, section 5).
 */
export function applyEdit(cases: TestCase[], edit: CaseEdit): TestCase[] {
  if (edit.kind === 'add') return [freshCase(cases, edit), ...cases]
  const index = cases.findIndex((testCase) => testCase.id === edit.id)
  const testCase = cases[index]
  if (testCase === undefined) return cases
  switch (edit.kind) {
    case 'delete':
      return cases.length > 1 ? removeAt(cases, index) : cases
    case 'duplicate':
      return insertAt(cases, index + 1, copyOf(testCase, cases))
    case 'change':
      return sameIn(testCase, edit.changes) ? cases : replaceAt(cases, index, { ...testCase, ...edit.changes })
    default: {
      const steps = editSteps(testCase.steps, edit)
      return steps === testCase.steps ? cases : replaceAt(cases, index, { ...testCase, steps })
    }
  }
}

type StepEdit = Extract<CaseEdit, { kind: 'changeStep' | 'addStep' | 'removeStep' | 'moveStep' }>

function editSteps(steps: TestStep[], edit: StepEdit): TestStep[] {
  switch (edit.kind) {
    case 'addStep':
      return insertAt(steps, edit.index, { step: '', data: '', expected: '' })
    case 'removeStep':
      return removeAt(steps, edit.index)
    case 'moveStep':
      return moveWithin(steps, edit.from, edit.to)
    case 'changeStep': {
      const step = steps[edit.index]
      return step === undefined || sameIn(step, edit.changes) ? steps : replaceAt(steps, edit.index, { ...step, ...edit.changes })
    }
  }
}

/** Whether the whole has each of these values already; lists are compared by what is in them. */
function sameIn(whole: object, changes: object): boolean {
  const values = new Map<string, unknown>(Object.entries(whole))
  return Object.entries(changes).every(([name, value]) => JSON.stringify(values.get(name)) === JSON.stringify(value))
}
