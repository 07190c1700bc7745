import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { type Problem, fail } from '#domain/result.ts'
import { connectionError } from './api-error.ts'

/** The auth service's refusal with its own text, which may be empty; no answer at all reads as it does everywhere else. */
export function authFailure(error: AuthError): { ok: false; reason: Problem } {
  if (isAuthRetryableFetchError(error)) {
    const { code, message } = connectionError()
    return fail(code, message)
  }
  return fail(error.code ?? 'auth', error.message)
}
