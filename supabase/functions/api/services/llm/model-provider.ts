import { asSchema, generateText, streamText, wrapLanguageModel, type LanguageModel } from 'ai'
import { z } from 'zod'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { CaseStream } from '#domain/generation/answer/stream-cases.ts'
import { buildPrompt } from '#domain/generation/prompt.ts'
import { rawResponse } from '#domain/generation/raw-response.ts'
import { answerWarnings, readAnswer } from '#domain/generation/read-answer.ts'
import { AnswerFault, type CaseListener, type GenerationTask, type Provider, type ProviderAnswer } from './provider.ts'
import { providerFault, refusesSchema, streamFault } from './provider-fault.ts'

export interface ModelProviderOptions {
  name: string
  model: string
  languageModel: Model
  retries: number
}

/**
 * A provider over one language model. It asks for structured output; a service that refuses that is asked for plain text,
 * from then on at once.
 */
export function createModelProvider({ name, model, languageModel, retries }: ModelProviderOptions): Provider {
  const structuredModel = withAnswerSchema(languageModel)
  let structured = true

  async function ask(task: GenerationTask): Promise<Written> {
    // A caller's own prompt may ask for another shape.
    if (structured && task.context !== undefined) {
      try {
        return await write(structuredModel, task, retries)
      } catch (error) {
        if (!refusesSchema(error)) throw error
        structured = false
      }
    }
    return write(languageModel, task, retries)
  }

  return { name, model, generate: async (task) => readWritten(await ask(task), task) }
}

/** A model as the provider packages make it. */
type Model = ReturnType<typeof wrapLanguageModel>

/** The prompt's shape as a schema. Services take an object as root, and want every field named and none optional. */
const answerSchema = z.object({
  testCases: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      preconditions: z.array(z.string()),
      type: z.enum(['Positive', 'Negative', 'Boundary']),
      priority: z.enum(['High', 'Medium', 'Low']),
      steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
      criterionIds: z.array(z.string()),
      assumptions: z.array(z.string()),
    }),
  ),
})

/** The model, asked for JSON of that schema. Its answer is read like any other: a promise of a service proves nothing. */
function withAnswerSchema(model: Model): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      async transformParams({ params }) {
        return {
          ...params,
          responseFormat: { type: 'json', name: 'test_cases', schema: await asSchema(answerSchema).jsonSchema },
        }
      },
    },
  })
}

/** A model's answer. */
interface Written {
  text: string
  finishReason: string
  tokensUsed: number | undefined
}

/** Asks the model: in one piece, or as a stream if the caller wants the cases as they come. `retries` counts transient failures. */
async function write(model: LanguageModel, task: GenerationTask, retries: number): Promise<Written> {
  const settings = {
    model,
    ...asked(task),
    maxOutputTokens: task.maxOutputTokens,
    maxRetries: retries,
    abortSignal: task.signal,
    telemetry: { isEnabled: false },
    ...(task.temperature === undefined ? {} : { temperature: task.temperature }),
  }
  if (task.onCase !== undefined) return stream(settings, task.signal, task.onCase)
  const { text, finishReason, usage } = await generateText(settings).catch((error: unknown) => {
    throw providerFault(error)
  })
  return { text, finishReason, tokensUsed: usage.totalTokens }
}

async function stream(
  settings: Parameters<typeof streamText>[0],
  signal: AbortSignal,
  onCase: CaseListener,
): Promise<Written> {
  const cases = new CaseStream()
  const written: Written = { text: '', finishReason: 'unknown', tokensUsed: undefined }
  // The parts tell of errors too; the default listener would print them, with whatever they quote.
  const { stream: parts } = streamText({ ...settings, onError: () => undefined })
  for await (const part of failingClearly(parts)) {
    signal.throwIfAborted()
    if (part.type === 'error') throw streamFault(part.error)
    if (part.type === 'text-delta') {
      written.text += part.text
      for (const testCase of cases.push(part.text)) onCase(aiCase(testCase))
    } else if (part.type === 'finish') {
      written.finishReason = part.finishReason
      written.tokensUsed = part.totalUsage.totalTokens
    }
  }
  signal.throwIfAborted()
  return written
}

/** A connection that breaks ends the parts with an error of the runtime's. */
async function* failingClearly<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    throw streamFault(error)
  }
}

/** About what a case takes of an answer, in tokens: the AI is asked for no more cases than fit. */
const tokensPerCase = 220

function asked({ context, prompt, maxTestCases, maxOutputTokens, enrichment }: GenerationTask): {
  instructions?: string
  prompt: string
} {
  if (context === undefined) return { prompt: prompt ?? '' }
  const fitting = Math.max(1, Math.floor(maxOutputTokens / tokensPerCase))
  const { system, prompt: task } = buildPrompt(context, {
    maxTestCases: Math.min(maxTestCases, fitting),
    enrichment,
    fenceCode: crypto.randomUUID(),
  })
  return { instructions: system, prompt: task }
}

/** The test cases in what a model wrote. A completion is text first: there nothing has to be found in it. */
function readWritten(
  { text, finishReason, tokensUsed }: Written,
  { completion }: { completion: boolean },
): ProviderAnswer {
  if (finishReason === 'content-filter') throw new AnswerFault(422, 'ai_refused')
  if (text.trim() === '') throw new AnswerFault(502, 'ai_empty')
  const { testCases, warnings, dropped } = readAnswer(text)
  const cutOff = finishReason === 'length'
  if (testCases.length === 0) {
    if (completion) return { testCases, response: text, tokensUsed, warnings: [], dropped: [] }
    const details = { response: rawResponse(text) }
    throw cutOff ? new AnswerFault(502, 'ai_cut_off', details) : new AnswerFault(502, 'ai_no_cases', details)
  }
  return {
    testCases: testCases.map(aiCase),
    response: text,
    tokensUsed,
    warnings: cutOff ? [...warnings, answerWarnings.outputLimit] : warnings,
    dropped,
  }
}

/** Who wrote a case is not for the model to say. */
function aiCase(testCase: WireTestCase): WireTestCase {
  return { ...testCase, generationStatus: testCase.generationStatus === 'ai-repaired' ? 'ai-repaired' : 'ai' }
}
