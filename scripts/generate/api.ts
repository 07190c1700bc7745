import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { z } from 'zod'
import { readRefusal } from '#domain/contracts/error.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { Backend } from './backend.ts'
import { Failure } from './failure.ts'

/** The API timeout of docs/spec.md, section 9, in milliseconds. */
const timeoutMs = 300_000

const unreachable = 'The server could not be reached.'

export interface Api {
  /** POST to the edge function with the session's token; validates the response against the schema. */
  post<T>(path: `/api/${string}`, body: unknown, schema: z.ZodType<T>): Promise<T>
}

/** Signs in with the account's password. The session lasts as long as this process. */
export async function openSession(backend: Backend): Promise<Api> {
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
  const { data, error } = await client.auth.signInWithPassword({ email: backend.email, password: backend.password })
  if (error !== null)
    throw new Failure(isAuthRetryableFetchError(error) ? unreachable : `Login failed: ${error.message}`)
  const headers = {
    apikey: backend.publishableKey,
    authorization: `Bearer ${data.session.access_token}`,
    'content-type': 'application/json',
  }
  return {
    async post(path, body, schema) {
      const { status, text } = await send(`${backend.url}/functions/v1${path}`, headers, JSON.stringify(body))
      const value = parseJson(text)
      if (status < 200 || status > 299) throw refusal(status, value)
      const parsed = schema.safeParse(value)
      if (!parsed.success) throw new Failure('The server sent an answer that this version does not understand.')
      return parsed.data
    },
  }
}

async function send(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new Failure(timedOut ? 'Request timeout - the operation took too long to complete' : unreachable)
  }
}

function refusal(status: number, value: unknown): Failure {
  const { text, code } = readRefusal(value)
  return new Failure(text ?? `HTTP error! status: ${status}`, false, code)
}
