import { errorEnvelopeSchema } from '#domain/contracts/error.ts'

/** Codes that the client itself gives; all others come from the server's envelope. */
export type ClientErrorCode = 'no_token' | 'offline' | 'unreachable' | 'timeout' | 'aborted' | 'http_error' | 'unexpected_answer'

export const apiTexts = {
  no_token: 'No access token available',
  timeout: 'Request timeout - the operation took too long to complete',
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  aborted: 'The request was cancelled.',
  unexpected_answer: 'The server sent an answer that this version does not understand. Reload the page and try again.',
} as const

/** A refused or failed call. `message` is for people; `status` is 0 when no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds to wait before asking again, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export function clientError(code: keyof typeof apiTexts, status = 0): ApiError {
  return new ApiError(status, code, apiTexts[code])
}

/** The text of any caught value, for an error box. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}

/** The error of an answer that is not 2xx: the server's envelope, or the spec's 'HTTP error! status: {code}'. */
export function responseError(status: number, body: string, retryAfter: string | null): ApiError {
  const seconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
  const envelope = errorEnvelopeSchema.safeParse(parseJson(body))
  if (envelope.success) return new ApiError(status, envelope.data.code, envelope.data.error, seconds)
  return new ApiError(status, 'http_error', `HTTP error! status: ${status}`, seconds)
}

/** The parsed text, or undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
