import { z } from 'zod'
import { Fault } from '../http/fault.ts'
import { callFunction, type SupabaseClient } from './supabase.ts'

export interface RateRule {
  /** Part of the counter's key: each rule counts separately. */
  name: string
  limit: number
  windowSeconds: number
}

/** Limits for trying passwords or tokens at another service. */
export interface AttemptRules {
  caller: RateRule
  /** The account that is tried. Counts refusals only, in the caller's window. */
  target: RateRule
}

/** Only an accepted attempt proves that nobody is guessing. */
export type AttemptOutcome = 'accepted' | 'refused' | 'unknown'

export interface RateLimiter {
  /** Counts one attempt of the subject (an email address, an IP address); a fault if that exceeds the limit. */
  take(rule: RateRule, subject: string): Promise<void>
  /** Begins an attempt; a fault if the caller or the target had too many. Call the returned function with the outcome. */
  attempt(rules: AttemptRules, caller: string, target: string): Promise<(outcome: AttemptOutcome) => Promise<void>>
}

const rowSchema = z.object({ allowed: z.boolean(), retry_after_seconds: z.number().int() })

/** Counts in the database, which all instances of the function share. `secret` keys the hashes of the subjects. */
export function createRateLimiter(client: SupabaseClient, secret: string): RateLimiter {
  const keyOf = async ({ name }: RateRule, subject: string) => `${name}:${await keyedHash(secret, subject)}`

  async function count(name: string, args: Record<string, unknown>): Promise<void> {
    const [{ allowed, retry_after_seconds: seconds }] = await callFunction(client, name, args, z.tuple([rowSchema]))
    if (!allowed) throw new Fault(429, 'too_many_requests', { params: { seconds }, retryAfter: String(seconds) })
  }

  return {
    async take(rule, subject) {
      await count('take_rate_limit', {
        p_key: await keyOf(rule, subject),
        p_limit: rule.limit,
        p_window_seconds: rule.windowSeconds,
      })
    },
    async attempt(rules, caller, target) {
      const callerKey = { p_caller_key: await keyOf(rules.caller, caller), p_caller_limit: rules.caller.limit }
      const targetKey = { p_door_key: await keyOf(rules.target, target), p_door_limit: rules.target.limit }
      const window = { p_window_seconds: rules.caller.windowSeconds }
      await count('begin_attempt', { ...callerKey, ...targetKey, ...window })
      return async (outcome) => {
        if (outcome === 'refused') await callFunction(client, 'count_refusal', { ...targetKey, ...window }, z.unknown())
        // If the database fails here, the attempt stays counted; what was read is still worth answering.
        if (outcome === 'accepted')
          await callFunction(client, 'give_attempt_back', callerKey, z.unknown()).catch(() => undefined)
      }
    },
  }
}

/** Keeps addresses out of the table; without the secret, nobody can test an address against it. */
async function keyedHash(secret: string, subject: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(subject)))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
