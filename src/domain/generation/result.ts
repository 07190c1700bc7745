import type { DroppedCase } from '../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TestCase } from '../test-case/test-case.ts'

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
}
