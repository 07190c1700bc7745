import type { z } from 'zod'
import { env } from '#src/config/env.ts'
import { ApiError, apiTexts, clientError, connectionError, hiddenError, parseJson, responseError } from './api-error.ts'
import { type Bearer, bearer, endSession, renewedBearer } from './bearer-token.ts'

/** The wait for a call that asks no AI, in milliseconds. */
const shortTimeoutMs = 60_000

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
}

export interface RequestOptions<T> extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** For visitors too: sent without a token. */
  anonymous?: boolean
  /** From `/api` on, as the spec's section 7 writes it. */
  path: `/api/${string}`
  /** What a good answer looks like; anything else is refused. */
  schema: z.ZodType<T>
  body?: unknown
  idempotencyKey?: string
  /** The media type asked for, where it is not JSON. */
  accept?: string
  /** Reads the answer's body; an `ApiError` of its own is passed on. */
  readBody?: (response: Response) => Promise<string>
  /** What is said where the server refuses without a text, or answers something that cannot be read. */
  fallback?: string
  /** What is said of a good status over a body that is not what `schema` describes, where the call has words of its own. */
  unreadable?: string
  /** How a refusal reads; the envelope's text unless the call has a wording of its own. */
  refusal?: (status: number, body: string, retryAfter: string | null, fallback?: string) => ApiError
}

interface Answer {
  response: Response
  text: string
}

/** One call of the product's API with the session's bearer token. Rejects with an `ApiError`, whatever goes wrong. */
export async function request<T>(options: RequestOptions<T>): Promise<T> {
  const { response, text } = options.anonymous === true ? await send(options) : await sendSigned(options)
  if (!response.ok) {
    const refusal = options.refusal ?? responseError
    throw refusal(response.status, text, response.headers.get('retry-after'), options.fallback)
  }
  const body = parseJson(text)
  const hidden = hiddenError(response.status, body, options.fallback)
  if (hidden !== undefined) throw hidden
  const parsed = options.schema.safeParse(body)
  if (!parsed.success) throw new ApiError(response.status, 'unexpected_answer', options.unreadable ?? options.fallback ?? apiTexts.unexpected_answer)
  return parsed.data
}

/** A refused token is renewed once; a session that the server still does not know has ended. */
async function sendSigned<T>(options: RequestOptions<T>): Promise<Answer> {
  const first = await bearer()
  const answer = await send(options, first)
  if (!isTokenRefused(answer)) return answer
  const second = await send(options, await renewedBearer(first))
  if (isTokenRefused(second)) throw await endSession()
  return second
}

function isTokenRefused({ response }: Answer): boolean {
  // The tracker's and the AI's own refusals carry other statuses.
  return response.status === 401
}

/** The answer is read inside, so that the time limit also covers a body that never ends. */
async function send<T>(options: RequestOptions<T>, caller?: Bearer): Promise<Answer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? shortTimeoutMs)
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout])
  try {
    const response = await fetch(`${env().supabaseUrl}/functions/v1${options.path}`, {
      method: options.method,
      headers: headers(options, caller),
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal,
    })
    return { response, text: await (options.readBody?.(response) ?? response.text()) }
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (options.signal?.aborted === true) throw clientError('aborted')
    throw timeout.aborted ? clientError('timeout') : connectionError()
  }
}

function headers<T>(options: RequestOptions<T>, caller: Bearer | undefined): Record<string, string> {
  return {
    apikey: env().publishableKey,
    ...(caller === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
    ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(options.accept === undefined ? {} : { accept: options.accept }),
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  }
}
