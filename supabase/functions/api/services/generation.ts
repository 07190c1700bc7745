import type { GenerateResponse } from '#domain/contracts/ai-generate.ts'
import { caseLimit } from '#domain/design/case-limit.ts'
import { Fault } from '../http/fault.ts'
import type { AiSettings } from '../config/ai-settings.ts'
import {
  AnswerFault,
  type CaseListener,
  type GenerationTask,
  type Provider,
  type ProviderAnswer,
} from './llm/provider.ts'
import type { Runs } from './runs.ts'

export interface GenerationCall {
  userId: string
  runKey: string | undefined
  /** The run whose result an action changes. */
  ofRun: string | undefined
  task: Omit<GenerationTask, 'signal' | 'maxTestCases' | 'maxCalls' | 'timeoutMs' | 'onCase'>
  /** Ends when the caller leaves. */
  signal: AbortSignal
  /** Called with each fact worth logging as soon as it is known. */
  note: (facts: {
    runId?: string
    repeated?: boolean
    refunded?: boolean
    settleFailed?: boolean
    finishFailed?: boolean
    refundFailed?: boolean
  }) => void
}

/** A run that may start: it is reserved, or it repeats a charged one. */
export interface ReservedRun {
  /** The run that the cases belong to; for an action, the run whose result it changes. */
  runId: string
  /** The most cases the run may give: it grows with the ticket's criteria. */
  maxTestCases: number
  /**
   * Asks the provider. The run is charged before `onCase` gets the first test case, and at the latest when the provider has
   * answered; a run that ends earlier is refunded.
   */
  write(onCase?: CaseListener): Promise<GenerateResponse>
}

export interface Generator {
  /** Throws a fault for a caller who has no run left, whose run is still open, or who may not repeat it. */
  reserve(call: GenerationCall): Promise<ReservedRun>
}

export interface GeneratorOptions {
  provider: Provider
  runs: Runs
  settings: AiSettings
  now: () => number
}

interface OpenRun {
  runId: string
  paid: boolean
}

/** One run from its reservation to its end. */
export function createGenerator({ provider, runs, settings, now }: GeneratorOptions): Generator {
  return {
    async reserve(call) {
      const run = await reserve(call)
      const { context, enrichment } = call.task
      const maxTestCases = caseLimit(context?.acceptanceCriteria ?? [], enrichment, settings.maxTestCases)
      return { runId: call.ofRun ?? run.runId, maxTestCases, write: (onCase) => write(run, call, maxTestCases, onCase) }
    },
  }

  async function reserve({ userId, runKey, ofRun, note }: GenerationCall): Promise<OpenRun> {
    const reservation = await runs.reserve(userId, runKey, ofRun)
    switch (reservation.outcome) {
      case 'open':
        note({ runId: reservation.runId, ...(reservation.paid && { repeated: true }) })
        return reservation
      // 403 and not 402: at hosted Supabase a 402 says that the project itself is over its quota.
      case 'exhausted':
        throw new Fault(403, 'quota_exhausted')
      case 'running':
        throw new Fault(409, 'generation_running', { retryAfter: String(reservation.retryAfterSeconds) })
      case 'repeats_used_up':
        throw new Fault(409, 'repeats_used_up')
      case 'actions_used_up':
        throw new Fault(409, 'actions_used_up')
      case 'too_many_failed': {
        const { retryAfterSeconds: seconds } = reservation
        throw new Fault(429, 'too_many_failed_runs', { params: { seconds }, retryAfter: String(seconds) })
      }
    }
  }

  async function write(
    { runId, paid }: OpenRun,
    call: GenerationCall,
    maxTestCases: number,
    onCase: CaseListener | undefined,
  ): Promise<GenerateResponse> {
    const start = now()
    const finish = (tokens?: number) =>
      runs.finish(runId, { tokens, durationMs: now() - start }).catch(() => call.note({ finishFailed: true }))
    let settlement = paid ? Promise.resolve() : undefined
    // A settlement that fails must not take the test cases from the user.
    const settle = () =>
      (settlement ??= runs
        .settle(runId, { provider: provider.name, model: provider.model })
        .catch(() => call.note({ settleFailed: true })))
    try {
      // All cases wait for the same promise, so they keep their order.
      const answer = await ask(call, maxTestCases, onCase && ((testCase) => void settle().then(() => onCase(testCase))))
      await settle()
      await finish(answer.tokensUsed)
      return respond(answer, { maxTestCases, enriched: call.task.enrichment, runId: call.ofRun ?? runId })
    } catch (error) {
      if (error instanceof AnswerFault) await settle()
      await (settlement === undefined ? refund(runId, error, call) : settlement.then(() => finish()))
      throw error
    }
  }

  async function ask(
    { task, signal }: GenerationCall,
    maxTestCases: number,
    onCase: CaseListener | undefined,
  ): Promise<ProviderAnswer> {
    const limit = AbortSignal.timeout(settings.timeoutMs)
    const both = AbortSignal.any([signal, limit])
    try {
      const { maxCalls, timeoutMs } = settings
      return await provider.generate({ ...task, maxTestCases, maxCalls, timeoutMs, signal: both, onCase })
    } catch (error) {
      // A caller who leaves after the AI has answered still pays for the answer.
      if (error instanceof AnswerFault) throw error
      if (signal.aborted) throw new Fault(408, 'aborted', { params: { task: 'generate' } })
      if (limit.aborted) throw new Fault(504, 'timeout')
      throw error
    }
  }

  async function refund(runId: string, error: unknown, { note }: GenerationCall): Promise<void> {
    const reason = error instanceof Fault ? error.code : 'internal'
    await runs.refund(runId, reason).then(
      (refunded) => note({ refunded }),
      () => note({ refundFailed: true }),
    )
  }

  function respond(
    {
      testCases,
      response,
      tokensUsed,
      warnings,
      dropped,
      unansweredCriterionIds = [],
      openLimits = [],
    }: ProviderAnswer,
    about: Pick<GenerateResponse['metadata'], 'maxTestCases' | 'enriched' | 'runId'>,
  ): GenerateResponse {
    return {
      testCases,
      ...(response === undefined ? {} : { response }),
      ...(tokensUsed === undefined ? {} : { tokensUsed }),
      warnings,
      dropped,
      ...(unansweredCriterionIds.length > 0 && { unansweredCriterionIds }),
      metadata: {
        ...about,
        provider: provider.name,
        model: provider.model,
        ...(openLimits.length > 0 && { openLimits }),
      },
    }
  }
}
