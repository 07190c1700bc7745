import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { emailLinkPaths } from '#domain/contracts/auth.ts'
import { Fault } from '../http/fault.ts'
import type { RateLimiter, RateRule } from './rate-limit.ts'
import type { SupabaseClient } from './supabase.ts'

/**
 * Callers are limited by their IP, so this only stops one with many. The mailbox then has thirty emails, and the link in
 * the last one works for the rest of the hour.
 */
const mailsToAddress: RateRule = { name: 'mail-address', limit: 30, windowSeconds: 3600 }

/** The outcome of sending. Never show it to callers: it reveals whether an address has an account. */
export type MailOutcome = 'sent' | 'too_many' | 'refused' | 'unreachable'

export interface PasswordMail {
  /** Asks the auth service for an e-mail whose link lets its reader set a new password. Never rejects. */
  sendReset(email: string, site: string | undefined): Promise<MailOutcome>
}

/** `report` gets the code of a refusal, without the address. */
export function createPasswordMail(
  client: SupabaseClient,
  limiter: RateLimiter,
  report: (code: string) => void,
): PasswordMail {
  return {
    async sendReset(email, site) {
      const refusal = await limiter.take(mailsToAddress, email.toLowerCase()).then(
        () => undefined,
        (error: unknown) => (error instanceof Fault ? error.code : 'rate_limit_failed'),
      )
      if (refusal !== undefined) {
        report(refusal)
        return refusal === 'too_many_requests' ? 'too_many' : 'unreachable'
      }
      const redirectTo = site === undefined ? undefined : `${site}${emailLinkPaths.newPassword}`
      const { error } = await client.auth.resetPasswordForEmail(email, {
        ...(redirectTo === undefined ? {} : { redirectTo }),
      })
      if (error === null) return 'sent'
      report(error.code ?? String(error.status ?? error.name))
      if (isAuthRetryableFetchError(error) && (error.status ?? 0) === 0) return 'unreachable'
      return error.status === 429 ? 'too_many' : 'refused'
    },
  }
}
