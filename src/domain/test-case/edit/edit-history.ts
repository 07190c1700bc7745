import type { TestCase } from '../test-case.ts'
import { type CaseEdit, applyEdit } from './case-edit.ts'

/** The cases as corrected, and the way back and forth. */
export interface EditHistory {
  cases: TestCase[]
  /** What undo goes back to, newest last. */
  past: TestCase[][]
  /** What redo goes forward to, next first. */
  future: TestCase[][]
  /** What is being typed into: letters of one run into one field are undone together. */
  run?: string
}

/** `pause` ends the run, so that further typing becomes a separate undo step. */
export type EditAction = CaseEdit | { kind: 'undo' } | { kind: 'redo' } | { kind: 'pause' }

/** How many corrections can be taken back; unchanged cases are shared between the states, so one costs little. */
export const maxUndoSteps = 200

export function startEditing(cases: TestCase[]): EditHistory {
  return { cases, past: [], future: [] }
}

/** The reducer of all corrections: pure; gives back the same state when nothing changes. */
export function editHistory(state: EditHistory, action: EditAction): EditHistory {
  const { cases, past, future, run } = state
  switch (action.kind) {
    case 'pause':
      return run === undefined ? state : { cases, past, future }
    case 'undo': {
      const before = past.at(-1)
      return before === undefined ? state : { cases: before, past: past.slice(0, -1), future: [cases, ...future] }
    }
    case 'redo': {
      const [next, ...rest] = future
      return next === undefined ? state : { cases: next, past: [...past, cases], future: rest }
    }
    default: {
      const edited = applyEdit(cases, action)
      if (edited === cases) return state
      const nextRun = runOf(action)
      const goesOn = nextRun !== undefined && nextRun === run
      return {
        cases: edited,
        past: goesOn ? past : [...past, cases].slice(-maxUndoSteps),
        future: [],
        ...(nextRun === undefined ? {} : { run: nextRun }),
      }
    }
  }
}

/** Identifies the field that an edit types into; other edits have none. */
function runOf(edit: CaseEdit): string | undefined {
  if (edit.kind === 'change') return JSON.stringify([edit.id, ...Object.keys(edit.changes)])
  if (edit.kind === 'changeStep') return JSON.stringify([edit.id, edit.index, ...Object.keys(edit.changes)])
  return undefined
}
