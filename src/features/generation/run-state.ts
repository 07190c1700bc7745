import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { CriteriaFinding } from '#domain/criteria/criterion.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import { idleProgress } from '#domain/generation/progress.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import type { RunProblem } from './run-problem.ts'

/** Generation state (spec section 3) of the latest run. */
export interface RunState {
  isGenerating: boolean
  progress: ProgressStep
  /** The ticket as read and what was found in it, as soon as it is known. */
  reading?: { ticket: Ticket; finding: CriteriaFinding }
  /** The test cases written so far, while the run is under way. */
  written: WireTestCase[]
  problem?: RunProblem
  cancelled?: boolean
  /** How many test cases the run left when it failed or was cancelled: they are an incomplete result. */
  left: number
}

export type RunEvent =
  | { kind: 'started' }
  | { kind: 'progress'; step: ProgressStep }
  | { kind: 'ticket'; ticket: Ticket; finding: CriteriaFinding }
  | { kind: 'case'; testCase: WireTestCase }
  | { kind: 'failed'; problem: RunProblem; left: number }
  | { kind: 'cancelled'; left: number }
  | { kind: 'finished' }

export const idleRun: RunState = { isGenerating: false, progress: idleProgress, written: [], left: 0 }

/** Afterwards progress and message reset (spec section 4, Generation progress); what was read of the ticket stays. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  switch (event.kind) {
    case 'started':
      return { ...idleRun, isGenerating: true }
    case 'progress':
      return { ...state, progress: event.step }
    case 'ticket':
      return { ...state, reading: { ticket: event.ticket, finding: event.finding } }
    case 'case':
      return { ...state, written: [...state.written, event.testCase] }
    case 'failed':
      return { ...idleRun, reading: state.reading, problem: event.problem, left: event.left }
    case 'cancelled':
      return { ...idleRun, reading: state.reading, cancelled: true, left: event.left }
    case 'finished':
      return { ...idleRun, reading: state.reading }
  }
}
