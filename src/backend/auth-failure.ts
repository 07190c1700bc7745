import { type AuthError, AuthInvalidTokenResponseError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { type Problem, failWith } from '#domain/result.ts'
import { parseJson } from '#domain/parse-json.ts'
import { localized } from '#src/messages/localized.ts'
import { connectionError } from './api-error.ts'

/** The code of a refusal by an auth service that fails temporarily. */
const brokenServerCode = 'auth_unavailable'

/** Whether the code means that no server decided: the same request may succeed later. */
export function isWorthRetrying(code: string): boolean {
  return code === 'offline' || code === 'unreachable' || code === brokenServerCode
}

/** The auth service's refusal. Its message may be empty. */
export function authFailure(error: AuthError): { ok: false; reason: Problem } {
  if (isAuthRetryableFetchError(error)) {
    if ((error.status ?? 0) > 0) return failWith(brokenServerCode, localized(error.message))
    const { code, message } = connectionError()
    return failWith(code, message)
  }
  // A good answer without a session: the message is the library's, for developers.
  if (error instanceof AuthInvalidTokenResponseError) return failWith('auth', '')
  return authRefusal(error.code ?? 'auth', error.message)
}

/** A refusal of the auth service, with its message in the reader's language. */
export function authRefusal(code: string, message: string): { ok: false; reason: Problem } {
  return failWith(code, message === '' ? '' : localized({ code, message }, 'auth'))
}

/** The fields in which the auth client looks for the text of a refusal, in its order. */
const textFields = ['msg', 'message', 'error_description', 'error']

/**
 * `fetch` for the auth client. If a refusal has no text, the client invents one: the body's JSON, a parser's error or the
 * name of the status. Such a refusal gets an empty text here, so that the screen can show its own.
 */
export async function authFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok) return response
  const text = await response.text()
  const body = parseJson(text)
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const hasText = textFields.some((name) => typeof fields.get(name) === 'string')
  const { status, statusText, headers } = response
  return new Response(hasText ? text : JSON.stringify({ ...Object.fromEntries(fields), msg: '' }), {
    status,
    statusText,
    headers,
  })
}
