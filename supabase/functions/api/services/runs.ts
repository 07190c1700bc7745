import { z } from 'zod'
import { callFunction, type SupabaseClient } from './supabase.ts'

const reservationSchema = z.object({
  run_id: z.string().nullable(),
  outcome: z.enum([
    'reserved',
    'running',
    'repeated',
    'repeats_used_up',
    'actions_used_up',
    'exhausted',
    'too_many_failed',
  ]),
  retry_after_seconds: z.number().int().nullable(),
})

export type Reservation =
  /** `paid`: the run was charged before, this call repeats it. */
  | { outcome: 'open'; runId: string; paid: boolean }
  | { outcome: 'running' | 'too_many_failed'; retryAfterSeconds: number }
  | { outcome: 'repeats_used_up' | 'actions_used_up' | 'exhausted' }

/**
 * The month's runs. One is reserved before the AI is asked; it is settled when the first test case is sent, however many
 * calls to the AI it takes, or given back. The limits are the database's (`reserve_generation`, `refund_generation`).
 */
export interface Runs {
  reserve(
    userId: string,
    idempotencyKey: string | undefined,
    /** For an action on the result of that run: it is not charged. */
    ofRun?: string,
  ): Promise<Reservation>
  settle(runId: string, by: { provider: string; model: string }): Promise<void>
  /** Ends the call of a settled run. */
  finish(runId: string, cost: { tokens: number | undefined; durationMs: number }): Promise<void>
  /** False when the run stays charged: its user left too often. */
  refund(runId: string, reason: string): Promise<boolean>
}

/** `timeoutMs`: how long a run may take; one that is still open some time after that was left by a call that died. */
export function createRuns(client: SupabaseClient, { timeoutMs }: { timeoutMs: number }): Runs {
  const expiryMs = timeoutMs + 60_000
  return {
    async reserve(userId, idempotencyKey, ofRun) {
      const args = {
        p_user_id: userId,
        p_idempotency_key: idempotencyKey ?? null,
        p_timeout_ms: expiryMs,
        p_run_id: ofRun ?? null,
      }
      const [{ run_id: runId, outcome, retry_after_seconds: seconds }] = await callFunction(
        client,
        'reserve_generation',
        args,
        z.tuple([reservationSchema]),
      )
      if (outcome === 'running' || outcome === 'too_many_failed') return { outcome, retryAfterSeconds: seconds ?? 5 }
      if (outcome === 'repeats_used_up' || outcome === 'actions_used_up') return { outcome }
      if (outcome === 'exhausted' || runId === null) return { outcome: 'exhausted' }
      return { outcome: 'open', runId, paid: outcome === 'repeated' }
    },
    async settle(runId, { provider, model }) {
      const args = { p_run_id: runId, p_provider: provider, p_model: model }
      await persistently(() => callFunction(client, 'settle_generation', args, z.unknown()))
    },
    async finish(runId, { tokens, durationMs }) {
      const args = { p_run_id: runId, p_tokens: tokens ?? null, p_duration_ms: durationMs }
      await persistently(() => callFunction(client, 'finish_generation', args, z.unknown()))
    },
    refund: (runId, reason) =>
      persistently(() => callFunction(client, 'refund_generation', { p_run_id: runId, p_reason: reason }, z.boolean())),
  }
}

/** Tries a call up to three times, because a user's quota depends on it. */
async function persistently<T>(call: () => Promise<T>): Promise<T> {
  for (const delay of [100, 500]) {
    try {
      return await call()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return call()
}
