import { z } from 'zod'
import { callFunction } from './database.ts'
import type { SupabaseClient } from './supabase.ts'

const reservationSchema = z.object({
  run_id: z.string().nullable(),
  outcome: z.enum(['reserved', 'repeated', 'exhausted']),
  status: z.string().nullable(),
  used: z.number().int(),
  quota: z.number().int(),
})

export type Reservation =
  | { outcome: 'reserved'; runId: string }
  /** The key was seen: `running` while the first call is under way, else it is paid for. */
  | { outcome: 'repeated'; runId: string; running: boolean }
  | { outcome: 'exhausted' }

export interface Settlement {
  provider: string
  model: string
  tokens: number | undefined
  durationMs: number
}

/** The month's runs: one is reserved before the AI is asked, and then settled or given back. */
export interface Runs {
  reserve(userId: string, idempotencyKey: string | undefined): Promise<Reservation>
  settle(runId: string, settlement: Settlement): Promise<void>
  refund(runId: string, reason: string): Promise<void>
}

/** `timeoutMs`: how long a run may take; one that is still open some time after that was left by a call that died. */
export function createRuns(client: SupabaseClient, { timeoutMs }: { timeoutMs: number }): Runs {
  const expiryMs = timeoutMs + 60_000
  return {
    async reserve(userId, idempotencyKey) {
      const args = { p_user_id: userId, p_idempotency_key: idempotencyKey ?? null, p_timeout_ms: expiryMs }
      const [row] = await callFunction(client, 'reserve_generation', args, z.tuple([reservationSchema]))
      if (row.run_id === null || row.outcome === 'exhausted') return { outcome: 'exhausted' }
      if (row.outcome === 'reserved') return { outcome: 'reserved', runId: row.run_id }
      return { outcome: 'repeated', runId: row.run_id, running: row.status === 'reserved' }
    },
    async settle(runId, { provider, model, tokens, durationMs }) {
      const args = { p_run_id: runId, p_provider: provider, p_model: model, p_tokens: tokens ?? null, p_duration_ms: durationMs }
      await persistently(() => callFunction(client, 'settle_generation', args, z.unknown()))
    },
    async refund(runId, reason) {
      await persistently(() => callFunction(client, 'refund_generation', { p_run_id: runId, p_reason: reason }, z.unknown()))
    },
  }
}

/** Both calls may be repeated without harm, and a person's quota hangs on them. */
async function persistently(call: () => Promise<unknown>): Promise<void> {
  for (const delay of [100, 500]) {
    try {
      await call()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  await call()
}
