import type { DroppedCase, GenerateRequest } from '../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TesterAnswer } from './context.ts'
import type { RedactedText } from '../redaction/restore.ts'
import type { TestCase } from '../test-case/test-case.ts'

/**
 * What is needed to complete the result of a run that broke off. A request with `criterionIds` asks for these criteria only:
 * calls to the AI failed, and the cases received are the built-in designer's stand-ins for them.
 */
export interface Unfinished {
  /** The key of the run, which is charged. Repeating it is free for a day (docs/decisions/007-repeats-and-refusals.md). */
  idempotencyKey: string
  /** As it was sent: repeated byte for byte, or it would be another run. */
  request: GenerateRequest
  /** What stands for the placeholders in the request and in the answers to it. Never sent. */
  redacted?: RedactedText[] | undefined
  /** The test cases as received, to detect which ones the tester has corrected since. */
  received: TestCase[]
}

/**
 * The generation result (docs/spec.md, section 3): the screen shows it, the history keeps it, and the terminal prints it.
 * The spec's `csvContent` is left out: `testCasesToCsv` derives it from the test cases when it is needed.
 */
export interface GenerationResult {
  ticketId: string
  /** The ticket's summary. */
  title: string
  ticketTitle: string
  acceptanceCriteria: AcceptanceCriterion[]
  /** What the tester answered to questions about the criteria before the run. */
  answers?: TesterAnswer[] | undefined
  testCases: TestCase[]
  /** The tracker's raw issue, if available. */
  ticketData?: unknown
  /** ISO time of the generation. */
  timestamp: string
  tokensUsed?: number
  provider?: string
  model?: string
  enriched?: boolean
  warnings: string[]
  dropped: DroppedCase[]
  /** Ids of the criteria that no test case covers. */
  uncoveredCriterionIds: string[]
  error?: string
  /** Set while the result is incomplete: its run broke off after these test cases, or some calls to the AI failed. */
  unfinished?: Unfinished
}
