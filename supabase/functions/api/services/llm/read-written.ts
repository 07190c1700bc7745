import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { rawResponse } from '#domain/generation/raw-response.ts'
import { answerWarnings, readAnswer } from '#domain/generation/read-answer.ts'
import { AnswerFault, type ProviderAnswer } from './provider.ts'
import { generationTexts } from './texts.ts'
import type { Written } from './write.ts'

/** The test cases in what a model wrote. A completion is text first: there nothing has to be found in it. */
export function readWritten({ text, finishReason, tokensUsed }: Written, { completion }: { completion: boolean }): ProviderAnswer {
  if (finishReason === 'content-filter') throw new AnswerFault(422, 'ai_refused', generationTexts.refused)
  if (text.trim() === '') throw new AnswerFault(502, 'ai_empty', generationTexts.empty)
  const { testCases, warnings, dropped } = readAnswer(text)
  const cutOff = finishReason === 'length'
  if (testCases.length === 0) {
    if (completion) return { testCases, response: text, tokensUsed, warnings: [], dropped: [] }
    const details = { response: rawResponse(text) }
    throw cutOff ? new AnswerFault(502, 'ai_cut_off', generationTexts.cutOff, details) : new AnswerFault(502, 'ai_no_cases', answerWarnings.none, details)
  }
  return {
    testCases: testCases.map(aiCase),
    response: text,
    tokensUsed,
    warnings: cutOff ? [...warnings, generationTexts.cutOffWarning] : warnings,
    dropped,
  }
}

/** Who wrote a case is not for the model to say. */
export function aiCase(testCase: WireTestCase): WireTestCase {
  return { ...testCase, generationStatus: testCase.generationStatus === 'ai-repaired' ? 'ai-repaired' : 'ai' }
}
