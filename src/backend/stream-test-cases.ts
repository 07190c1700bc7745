import {
  type GenerateRequest,
  type GenerateResponse,
  type WireTestCase,
  generateResponseSchema,
} from '#domain/contracts/ai-generate.ts'
import { generateEventSchemas } from '#domain/contracts/ai-stream.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import { parseJson } from '#domain/parse-json.ts'
import { env } from '#src/config/env.ts'
import { ApiError, connectionError, logRawResponse, noValidData, refusalMessage, responseError } from './api-error.ts'
import { type CallOptions, request } from './request.ts'
import { type ServerEvent, serverEvents } from './server-events.ts'

export interface StreamOptions extends CallOptions {
  /** The same key for every attempt at one run, so that it is charged once. */
  idempotencyKey?: string
  onProgress?: (step: ProgressStep) => void
  /** Called with each test case as it is streamed; the answer contains all of them again. */
  onCase?: (testCase: WireTestCase) => void
  /** Puts private texts back into a raw answer before it is logged. */
  restore?: (text: string) => string
}

/**
 * One run: the test cases for a ticket's criteria, reported one by one while the answer is streamed. Also accepts the answer
 * of a server that does not stream. Waits up to the configured time limit.
 */
export function streamTestCases(body: GenerateRequest, options: StreamOptions = {}): Promise<GenerateResponse> {
  const { onProgress, onCase, restore, ...call } = options
  return request({
    method: 'POST',
    path: '/api/ai/generate',
    schema: generateResponseSchema,
    unreadable: noValidData,
    body,
    accept: 'text/event-stream, application/json;q=0.9',
    readBody: (response) => readStream(response, { onProgress, onCase, restore }),
    refusal: (status, text, retryAfter, fallback) => responseError(status, text, retryAfter, fallback, restore),
    ...call,
    timeoutMs: options.timeoutMs ?? env().apiTimeoutMs,
  })
}

/** The text of the answer that a stream ends with; a refusal in the stream is the same error as one with its own status. */
async function readStream(
  response: Response,
  listeners: Pick<StreamOptions, 'onProgress' | 'onCase' | 'restore'>,
): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!isStream || response.body === null) return response.text()
  for await (const event of serverEvents(response.body)) {
    if (event.name === 'result') return event.data
    if (event.name === 'error') throw streamedRefusal(event, listeners.restore)
    dispatch(event, listeners)
  }
  throw connectionError()
}

function streamedRefusal({ data }: ServerEvent, restore?: StreamOptions['restore']): ApiError {
  const refusal = generateEventSchemas.error.partial({ code: true, status: true }).safeParse(parseJson(data))
  if (!refusal.success) return new ApiError(200, 'unexpected_answer', noValidData)
  logRawResponse(refusal.data.response, restore)
  const { status = 502, code = 'http_error', error, params = {}, retryAfter } = refusal.data
  return new ApiError(status, code, refusalMessage({ code, text: error, params }) ?? error, retryAfter)
}

/** Progress and cases are previews: one that cannot be read is skipped. */
function dispatch(
  { name, data }: ServerEvent,
  { onProgress, onCase }: Pick<StreamOptions, 'onProgress' | 'onCase'>,
): void {
  if (name === 'progress') {
    const step = generateEventSchemas.progress.safeParse(parseJson(data))
    if (step.success) onProgress?.(step.data)
  } else if (name === 'case') {
    const testCase = generateEventSchemas.case.safeParse(parseJson(data))
    if (testCase.success) onCase?.(testCase.data)
  }
}
