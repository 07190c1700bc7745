import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js'
import { emailLinkPaths } from '#domain/contracts/auth.ts'
import { Fault } from '../http/fault.ts'
import { inBackground } from './background.ts'
import type { PasswordMail } from './password-mail.ts'
import type { SupabaseClient } from './supabase.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
}

/** `ready`: the password opens the account; `confirm`: a link in an e-mail must be opened first. */
export type RegistrationOutcome = 'ready' | 'confirm'

export interface Registration {
  /** Answers the same for an address that already has an account: its owner gets an email, the caller learns nothing. */
  register(account: NewAccount, site: string | undefined): Promise<RegistrationOutcome>
}

/** `newClient`: a client for one registration, because signing up leaves a session in it. */
export function createRegistration(newClient: () => SupabaseClient, mail: PasswordMail): Registration {
  return {
    async register({ name, email, password }, site) {
      const client = newClient()
      const emailRedirectTo = site === undefined ? undefined : `${site}${emailLinkPaths.confirmed}`
      const options = { data: { name }, ...(emailRedirectTo === undefined ? {} : { emailRedirectTo }) }
      const { data, error } = await client.auth.signUp({ email, password, options })
      if (error !== null) {
        if (!isTaken(error)) throw refusal(error)
        inBackground(mail.sendReset(email, site).then(ignore))
        return 'ready'
      }
      if (data.session !== null) {
        inBackground(client.auth.signOut({ scope: 'local' }).then(ignore, ignore))
        return 'ready'
      }
      // No identities: the address is taken and the project confirms addresses. Waiting for its owner's email takes the
      // same time as the service's own email to a new owner.
      if (data.user?.identities?.length === 0) await mail.sendReset(email, site)
      return 'confirm'
    },
  }
}

function isTaken({ code }: AuthError): boolean {
  return code === 'user_already_exists' || code === 'email_exists'
}

function refusal(error: AuthError): Fault {
  if (isAuthRetryableFetchError(error))
    return new Fault(503, 'auth_unavailable', { params: { task: 'register' }, retryAfter: '2' })
  switch (error.code) {
    case 'weak_password':
      return new Fault(422, 'weak_password')
    case 'signup_disabled':
    case 'email_provider_disabled':
      return new Fault(403, 'signup_disabled')
    case 'email_address_invalid':
    case 'email_address_not_authorized':
    case 'validation_failed':
      return new Fault(400, 'invalid_request', { params: { problem: 'emailInvalid' } })
    case 'over_email_send_rate_limit':
    case 'over_request_rate_limit':
      return new Fault(429, 'too_many_requests', { params: { seconds: 60 }, retryAfter: '60' })
    default:
      return new Fault(502, 'registration_failed')
  }
}

function ignore(): void {
  // The outcome does not matter here.
}
