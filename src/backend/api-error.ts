import { readHiddenRefusal, readRefusal } from '#domain/contracts/error.ts'

/** The errors that the client itself finds. `http_error` is the one more: an answer without the server's envelope. */
export const apiTexts = {
  no_token: 'No access token available',
  session_ended: 'Your session has ended. Log in again to go on.',
  timeout: 'Request timeout - the operation took too long to complete',
  offline: 'You are offline. Check your connection and try again.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  aborted: 'The request was cancelled.',
  unexpected_answer: 'The server sent an answer that this version does not understand. Reload the page and try again.',
} as const

/** What a call of the AI says that is answered with nothing usable. */
export const noValidData = 'No valid data received from the AI service.'

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

/** No answer came: said as offline only where the browser knows that it is. */
export function connectionError(): ApiError {
  return clientError(navigator.onLine ? 'unreachable' : 'offline')
}

/** A refusal stays a refusal; a server or a network may recover. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** The text of any caught value, for an error box. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}

/** The error of an answer that is not 2xx: the server's own text, else `fallback`, else the spec's 'HTTP error! status: {code}'. */
export function responseError(status: number, body: string, retryAfter: string | null, fallback?: string): ApiError {
  const { code, text, response } = readRefusal(parseJson(body))
  logRawResponse(response)
  return new ApiError(status, code, text ?? fallback ?? httpErrorText(status), seconds(retryAfter))
}

/** The error in an answer that is 2xx but says `success: false` or names an `error`; undefined for a good answer. */
export function hiddenError(status: number, body: unknown, fallback?: string): ApiError | undefined {
  const hidden = readHiddenRefusal(body)
  return hidden && new ApiError(status, hidden.code, hidden.text ?? fallback ?? apiTexts.unexpected_answer)
}

/** The user-info call's own wording: 'HTTP error! status: {code}: {body}', the body being the envelope's text where there is one. */
export function responseErrorWithBody(status: number, body: string, retryAfter: string | null): ApiError {
  const { code, text } = readRefusal(parseJson(body))
  return new ApiError(status, code, `${httpErrorText(status)}: ${text ?? body}`, seconds(retryAfter))
}

function httpErrorText(status: number): string {
  return `HTTP error! status: ${status}`
}

/** The message of such a refusal points its reader to the console. The server has removed credentials. */
export function logRawResponse(response: string | undefined): void {
  // eslint-disable-next-line no-console -- the product's own text says that the answer is there
  if (response !== undefined) console.warn('Raw response of the AI service:', response)
}

function seconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
}

/** The parsed text, or undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
