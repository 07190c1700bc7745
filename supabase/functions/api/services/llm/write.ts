import { generateText, streamText, type LanguageModel } from 'ai'
import { CaseStream } from '#domain/generation/answer/stream-cases.ts'
import { buildPrompt } from '#domain/generation/prompt.ts'
import { aiCase } from './read-written.ts'
import type { CaseListener, GenerationTask } from './provider.ts'
import { providerFault, streamFault } from './provider-fault.ts'

/** What a model wrote. */
export interface Written {
  text: string
  finishReason: string
  tokensUsed: number | undefined
}

/** Asks the model: in one piece, or as a stream where somebody waits for the cases. `retries` counts transient failures. */
export async function write(model: LanguageModel, task: GenerationTask, retries: number): Promise<Written> {
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

async function stream(settings: Parameters<typeof streamText>[0], signal: AbortSignal, onCase: CaseListener): Promise<Written> {
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

/** About what a case takes of an answer, in tokens: more cases than fit are not asked for. */
const tokensPerCase = 220

function asked({ context, prompt, maxTestCases, maxOutputTokens, enrichment }: GenerationTask): { instructions?: string; prompt: string } {
  if (context === undefined) return { prompt: prompt ?? '' }
  const fitting = Math.max(1, Math.floor(maxOutputTokens / tokensPerCase))
  const { system, prompt: task } = buildPrompt(context, { maxTestCases: Math.min(maxTestCases, fitting), enrichment, fenceCode: crypto.randomUUID() })
  return { instructions: system, prompt: task }
}
