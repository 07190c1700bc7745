import type { DroppedCase, GenerateRequest } from '../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TestCase } from '../test-case/test-case.ts'

/** What it takes to complete a result whose run broke off. */
export interface Unfinished {
  /** Of the run, which is charged: its repeat is free for a day (docs/decisions/007-repeats-and-refusals.md). */
  idempotencyKey: string
  request: GenerateRequest
  /** The cases as they came, to tell those that the tester corrected since. */
  received: TestCase[]
}

/** Generation result (spec section 3): what the screen shows, the history keeps and the terminal prints. */
export interface GenerationResult {
  ticketId: string
  /** The ticket's summary. */
  title: string
  ticketTitle: string
  acceptanceCriteria: AcceptanceCriterion[]
  testCases: TestCase[]
  /** The raw issue as the tracker gave it, where it is at hand. */
  ticketData?: unknown
  /** ISO time of the generation. */
  timestamp: string
  csvContent: string
  tokensUsed?: number
  provider?: string
  model?: string
  enriched?: boolean
  warnings: string[]
  dropped: DroppedCase[]
  /** Ids of the criteria that no case proves. */
  uncoveredCriterionIds: string[]
  error?: string
  /** Present while the result is incomplete: its run broke off after these cases. */
  unfinished?: Unfinished
}
