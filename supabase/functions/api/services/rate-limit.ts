import { z } from 'zod'
import { Fault } from '../http/fault.ts'
import { authTexts } from '../http/auth-texts.ts'
import { callFunction } from './database.ts'
import type { SupabaseClient } from './supabase.ts'

export interface RateRule {
  /** Part of the counter's key: each rule counts for itself. */
  name: string
  limit: number
  windowSeconds: number
}

/** Somebody tries a password or a token at a door that is not ours. */
export interface AttemptRules {
  caller: RateRule
  /** Counts refusals only. Its window is the caller's. */
  door: RateRule
}

/** What became of an attempt: only a door that opened proves that nobody is guessing. */
export type AttemptOutcome = 'opened' | 'refused' | 'unknown'

export interface RateLimiter {
  /** Counts one try of the subject (an address, an IP); a fault where it was one too many. */
  take(rule: RateRule, subject: string): Promise<void>
  /** Begins an attempt; a fault where the caller or the door had too many. Call the function it gives with the outcome. */
  attempt(rules: AttemptRules, caller: string, door: string): Promise<(outcome: AttemptOutcome) => Promise<void>>
}

const rowSchema = z.object({ allowed: z.boolean(), retry_after_seconds: z.number().int() })

/** Counts in the database, so that every instance of the function counts together. `secret` keys the hashes of the subjects. */
export function createRateLimiter(client: SupabaseClient, secret: string): RateLimiter {
  const keyOf = async ({ name }: RateRule, subject: string) => `${name}:${await keyedHash(secret, subject)}`

  async function ask(name: string, args: Record<string, unknown>): Promise<void> {
    const [{ allowed, retry_after_seconds: seconds }] = await callFunction(client, name, args, z.tuple([rowSchema]))
    if (!allowed) throw new Fault(429, 'too_many_requests', authTexts.tooManyRequests(seconds), { retryAfter: String(seconds) })
  }

  return {
    async take(rule, subject) {
      await ask('take_rate_limit', { p_key: await keyOf(rule, subject), p_limit: rule.limit, p_window_seconds: rule.windowSeconds })
    },
    async attempt(rules, caller, door) {
      const callerKey = { p_caller_key: await keyOf(rules.caller, caller), p_caller_limit: rules.caller.limit }
      const doorKey = { p_door_key: await keyOf(rules.door, door), p_door_limit: rules.door.limit }
      const window = { p_window_seconds: rules.caller.windowSeconds }
      await ask('begin_attempt', { ...callerKey, ...doorKey, ...window })
      return async (outcome) => {
        if (outcome === 'refused') await callFunction(client, 'count_refusal', { ...doorKey, ...window }, z.unknown())
        // What was read is worth more than the attempt that a failing database keeps.
        if (outcome === 'opened') await callFunction(client, 'give_attempt_back', callerKey, z.unknown()).catch(() => undefined)
      }
    },
  }
}

/** An address must not be readable from the table, and without the secret none can be tried out against it. */
async function keyedHash(secret: string, subject: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(subject)))
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
