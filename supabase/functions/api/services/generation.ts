import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { caseLimit } from '#domain/design/case-limit.ts'
import { Fault } from '../http/fault.ts'
import type { AiSettings } from '../config/ai-settings.ts'
import type { CaseListener, GenerationTask, Provider, ProviderAnswer } from './llm/provider.ts'
import { generationTexts } from './llm/texts.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Runs } from './runs.ts'

/** A run that is paid for may be written anew this often, for a caller who lost the answer. */
const freeRepeats = { name: 'generation-repeat', limit: 3, windowSeconds: 3600 } as const

export interface GenerationCall {
  userId: string
  runKey: string | undefined
  task: Omit<GenerationTask, 'signal' | 'maxTestCases' | 'onCase'>
  /** Ends when the caller leaves. */
  signal: AbortSignal
  /** Told each fact worth logging as soon as it is known. */
  note: (facts: { runId?: string; repeated?: boolean; refunded?: boolean; settleFailed?: boolean; refundFailed?: boolean }) => void
}

/** A run that may be written: it is reserved, or a repeat of one that is paid for. */
export interface ReservedRun {
  /** The most cases the run may give: it grows with the ticket's criteria. */
  maxTestCases: number
  /** Asks the provider and settles the run, or gives it back. `onCase` is told the test cases as they are written. */
  write(onCase?: CaseListener): Promise<GenerateResponse>
}

export interface Generator {
  /** Refuses, with a fault, a caller who has no run left or whose run is still under way. */
  reserve(call: GenerationCall): Promise<ReservedRun>
}

export interface GeneratorOptions {
  provider: Provider
  runs: Runs
  limiter: RateLimiter
  settings: AiSettings
  now: () => number
}

/** One run from its reservation to its settlement. Whatever fails in between gives the run back. */
export function createGenerator({ provider, runs, limiter, settings, now }: GeneratorOptions): Generator {
  return {
    async reserve(call) {
      const runId = await reserve(call)
      const { context, enrichment } = call.task
      const maxTestCases = caseLimit(context?.acceptanceCriteria.length ?? 0, enrichment, settings.maxTestCases)
      return { maxTestCases, write: (onCase) => write(runId, call, maxTestCases, onCase) }
    },
  }

  async function write(runId: string | undefined, call: GenerationCall, maxTestCases: number, onCase: CaseListener | undefined): Promise<GenerateResponse> {
    const start = now()
    const answer = await ask(call, maxTestCases, onCase).catch(async (error: unknown) => {
      if (runId !== undefined) await refund(runId, error, call)
      throw error
    })
    if (runId !== undefined) await settle(runId, answer, now() - start, call)
    return respond(answer, maxTestCases, call.task.enrichment)
  }

  /** The run to settle, or undefined for a repeat of a run that is already paid for: it is written anew, free of charge. */
  async function reserve({ userId, runKey, note }: GenerationCall): Promise<string | undefined> {
    const reservation = await runs.reserve(userId, runKey)
    // 403 and not 402: at hosted Supabase a 402 says that the project itself is over its quota.
    if (reservation.outcome === 'exhausted') throw new Fault(403, 'quota_exhausted', generationTexts.exhausted)
    note({ runId: reservation.runId, ...(reservation.outcome === 'repeated' && { repeated: true }) })
    if (reservation.outcome === 'reserved') return reservation.runId
    if (reservation.running) throw new Fault(409, 'generation_running', generationTexts.running, { retryAfter: '5' })
    await limiter.take(freeRepeats, reservation.runId)
    return undefined
  }

  async function ask({ task, signal }: GenerationCall, maxTestCases: number, onCase: CaseListener | undefined): Promise<ProviderAnswer> {
    const limit = AbortSignal.timeout(settings.timeoutMs)
    const both = AbortSignal.any([signal, limit])
    try {
      const answer = await provider.generate({ ...task, maxTestCases, signal: both, onCase })
      if (signal.aborted) throw new Fault(408, 'aborted', generationTexts.aborted)
      return answer
    } catch (error) {
      if (signal.aborted) throw new Fault(408, 'aborted', generationTexts.aborted)
      if (limit.aborted) throw new Fault(504, 'timeout', generationTexts.timeout)
      throw error
    }
  }

  async function refund(runId: string, error: unknown, { note }: GenerationCall): Promise<void> {
    const reason = error instanceof Fault ? error.code : 'internal'
    await runs.refund(runId, reason).then(
      () => note({ refunded: true }),
      () => note({ refundFailed: true }),
    )
  }

  /** The cases are written and the run is charged either way: a settlement that fails must not take them from the user. */
  async function settle(runId: string, answer: ProviderAnswer, durationMs: number, { note }: GenerationCall): Promise<void> {
    const settlement = { provider: provider.name, model: provider.model, tokens: answer.tokensUsed, durationMs }
    await runs.settle(runId, settlement).catch(() => note({ settleFailed: true }))
  }

  function respond({ testCases, response, tokensUsed, warnings, dropped }: ProviderAnswer, maxTestCases: number, enriched: boolean): GenerateResponse {
    return {
      testCases,
      ...(response === undefined ? {} : { response }),
      ...(tokensUsed === undefined ? {} : { tokensUsed }),
      warnings,
      dropped,
      metadata: { maxTestCases, provider: provider.name, model: provider.model, enriched },
    }
  }
}
