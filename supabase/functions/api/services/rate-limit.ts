import { z } from 'zod'
import { Fault } from '../http/fault.ts'
import { callFunction, type SupabaseClient } from './supabase.ts'

export interface RateRule {
  /** Part of the counter's key: each rule counts separately. */
  name: string
  limit: number
  windowSeconds: number
}

/** Limits for trying passwords or tokens at another service. All have the caller's window. */
export interface AttemptRules {
  /** All attempts of one caller that were not accepted. */
  caller: RateRule
  /** Attempts of one caller at one account that were refused. */
  pair: RateRule
  /** The same of all callers together, except callers who have logged in to this account in the last 30 days. */
  account: RateRule
}

/** `logged-in`: the answer shows that the credentials are right. `accepted`: it does not, but nobody is guessing. */
export type AttemptOutcome = 'logged-in' | 'accepted' | 'refused' | 'unknown'

export interface RateLimiter {
  /** Counts one attempt of the subject (an email address, an IP address); a fault if that exceeds the limit. */
  take(rule: RateRule, subject: string): Promise<void>
  /** Begins an attempt; a fault if it exceeds a limit. Call the returned function with the outcome. */
  attempt(rules: AttemptRules, caller: string, account: string): Promise<(outcome: AttemptOutcome) => Promise<void>>
}

const rowSchema = z.object({ allowed: z.boolean(), retry_after_seconds: z.number().int() })
const attemptSchema = rowSchema.extend({ counts_for_all: z.boolean() })

/** Counts in the database, which all instances of the function share. `secret` keys the hashes of the subjects. */
export function createRateLimiter(client: SupabaseClient, secret: string): RateLimiter {
  const keyOf = async ({ name }: RateRule, subject: string) => `${name}:${await keyedHash(secret, subject)}`

  function refuseTooMany({ allowed, retry_after_seconds: seconds }: z.infer<typeof rowSchema>): void {
    if (!allowed) throw new Fault(429, 'too_many_requests', { params: { seconds }, retryAfter: String(seconds) })
  }

  return {
    async take(rule, subject) {
      const args = {
        p_key: await keyOf(rule, subject),
        p_limit: rule.limit,
        p_window_seconds: rule.windowSeconds,
      }
      const [row] = await callFunction(client, 'take_rate_limit', args, z.tuple([rowSchema]))
      refuseTooMany(row)
    },
    async attempt(rules, caller, account) {
      const keys = {
        p_caller_key: await keyOf(rules.caller, caller),
        p_caller_limit: rules.caller.limit,
        p_pair_key: await keyOf(rules.pair, `${caller} ${account}`),
        p_pair_limit: rules.pair.limit,
        p_account_key: await keyOf(rules.account, account),
        p_account_limit: rules.account.limit,
      }
      const args = { ...keys, p_window_seconds: rules.caller.windowSeconds }
      const [row] = await callFunction(client, 'begin_login_attempt', args, z.tuple([attemptSchema]))
      refuseTooMany(row)
      return async (outcome) => {
        if (outcome === 'refused') return
        const end = {
          ...keys,
          p_account_key: row.counts_for_all ? keys.p_account_key : null,
          p_accepted: outcome !== 'unknown',
          p_logged_in: outcome === 'logged-in',
        }
        // If the database fails here, the attempt stays counted; what was read is still worth answering.
        await callFunction(client, 'end_login_attempt', end, z.unknown()).catch(() => undefined)
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
