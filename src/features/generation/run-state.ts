import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { CriteriaFinding } from '#domain/criteria/criterion.ts'
import { type ProgressStep, idleProgress } from '#domain/generation/progress.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import type { RunProblem } from './run-problem.ts'

/** The state of the latest run (docs/spec.md, section 3). */
export interface RunState {
  isGenerating: boolean
  progress: ProgressStep
  /** The ticket and its criteria, as soon as they are known. */
  reading?: { ticket: Ticket; finding: CriteriaFinding }
  /** The test cases streamed so far in a running generation. */
  written: WireTestCase[]
  problem?: RunProblem
  /** Whether the latest run updates a result. */
  updating: boolean
  cancelled?: boolean
  /** The number of test cases in the incomplete result that a failed or cancelled run left. */
  left: number
}

export type RunEvent =
  | { kind: 'started'; updating: boolean }
  | { kind: 'progress'; step: ProgressStep }
  | { kind: 'ticket'; ticket: Ticket; finding: CriteriaFinding }
  | { kind: 'case'; testCase: WireTestCase }
  | { kind: 'failed'; problem: RunProblem; left: number }
  | { kind: 'cancelled'; left: number }
  | { kind: 'finished' }

export const idleRun: RunState = { isGenerating: false, progress: idleProgress, written: [], left: 0, updating: false }

/** When a run ends, progress resets (docs/spec.md, section 4); the criteria stay on the screen. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  switch (event.kind) {
    case 'started':
      return { ...idleRun, isGenerating: true, updating: event.updating }
    case 'progress':
      return { ...state, progress: event.step }
    case 'ticket':
      return { ...state, reading: { ticket: event.ticket, finding: event.finding } }
    case 'case':
      return { ...state, written: [...state.written, event.testCase] }
    case 'failed':
      return {
        ...idleRun,
        reading: state.reading,
        updating: state.updating,
        problem: event.problem,
        left: event.left,
      }
    case 'cancelled':
      return { ...idleRun, reading: state.reading, cancelled: true, left: event.left }
    case 'finished':
      return { ...idleRun, reading: state.reading }
  }
}
