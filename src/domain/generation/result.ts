import type { DroppedCase, GenerateRequest, LimitGap } from '../contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import type { TesterAnswer } from './context.ts'
import type { SentCase } from '../push/sent-case.ts'
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

/** What the ticket said when it was last compared with the suite. */
export interface ChangeCheck {
  /** ISO time. */
  checkedAt: string
  /** The ticket's own time of its last change. */
  updated?: string
  /** Numbered as the ticket has them now, which may differ from the suite. */
  criteria: AcceptanceCriterion[]
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
  /** Stated limits that the run left without values on both sides. Later corrections may have closed them. */
  openLimits?: LimitGap[]
  /** The run on the server that the cases belong to. Actions on the result name it. */
  runId?: string
  error?: string
  /** Set while the result is incomplete: its run broke off after these test cases, or some calls to the AI failed. */
  unfinished?: Unfinished
  /** The latest comparison with the ticket; without one, nothing is marked. */
  check?: ChangeCheck
  /**
   * The cases that the tester found still right after a change, by id, each with the fingerprints of the changed criteria it
   * was checked against.
   */
  stillRight?: Record<string, string>
  /** Cases that an update left, although one of their criteria changed: suspect until the tester says otherwise. */
  suspectCaseIds?: string[]
  /** Which tests the cases became in test tools. */
  sent?: SentCase[]
}
