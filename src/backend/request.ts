import type { z } from 'zod'
import { env } from '#src/config/env.ts'
import { ApiError, clientError, parseJson, responseError } from './api-error.ts'
import { accessToken } from './supabase-client.ts'

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
}

/** One call of the product's API with the session's bearer token. Rejects with an `ApiError`, whatever goes wrong. */
export async function request<T>(options: RequestOptions<T>): Promise<T> {
  const token = await accessToken()
  if (token === undefined) throw clientError('no_token', 401)
  const { response, text } = await send(options, token)
  if (!response.ok) throw responseError(response.status, text, response.headers.get('retry-after'))
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
  } catch (error) {
    throw connectionError(error, options.signal, timeout)
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

/** Why no answer came: the caller gave up, time ran out, or the network failed. */
function connectionError(error: unknown, caller: AbortSignal | undefined, timeout: AbortSignal): ApiError {
  if (error instanceof ApiError) return error
  if (caller?.aborted === true) return clientError('aborted')
  if (timeout.aborted) return clientError('timeout')
  return clientError(navigator.onLine ? 'unreachable' : 'offline')
}
