import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { Fault } from '../http/fault.ts'
import type { AiSettings } from '../config/ai-settings.ts'
import type { GenerationTask, Provider, ProviderAnswer } from './llm/provider.ts'
import { generationTexts } from './llm/texts.ts'
import type { Runs } from './runs.ts'

export interface GenerationCall {
  userId: string
  runKey: string | undefined
  task: Omit<GenerationTask, 'signal' | 'maxTestCases'>
  /** Ends when the caller leaves. */
  signal: AbortSignal
  /** Told each fact worth logging as soon as it is known. */
  note: (facts: { runId?: string; repeated?: boolean; refunded?: boolean; settleFailed?: boolean; refundFailed?: boolean }) => void
}

export interface Generator {
  generate(call: GenerationCall): Promise<GenerateResponse>
}

export interface GeneratorOptions {
  provider: Provider
  runs: Runs
  settings: AiSettings
  now: () => number
}

/** One run from its reservation to its settlement. Whatever fails in between gives the run back. */
export function createGenerator({ provider, runs, settings, now }: GeneratorOptions): Generator {
  return {
    async generate(call) {
      const runId = await reserve(call)
      const start = now()
      const answer = await ask(call).catch(async (error: unknown) => {
        if (runId !== undefined) await refund(runId, error, call)
        throw error
      })
      if (runId !== undefined) await settle(runId, answer, now() - start, call)
      return respond(answer, call.task.enrichment)
    },
  }

  /** The run to settle, or undefined for a repeat of a run that is already paid for: it is written anew, free of charge. */
  async function reserve({ userId, runKey, note }: GenerationCall): Promise<string | undefined> {
    const reservation = await runs.reserve(userId, runKey)
    // 403 and not 402: at hosted Supabase a 402 says that the project itself is over its quota.
    if (reservation.outcome === 'exhausted') throw new Fault(403, 'quota_exhausted', generationTexts.exhausted)
    note({ runId: reservation.runId, ...(reservation.outcome === 'repeated' && { repeated: true }) })
    if (reservation.outcome === 'reserved') return reservation.runId
    if (reservation.running) throw new Fault(409, 'generation_running', generationTexts.running, { retryAfter: '5' })
    return undefined
  }

  async function ask({ task, signal }: GenerationCall): Promise<ProviderAnswer> {
    const limit = AbortSignal.timeout(settings.timeoutMs)
    const both = AbortSignal.any([signal, limit])
    try {
      const answer = await provider.generate({ ...task, maxTestCases: settings.maxTestCases, signal: both })
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

  function respond({ testCases, response, tokensUsed, warnings, dropped }: ProviderAnswer, enriched: boolean): GenerateResponse {
    return {
      testCases,
      ...(response === undefined ? {} : { response }),
      ...(tokensUsed === undefined ? {} : { tokensUsed }),
      warnings,
      dropped,
      metadata: { maxTestCases: settings.maxTestCases, provider: provider.name, model: provider.model, enriched },
    }
  }
}
