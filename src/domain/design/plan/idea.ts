import { say, verbatim, type PhrasedStep } from '../phrase/vocabulary.ts'
import type { Understood } from '../understand/understand.ts'

/** The case types that the designer gives. */
export type CaseType = 'Positive' | 'Negative' | 'Boundary'

/** The test-design techniques of ISO/IEC/IEEE 29119-4 and the ISTQB syllabus that a case may come from. */
export type Technique =
  | 'Use case'
  | 'Boundary value analysis'
  | 'Equivalence partitioning'
  | 'Decision table'
  | 'State transition'
  | 'Error guessing'
  | 'Checklist-based'

export interface IdeaStep {
  action: PhrasedStep
  /** Left out where the step uses no data. */
  data?: PhrasedStep
  expected: PhrasedStep
}

/** A test case before it is phrased: what to do, with which values, and the worked-out outcome. */
export interface Idea {
  criterionIds: string[]
  /** Whether it is the case that proves its criterion. */
  core: boolean
  /** How much a fault found with it matters, beside the risk of its criterion: 0 to 3. */
  weight: number
  type: CaseType
  technique: Technique
  title: PhrasedStep
  about: PhrasedStep
  preconditions: PhrasedStep[]
  steps: IdeaStep[]
  assumptions: PhrasedStep[]
}

/** A case in the ticket's language, ready but for its priority. */
export interface WrittenCase {
  title: string
  type: CaseType
  technique?: Technique
  given: string[]
  steps: { action: string; data: string; expected: string }[]
  assume: string[]
  /** What of the test system has to be set for it. */
  dated?: 'clock' | 'date'
}

type Draft = Pick<Idea, 'title' | 'about' | 'steps'> & Partial<Idea>

/** An idea with the usual values for what a planner leaves out. */
export function idea({ id, given }: Understood, draft: Draft): Idea {
  const { preconditions = [], ...rest } = draft
  return {
    criterionIds: [id],
    core: false,
    weight: 1,
    type: 'Positive',
    technique: 'Equivalence partitioning',
    assumptions: [],
    ...rest,
    preconditions: [...preconditions, ...given.map((condition) => say('conditionTrue', { condition }))],
  }
}

export function step(action: PhrasedStep, expected: PhrasedStep, data?: PhrasedStep | string): IdeaStep {
  const shown = typeof data === 'string' ? verbatim(data) : data
  return { action, expected, ...(shown === undefined ? {} : { data: shown }) }
}
