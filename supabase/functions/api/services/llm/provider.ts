import type { DroppedCase, WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { GenerationContext } from '#domain/generation/context.ts'
import { Fault } from '../../http/fault.ts'

/** What is to be written: from the ticket's facts where they are at hand, else from a caller's own prompt. */
export interface GenerationTask {
  context: GenerationContext | undefined
  prompt: string | undefined
  /** The answer's text is wanted, whether or not test cases can be read from it. */
  completion: boolean
  enrichment: boolean
  maxTestCases: number
  /** In tokens. */
  maxOutputTokens: number
  temperature: number | undefined
  /** Ends the work: time is up, or the caller has left. */
  signal: AbortSignal
  /** Told each test case as soon as it is written, where the caller wants to see them come. */
  onCase?: CaseListener | undefined
}

export type CaseListener = (testCase: WireTestCase) => void

export interface ProviderAnswer {
  testCases: WireTestCase[]
  /** The provider's own text, where it wrote text. */
  response?: string
  tokensUsed?: number | undefined
  warnings: string[]
  dropped: DroppedCase[]
}

/** Whoever writes test cases: an AI service or the built-in designer. Every failure is a `Fault` that says what to do. */
export interface Provider {
  name: string
  model: string
  generate(task: GenerationTask): Promise<ProviderAnswer>
}

/** The provider answered, but not with test cases: its work is charged. */
export class AnswerFault extends Fault {}
