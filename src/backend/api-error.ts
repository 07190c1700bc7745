import { type Refusal, readHiddenRefusal, readRefusal } from '#domain/contracts/error.ts'
import { parseJson } from '#domain/parse-json.ts'
import { inLanguage } from '#src/lib/language.ts'
import { localized } from '#src/messages/localized.ts'

/** Errors that the client itself detects, by code. */
export const clientErrorTexts = inLanguage({
  en: {
    no_token: 'No access token available',
    session_ended: 'Your session has ended. Log in again to continue.',
    timeout: 'Request timeout - the operation took too long to complete',
    offline: 'You are offline. Check your connection and try again.',
    unreachable: 'The server could not be reached. Check your connection and try again.',
    aborted: 'The request was cancelled.',
    unexpected_answer:
      'The server sent an answer that this version does not understand. Reload the page and try again.',
    http_error: (status: number) => `HTTP error! status: ${status}`,
  },
  es: {
    no_token: 'No hay ningún token de acceso disponible',
    session_ended: 'Su sesión terminó. Inicie sesión otra vez para continuar.',
    timeout: 'Se agotó el tiempo de la solicitud: la operación tardó demasiado',
    offline: 'No hay conexión. Revise su conexión y vuelva a intentarlo.',
    unreachable: 'No se pudo contactar con el servidor. Revise su conexión y vuelva a intentarlo.',
    aborted: 'La solicitud se canceló.',
    unexpected_answer:
      'El servidor envió una respuesta que esta versión no entiende. Vuelva a cargar la página e inténtelo de nuevo.',
    http_error: (status: number) => `Error HTTP. Estado: ${status}`,
  },
})
type ClientErrorCode = Exclude<keyof typeof clientErrorTexts, 'http_error'>

/** For an AI call whose answer cannot be used. */
export const noValidData = inLanguage({
  en: 'No valid data received from the AI service.',
  es: 'No se recibieron datos válidos del servicio de IA.',
})

/** A refused or failed call. `message` is in the reader's language; `status` is 0 if no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds to wait before the next attempt, if the server sent them. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export function clientError(code: ClientErrorCode, status = 0): ApiError {
  return new ApiError(status, code, clientErrorTexts[code])
}

/** No answer arrived: offline only if the browser knows that it is. */
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

/** The error of an answer that is not 2xx: the server's message, else `fallback`, else the spec's 'HTTP error! status: {code}'. */
export function responseError(
  status: number,
  body: string,
  retryAfter: string | null,
  fallback?: string,
  restore?: (text: string) => string,
): ApiError {
  const refusal = readRefusal(parseJson(body))
  logRawResponse(refusal.response, restore)
  return new ApiError(
    status,
    refusal.code,
    refusalMessage(refusal) ?? fallback ?? clientErrorTexts.http_error(status),
    seconds(retryAfter),
  )
}

/** The error in an answer that is 2xx but says `success: false` or names an `error`; undefined for a good answer. */
export function hiddenError(status: number, body: unknown, fallback?: string): ApiError | undefined {
  const hidden = readHiddenRefusal(body)
  return (
    hidden &&
    new ApiError(status, hidden.code, refusalMessage(hidden) ?? fallback ?? clientErrorTexts.unexpected_answer)
  )
}

/** The error of the user-info call: 'HTTP error! status: {code}: {the server's message, else the body}'. */
export function responseErrorWithBody(status: number, body: string, retryAfter: string | null): ApiError {
  const refusal = readRefusal(parseJson(body))
  return new ApiError(
    status,
    refusal.code,
    `${clientErrorTexts.http_error(status)}: ${refusalMessage(refusal) ?? body}`,
    seconds(retryAfter),
  )
}

/** The server's message in the reader's language, by its code; undefined if it sent none. */
export function refusalMessage({ code, text, params }: Pick<Refusal, 'code' | 'text' | 'params'>): string | undefined {
  return text === undefined ? undefined : localized({ code, message: text, params }, 'api')
}

/** The message of such a refusal refers to the console. The server has removed credentials. */
export function logRawResponse(response: string | undefined, restore = (text: string) => text): void {
  // eslint-disable-next-line no-console -- the product's own text says that the answer is there
  if (response !== undefined) console.warn('Raw response of the AI service:', restore(response))
}

function seconds(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
}
