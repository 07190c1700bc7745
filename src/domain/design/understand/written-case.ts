import type { CaseType, Technique } from '../plan/idea.ts'

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
