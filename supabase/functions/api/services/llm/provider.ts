import type { CaseAction, DroppedCase, LimitGap, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import type { HouseRules } from '#domain/generation/house-rules.ts'
import { Fault } from '../../http/fault.ts'

/** What to write: from the ticket's facts if given, else from the caller's own prompt. */
export interface GenerationTask {
  context: GenerationContext | undefined
  prompt: string | undefined
  /** The answer's text is wanted, whether or not test cases can be read from it. */
  completion: boolean
  enrichment: boolean
  maxTestCases: number
  /** The most calls to an AI service. */
  maxCalls: number
  /** Time for all of it, in milliseconds. */
  timeoutMs: number
  /** Only these criteria of the context are asked for, to complete a run. */
  criterionIds: string[] | undefined
  /** Changes one part of a result instead of writing all of its cases. */
  action: CaseAction | undefined
  /** How the user's team writes test cases. */
  houseRules: HouseRules | undefined
  /** In tokens, for each call to an AI service. */
  maxOutputTokens: number
  temperature: number | undefined
  /** Ends the work: time is up, or the caller has left. */
  signal: AbortSignal
  /** Called with each test case as soon as it is written, if the caller wants a stream. */
  onCase?: CaseListener | undefined
}

export type CaseListener = (testCase: WireTestCase) => void

export interface ProviderAnswer {
  testCases: WireTestCase[]
  /** The provider's own text, if it wrote any. */
  response?: string
  tokensUsed?: number | undefined
  warnings: string[]
  dropped: DroppedCase[]
  /** Criteria whose calls failed. */
  unansweredCriterionIds?: string[]
  /** Stated limits that the cases do not try on both sides. */
  openLimits?: LimitGap[]
}

/** Writes test cases: an AI service or the built-in designer. Every failure is a `Fault` that says what to do. */
export interface Provider {
  name: string
  model: string
  generate(task: GenerationTask): Promise<ProviderAnswer>
}

/** The provider answered without usable test cases. The run is charged. */
export class AnswerFault extends Fault {}
