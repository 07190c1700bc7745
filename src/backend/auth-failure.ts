import { type AuthError, AuthInvalidTokenResponseError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { type Problem, fail } from '#domain/result.ts'
import { connectionError, parseJson } from './api-error.ts'

/** The code of a refusal by an auth service that is broken for the moment. */
const brokenServerCode = 'auth_unavailable'

/** Whether the code says that no server decided anything: the same request may succeed later. */
export function isWorthRetrying(code: string): boolean {
  return code === 'offline' || code === 'unreachable' || code === brokenServerCode
}

/** The auth service's refusal with its own text, which may be empty; no answer at all reads as it does everywhere else. */
export function authFailure(error: AuthError): { ok: false; reason: Problem } {
  if (isAuthRetryableFetchError(error)) {
    if ((error.status ?? 0) > 0) return fail(brokenServerCode, error.message)
    const { code, message } = connectionError()
    return fail(code, message)
  }
  // A good answer without a session: the message is the library's, for developers.
  if (error instanceof AuthInvalidTokenResponseError) return fail('auth', '')
  return fail(error.code ?? 'auth', error.message)
}

/** Where the auth client looks for the text of a refusal, in its order. */
const textFields = ['msg', 'message', 'error_description', 'error']

/**
 * `fetch` for the auth client. The client makes a text up where a refusal has none: the JSON of the body, the complaint of
 * a parser, the name of the status. Such a refusal gets an empty text here, so that the screen can say its own.
 */
export async function authFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok) return response
  const text = await response.text()
  const body = parseJson(text)
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const hasText = textFields.some((name) => typeof fields.get(name) === 'string')
  const { status, statusText, headers } = response
  return new Response(hasText ? text : JSON.stringify({ ...Object.fromEntries(fields), msg: '' }), { status, statusText, headers })
}
