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

export interface RateLimiter {
  /** Counts one try of the subject (an address, an IP); a fault where it was one too many. */
  take(rule: RateRule, subject: string): Promise<void>
}

const rowSchema = z.object({ allowed: z.boolean(), retry_after_seconds: z.number().int() })

/** Counts in the database, so that every instance of the function counts together. `secret` keys the hashes of the subjects. */
export function createRateLimiter(client: SupabaseClient, secret: string): RateLimiter {
  return {
    async take({ name, limit, windowSeconds }, subject) {
      const args = { p_key: `${name}:${await keyedHash(secret, subject)}`, p_limit: limit, p_window_seconds: windowSeconds }
      const [{ allowed, retry_after_seconds: seconds }] = await callFunction(client, 'take_rate_limit', args, z.tuple([rowSchema]))
      if (!allowed) throw new Fault(429, 'too_many_requests', authTexts.tooManyRequests(seconds), { retryAfter: String(seconds) })
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
