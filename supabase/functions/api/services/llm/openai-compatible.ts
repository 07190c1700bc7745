import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText } from 'ai'
import type { GenerationContext } from '#domain/generation/context.ts'
import { buildPrompt } from '#domain/generation/prompt.ts'
import { readAnswer } from '#domain/generation/read-answer.ts'
import { Fault } from '../../http/fault.ts'
import { withPlainFailures, type Fetch } from '../fetch.ts'
import type { GenerationTask, Provider, ProviderAnswer } from './provider.ts'
import { providerFault } from './provider-fault.ts'
import { generationTexts } from './texts.ts'

export interface OpenAiCompatibleOptions {
  baseUrl: string
  model: string
  apiKey: string | undefined
  fetch: Fetch
  retries: number
}

/** Any server that speaks OpenAI's chat completions. Transient failures are tried again, with back-off. */
export function createOpenAiCompatibleProvider({ baseUrl, model, apiKey, fetch, retries }: OpenAiCompatibleOptions): Provider {
  const provider = createOpenAICompatible({ name: 'openai-compatible', baseURL: baseUrl, fetch: withPlainFailures(fetch), ...(apiKey === undefined ? {} : { apiKey }) })
  return {
    name: 'openai-compatible',
    model,
    async generate(task) {
      const result = await generateText({
        model: provider(model),
        ...asked(task),
        maxOutputTokens: task.maxOutputTokens,
        maxRetries: retries,
        abortSignal: task.signal,
        telemetry: { isEnabled: false },
        ...(task.temperature === undefined ? {} : { temperature: task.temperature }),
      }).catch((error: unknown) => {
        throw providerFault(error)
      })
      return readResult(result.text, result.finishReason, result.usage.totalTokens)
    },
  }
}

function asked({ context, prompt, maxTestCases, enrichment }: GenerationTask): { instructions?: string; prompt: string } {
  if (context === undefined) return { prompt: prompt ?? '' }
  return fromContext(context, { maxTestCases, enrichment })
}

function fromContext(context: GenerationContext, options: { maxTestCases: number; enrichment: boolean }): { instructions: string; prompt: string } {
  const { system, prompt } = buildPrompt(context, options)
  return { instructions: system, prompt }
}

function readResult(text: string, finishReason: string, tokensUsed: number | undefined): ProviderAnswer {
  if (finishReason === 'content-filter') throw new Fault(422, 'ai_refused', generationTexts.refused)
  if (text.trim() === '') throw new Fault(502, 'ai_empty', generationTexts.empty)
  const { testCases, warnings, dropped } = readAnswer(text)
  const cutOff = finishReason === 'length'
  if (testCases.length === 0) {
    throw cutOff ? new Fault(502, 'ai_cut_off', generationTexts.cutOff) : new Fault(502, 'ai_unreadable', generationTexts.unreadable)
  }
  return {
    testCases: testCases.map((testCase) => ({ ...testCase, generationStatus: testCase.generationStatus === 'ai-repaired' ? 'ai-repaired' : 'ai' })),
    response: text,
    tokensUsed,
    warnings: cutOff ? [...warnings, generationTexts.cutOffWarning] : warnings,
    dropped,
  }
}
