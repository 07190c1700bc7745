import type { z } from 'zod'
import { env } from '#src/config/env.ts'
import { type ApiError, clientError, connectionError, parseJson, responseError } from './api-error.ts'
import { bearerToken } from './bearer-token.ts'

/** The wait for a call that asks no AI, in milliseconds. */
const shortTimeoutMs = 60_000

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
}

export interface RequestOptions<T> extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From `/api` on, as the spec's section 7 writes it. */
  path: `/api/${string}`
  /** What a good answer looks like; anything else is refused. */
  schema: z.ZodType<T>
  body?: unknown
  idempotencyKey?: string
  /** How a refusal reads; the envelope's text unless the call has a wording of its own. */
  refusal?: (status: number, body: string, retryAfter: string | null) => ApiError
}

/** One call of the product's API with the session's bearer token. Rejects with an `ApiError`, whatever goes wrong. */
export async function request<T>(options: RequestOptions<T>): Promise<T> {
  const { response, text } = await send(options, await bearerToken())
  if (!response.ok) {
    const refusal = options.refusal ?? responseError
    throw refusal(response.status, text, response.headers.get('retry-after'))
  }
  const parsed = options.schema.safeParse(parseJson(text))
  if (!parsed.success) throw clientError('unexpected_answer', response.status)
  return parsed.data
}

/** The answer is read inside, so that the time limit also covers a body that never ends. */
async function send<T>(options: RequestOptions<T>, token: string): Promise<{ response: Response; text: string }> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? shortTimeoutMs)
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout])
  try {
    const response = await fetch(`${env().supabaseUrl}/functions/v1${options.path}`, {
      method: options.method,
      headers: headers(options, token),
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal,
    })
    return { response, text: await response.text() }
  } catch {
    if (options.signal?.aborted === true) throw clientError('aborted')
    throw timeout.aborted ? clientError('timeout') : connectionError()
  }
}

function headers<T>(options: RequestOptions<T>, token: string): Record<string, string> {
  return {
    apikey: env().publishableKey,
    authorization: `Bearer ${token}`,
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  }
}
