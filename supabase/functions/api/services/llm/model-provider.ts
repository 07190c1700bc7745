import {
  asSchema,
  generateText,
  streamText,
  wrapLanguageModel,
  type LanguageModel,
  type ModelMessage,
  type ProviderMetadata,
} from 'ai'
import { z } from 'zod'
import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { CaseStream } from '#domain/generation/answer/stream-cases.ts'
import type { CallPrompt } from '#domain/generation/prompt.ts'
import { rawResponse } from '#domain/generation/raw-response.ts'
import { answerWarnings, readAnswer } from '#domain/generation/read-answer.ts'
import { type Call, type CallOutcome, type WritingPorts, writeCases } from '#domain/generation/write-cases.ts'
import { writeOneCase } from '#domain/generation/write-one-case.ts'
import { Fault } from '../../http/fault.ts'
import { AnswerFault, type CaseListener, type GenerationTask, type Provider, type ProviderAnswer } from './provider.ts'
import { providerFault, refusesSchema, streamFault } from './provider-fault.ts'

export interface ModelProviderOptions {
  name: string
  model: string
  languageModel: Model
  /** How often a transient failure of one call is retried. */
  retries: number
  /** How many calls the service takes at the same time. */
  parallel: number
  /** Marks the part of a prompt that the service is to cache, where that takes a mark. */
  cacheMark?: ProviderMetadata
}

/**
 * A provider over one language model. It asks for structured output; a service that refuses that is asked for plain text,
 * from then on at once.
 */
export function createModelProvider(options: ModelProviderOptions): Provider {
  const { name, model, languageModel, retries, parallel, cacheMark } = options
  const structuredModel = withAnswerSchema(languageModel, answerSchema)
  const replacingModel = withAnswerSchema(languageModel, replacingSchema)
  let structured = true

  async function ask(question: Question): Promise<Written> {
    // A caller's own prompt may ask for another shape.
    if (structured && typeof question.prompt !== 'string') {
      try {
        return await write(question.prompt.mayReplace ? replacingModel : structuredModel, question)
      } catch (error) {
        if (!refusesSchema(error)) throw error
        structured = false
      }
    }
    return write(languageModel, question)
  }

  async function generate(task: GenerationTask): Promise<ProviderAnswer> {
    const { context, prompt = '', completion, enrichment, maxTestCases, maxCalls, criterionIds, action, onCase } = task
    const { maxOutputTokens, temperature, houseRules } = task
    const settings = { maxOutputTokens, temperature, retries, cacheMark, streams: onCase !== undefined }
    if (context === undefined)
      return readWritten(await ask({ ...settings, prompt, signal: task.signal, onCase }), completion)

    const limits = callLimits(task)
    const fenceCode = crypto.randomUUID()
    const ports: WritingPorts = {
      ask: async (call, onCallCase): Promise<CallOutcome> => {
        const timeIsUp = limits(call)
        // Asked for what earlier calls left out, a model may find nothing.
        const mayBeEmpty = call.kind === 'follow-up' && call.criterionIds.length === 0
        const signal = AbortSignal.any([task.signal, timeIsUp])
        try {
          const written = await ask({ ...settings, prompt: call.prompt, signal, onCase: onCallCase })
          const cutOff = written.finishReason === 'length'
          return { ok: true, value: { response: written.text, cutOff, ...readWritten(written, mayBeEmpty) } }
        } catch (error) {
          if (task.signal.aborted) throw error
          return callFailure(timeIsUp.aborted ? new Fault(504, 'timeout') : error)
        }
      },
      onCase,
      wait: (ms) => waiting(ms, task.signal),
    }
    if (action !== undefined && action.kind !== 'complete') {
      const written = await writeOneCase(context, action, { enrichment, fenceCode, houseRules }, ports)
      if (!written.ok) throw written.reason.cause
      if (written.value.testCases.length === 0) throw new AnswerFault(422, 'nothing_new')
      return written.value
    }
    const run = await writeCases(
      context,
      {
        enrichment,
        maxTestCases,
        maxCalls,
        maxOutputTokens,
        parallel,
        criterionIds: action === undefined ? criterionIds : (criterionIds ?? []),
        limits: action?.limits,
        houseRules,
        fenceCode,
        today: new Date().toISOString().slice(0, 10),
      },
      ports,
    )
    if (!run.ok) throw run.reason.cause
    return run.value
  }

  return { name, model, generate }
}

/**
 * How long a call may take. One that hangs leaves half of the time to the follow-up, and the last moment of all is left for
 * what the other calls brought.
 */
function callLimits({ context, timeoutMs }: GenerationTask): (call: Call) => AbortSignal {
  const end = AbortSignal.timeout(timeoutMs * 0.95)
  const count = context?.acceptanceCriteria.length
  return ({ kind, criterionIds }) =>
    kind === 'follow-up' || criterionIds.length === count
      ? end
      : AbortSignal.any([end, AbortSignal.timeout(timeoutMs / 2)])
}

function callFailure(error: unknown): CallOutcome {
  const fault = error instanceof Fault ? error : undefined
  const seconds = Number(fault?.details.retryAfter)
  return {
    ok: false,
    reason: {
      kind: fault?.code === 'ai_rate_limited' ? 'busy' : 'failed',
      answered: error instanceof AnswerFault,
      waitMs: Number.isFinite(seconds) ? seconds * 1_000 : undefined,
      cause: error,
    },
  }
}

async function waiting(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
  signal.throwIfAborted()
}

/** A model as the provider packages make it. */
type Model = ReturnType<typeof wrapLanguageModel>

/** The prompt's shape as a schema. Services take an object as root, and want every field named and none optional. */
const caseSchema = z.object({
  title: z.string(),
  description: z.string(),
  preconditions: z.array(z.string()),
  type: z.enum(['Positive', 'Negative', 'Boundary']),
  priority: z.enum(['High', 'Medium', 'Low']),
  steps: z.array(z.object({ step: z.string(), data: z.string(), expected: z.string() })),
  criterionIds: z.array(z.string()),
  assumptions: z.array(z.string()),
})
const answerSchema = z.object({ testCases: z.array(caseSchema) })
const replacingSchema = z.object({ testCases: z.array(caseSchema.extend({ replaces: z.array(z.string()) })) })

/** The model, asked for JSON of that schema. The answer may still break it, so it is read like any other. */
function withAnswerSchema(model: Model, answer: typeof answerSchema | typeof replacingSchema): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      async transformParams({ params }) {
        return {
          ...params,
          responseFormat: { type: 'json', name: 'test_cases', schema: await asSchema(answer).jsonSchema },
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

interface Question {
  /** A call's prompt, or a caller's own. */
  prompt: CallPrompt | string
  maxOutputTokens: number
  temperature: number | undefined
  retries: number
  cacheMark: ProviderMetadata | undefined
  signal: AbortSignal
  /** Whether the answer is read while it is being written. */
  streams: boolean
  onCase?: CaseListener | undefined
}

async function write(model: LanguageModel, question: Question): Promise<Written> {
  const { maxOutputTokens, temperature, retries, signal, streams, onCase } = question
  const settings = {
    model,
    ...messagesOf(question),
    maxOutputTokens,
    maxRetries: retries,
    abortSignal: signal,
    telemetry: { isEnabled: false },
    ...(temperature === undefined ? {} : { temperature }),
  }
  if (streams && onCase !== undefined) return stream(settings, signal, onCase)
  const { text, finishReason, usage } = await generateText(settings).catch((error: unknown) => {
    throw providerFault(error)
  })
  return { text, finishReason, tokensUsed: usage.totalTokens }
}

function messagesOf({ prompt, cacheMark }: Question): { instructions?: string; prompt: string | ModelMessage[] } {
  if (typeof prompt === 'string') return { prompt }
  const { system, ticket, task } = prompt
  // Other services cache what calls have in common at their beginning by themselves.
  if (cacheMark === undefined) return { instructions: system, prompt: `${ticket}\n\n${task}` }
  const content = [
    { type: 'text' as const, text: ticket, providerOptions: cacheMark },
    { type: 'text' as const, text: task },
  ]
  return { instructions: system, prompt: [{ role: 'user', content }] }
}

async function stream(
  settings: Parameters<typeof streamText>[0],
  signal: AbortSignal,
  onCase: CaseListener,
): Promise<Written> {
  const cases = new CaseStream()
  const written: Written = { text: '', finishReason: 'unknown', tokensUsed: undefined }
  // Errors arrive as parts too. The default listener would print them, with everything they quote.
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

/** The test cases in what a model wrote. A completion is text first: there nothing has to be found in it. */
function readWritten({ text, finishReason, tokensUsed }: Written, mayBeEmpty: boolean): ProviderAnswer {
  if (finishReason === 'content-filter') throw new AnswerFault(422, 'ai_refused')
  if (text.trim() === '') throw new AnswerFault(502, 'ai_empty')
  const { testCases, warnings, dropped } = readAnswer(text)
  const cutOff = finishReason === 'length'
  if (testCases.length === 0) {
    if (mayBeEmpty) return { testCases, response: text, tokensUsed, warnings: [], dropped: [] }
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
