/** One step: what to do, with which data, and what a tester can then observe. */
export interface TestStep {
  step: string
  data: string
  expected: string
}

/** A test case (docs/spec.md, section 3). `type` and `priority` are free text because providers and users name their own. */
export interface TestCase {
  id: string
  title: string
  description: string
  preconditions: string[]
  /** Positive, Negative, Boundary, … */
  type: string
  /** High, Medium, Low, … */
  priority: string
  steps: TestStep[]
  /** Ids of the criteria the case covers. */
  criterionIds: string[]
  /** The test-design technique the case came from, where known: 'Boundary value analysis', 'Decision table', … */
  technique?: string
  /** Why the case has its priority. */
  priorityReason?: string
  /** What the case takes for granted that the ticket does not say. */
  assumptions?: string[]
  /**
   * How the case came to be: contains 'ai' only when an AI wrote it ('ai', 'ai-repaired'); 'designed', 'derived', 'manual'
   * else, and `standIn`.
   */
  generationStatus?: string
  errorMessage?: string
}

/** The generation status of a case that the built-in designer wrote because the AI did not. */
export const standIn = 'stand-in'
