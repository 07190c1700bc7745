import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { z } from 'zod'
import { type GenerateRequest, type GenerateResponse, generateResponseSchema } from '#domain/contracts/ai-generate.ts'
import { generateEventSchemas } from '#domain/contracts/ai-stream.ts'
import { readRefusal } from '#domain/contracts/error.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import { parseJson } from '#domain/parse-json.ts'
import { serverEvents } from '#src/backend/server-events.ts'
import type { Backend } from './backend.ts'
import { Failure } from './failure.ts'

/** The API timeout of docs/spec.md, section 9, in milliseconds. */
const timeoutMs = 300_000

const unreachable = 'The server could not be reached.'

export interface Api {
  /** POST to the edge function with the session's token; validates the response against the schema. */
  post<T>(path: `/api/${string}`, body: unknown, schema: z.ZodType<T>): Promise<T>
  /** GET with the session's token. */
  get<T>(path: `/api/${string}`, schema: z.ZodType<T>): Promise<T>
  /** One run, with its progress while the answer is written. */
  generate(
    request: GenerateRequest,
    options: { onProgress: (step: ProgressStep) => void; idempotencyKey?: string | undefined },
  ): Promise<GenerateResponse>
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
  const send = (path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(`${backend.url}/functions/v1${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    post: (path, body, schema) => connected(async () => readAnswer(await send(path, body), schema)),
    get: (path, schema) =>
      connected(async () =>
        readAnswer(
          await fetch(`${backend.url}/functions/v1${path}`, { headers, signal: AbortSignal.timeout(timeoutMs) }),
          schema,
        ),
      ),
    generate: (request, { onProgress, idempotencyKey }) =>
      connected(async () => {
        const response = await send('/api/ai/generate', request, {
          accept: 'text/event-stream',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        })
        if (!response.ok || response.body === null) return readAnswer(response, generateResponseSchema)
        return readEvents(response.body, onProgress)
      }),
  }
}

async function readAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const value = parseJson(await response.text())
  if (!response.ok) throw refusal(response.status, value, Number(response.headers.get('retry-after')) || undefined)
  return understood(value, schema)
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onProgress: (step: ProgressStep) => void,
): Promise<GenerateResponse> {
  for await (const { name, data } of serverEvents(body)) {
    const value = parseJson(data)
    if (name === 'result') return understood(value, generateResponseSchema)
    if (name === 'error')
      throw refusal(502, value, generateEventSchemas.error.pick({ retryAfter: true }).safeParse(value).data?.retryAfter)
    const step = name === 'progress' ? generateEventSchemas.progress.safeParse(value) : undefined
    if (step?.success === true) onProgress(step.data)
  }
  throw new Failure(unreachable, false, 'unreachable')
}

function understood<T>(value: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Failure('The server sent an answer that this version does not understand.')
  return parsed.data
}

/** A connection that fails, at once or half way, in words for the person at the terminal. */
async function connected<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Failure) throw error
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw timedOut
      ? new Failure('Request timeout - the operation took too long to complete', false, 'timeout')
      : new Failure(unreachable, false, 'unreachable')
  }
}

function refusal(status: number, value: unknown, retryAfter?: number): Failure {
  const { text, code } = readRefusal(value)
  return new Failure(text ?? `HTTP error! status: ${status}`, false, code, retryAfter)
}
