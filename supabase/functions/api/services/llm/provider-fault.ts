import { AISDKError, APICallError, JSONParseError, RetryError, StreamProviderError, TypeValidationError } from 'ai'
import { Fault } from '../../http/fault.ts'

/**
 * What went wrong with an AI service, in words that help. The service's own words are read but never passed on: they may
 * quote the key, the prompt or the ticket. The owner of the signals tells time limits and cancelling apart.
 */
export function providerFault(error: unknown): unknown {
  const cause = causeOf(error)
  if (!APICallError.isInstance(cause)) {
    // The library's other errors are about answers that lack what they need: no choices, no content.
    return AISDKError.isInstance(cause) ? new Fault(502, 'ai_unreadable') : cause
  }
  const { statusCode, responseBody = '', responseHeaders } = cause
  if (statusCode === undefined) return new Fault(502, 'ai_unreachable')
  if (statusCode < 300) return unusableAnswer(cause)
  return statusFault(statusCode, responseBody, seconds(responseHeaders?.['retry-after']))
}

function statusFault(status: number, said: string, retryAfter?: string): Fault {
  switch (status) {
    case 401:
    case 403:
      return new Fault(502, 'ai_key_refused')
    case 404:
      return new Fault(502, 'ai_unknown_model')
    case 413:
      return new Fault(422, 'ai_context_too_long')
    case 429:
      return new Fault(503, 'ai_rate_limited', { retryAfter })
    case 503:
    case 529:
      return new Fault(503, 'ai_unavailable', { retryAfter })
  }
  if (speaksOfSchema(said)) return new SchemaRefusal(502, 'ai_error')
  if (status < 500 && speaksOfLength(said)) return new Fault(422, 'ai_context_too_long')
  if (status < 500 && speaksOfModel(said)) return new Fault(502, 'ai_unknown_model')
  return new Fault(502, 'ai_error')
}

/** The service does not take a schema for its answer. */
class SchemaRefusal extends Fault {}

export function refusesSchema(error: unknown): boolean {
  return error instanceof SchemaRefusal
}

/** What went wrong in the midst of a stream, where a service has no status left to say it with. */
export function streamFault(error: unknown): unknown {
  const cause = causeOf(error)
  if (APICallError.isInstance(cause)) return providerFault(cause)
  if (JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause)) return new Fault(502, 'ai_unreadable')
  if (StreamProviderError.isInstance(cause)) return saidInStream(cause)
  // The library's word for a stream that ended too early; a connection that broke is the runtime's own error.
  return cause instanceof Error && isAbort(cause) ? cause : new Fault(502, 'ai_unreachable')
}

/** The error that a service sends as the last event of a stream. */
function saidInStream({ statusCode, type, code, message }: StreamProviderError): Fault {
  const said = [type, code, message].join(' ')
  if (statusCode !== undefined) return statusFault(statusCode, said)
  if (/overloaded/i.test(said)) return statusFault(529, said)
  return statusFault(/rate.?limit/i.test(said) ? 429 : 400, said)
}

function causeOf(error: unknown): unknown {
  return RetryError.isInstance(error) ? error.lastError : error
}

function isAbort({ name }: Error): boolean {
  return name === 'AbortError' || name === 'TimeoutError'
}

/** A good status over a body that broke off, or that is no chat completion. */
function unusableAnswer(error: APICallError): Fault {
  return error.responseBody === undefined ? new Fault(502, 'ai_unreachable') : new Fault(502, 'ai_unreadable')
}

function speaksOfLength(body: string): boolean {
  return /context[_ ](?:length|window)|maximum context|too many tokens|prompt is too long|max_tokens/i.test(body)
}

function speaksOfSchema(body: string): boolean {
  return /response_?format|json_?schema|structured.?output|output_?config|output_?format|grammar/i.test(body)
}

function speaksOfModel(body: string): boolean {
  return /model_not_found|unknown model|model .{0,100}(?:not found|does not exist)/i.test(body)
}

function seconds(value: string | undefined): string | undefined {
  return value !== undefined && /^\d{1,6}$/.test(value) ? value : undefined
}
