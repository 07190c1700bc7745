import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { emailLinkPaths } from '#domain/contracts/auth.ts'
import type { SupabaseClient } from './supabase.ts'

/** The outcome of sending. Never show it to callers: it reveals whether an address has an account. */
export type MailOutcome = 'sent' | 'too_many' | 'refused' | 'unreachable'

export interface PasswordMail {
  /** Asks the auth service for an e-mail whose link lets its reader set a new password. Never rejects. */
  sendReset(email: string, site: string | undefined): Promise<MailOutcome>
}

/** `report` gets the auth service's code of a refusal, without the address. */
export function createPasswordMail(client: SupabaseClient, report: (code: string) => void): PasswordMail {
  return {
    async sendReset(email, site) {
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
