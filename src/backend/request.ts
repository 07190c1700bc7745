import type { z } from 'zod'
import { parseJson } from '#domain/parse-json.ts'
import { env } from '#src/config/env.ts'
import { ApiError, clientError, clientErrorTexts, connectionError, hiddenError, responseError } from './api-error.ts'
import { type Bearer, bearer, endSession, renewedBearer } from './bearer-token.ts'

/** The time limit of calls that need no AI, in milliseconds. */
const shortTimeoutMs = 60_000

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
}

export interface RequestOptions<T> extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent without a token, for visitors. */
  anonymous?: boolean
  /** See docs/spec.md, section 7. */
  path: `/api/${string}`
  /** The shape of a good answer; anything else is refused. */
  schema: z.ZodType<T>
  body?: unknown
  idempotencyKey?: string
  /** The `accept` header; JSON if absent. */
  accept?: string
  /** Reads the answer's body. An `ApiError` that it throws is passed on. */
  readBody?: (response: Response) => Promise<string>
  /** The message if the server refuses without a text, or its answer cannot be read. */
  fallback?: string
  /** The message if the status is good but the body does not match `schema`. */
  unreadable?: string
  /** Makes the error of a refusal; by default, with the text of the envelope. */
  refusal?: (status: number, body: string, retryAfter: string | null, fallback?: string) => ApiError
}

interface Answer {
  response: Response
  text: string
}

/** One call of the API with the session's bearer token. Rejects with an `ApiError` whatever goes wrong. */
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
  if (!parsed.success)
    throw new ApiError(
      response.status,
      'unexpected_answer',
      options.unreadable ?? options.fallback ?? clientErrorTexts.unexpected_answer,
    )
  return parsed.data
}

/** Renews a refused token once. If the server refuses the new token too, the session has ended. */
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

/** Reads the body too, so that the time limit also covers a body that never ends. */
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
