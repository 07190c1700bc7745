import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { apiMessages, messageText, type ApiMessageCode } from '#domain/contracts/api-messages.ts'
import type { ErrorEnvelope } from '#domain/contracts/error.ts'
import type { MessageParams } from '#domain/result.ts'
import { note, type ApiContext, type ApiEnv } from './context.ts'

export interface FaultDetails {
  /** The values in the message. */
  params?: MessageParams
  /** Value of the Retry-After header, as the overloaded service gave it. */
  retryAfter?: string | undefined
  /** Value of the Allow header of a 405. */
  allow?: string | undefined
  /** What an AI wrote, without credentials, for the caller's console. */
  response?: string | undefined
}

/**
 * A refusal that the caller may read: the message belongs to the code. It quotes neither the request nor another server,
 * except for an AI's answer to the caller in `details.response`.
 */
export class Fault extends Error {
  readonly status: ContentfulStatusCode
  readonly code: ApiMessageCode
  readonly details: FaultDetails

  constructor(status: ContentfulStatusCode, code: ApiMessageCode, details: FaultDetails = {}) {
    super(messageText(apiMessages[code], details.params ?? {}) ?? code)
    this.name = 'Fault'
    this.status = status
    this.code = code
    this.details = details
  }
}

/** The one place where an error becomes an answer. */
export function onError(error: Error, c: ApiContext): Response {
  const fault = faultOf(error, c)
  if (fault.details.retryAfter !== undefined) c.header('retry-after', fault.details.retryAfter)
  if (fault.details.allow !== undefined) c.header('allow', fault.details.allow)
  return c.json(envelopeOf(fault), fault.status)
}

export function envelopeOf({ message, code, details: { params = {}, response } }: Fault): ErrorEnvelope {
  const values = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return {
    error: message,
    code,
    ...(Object.keys(values).length > 0 && { params: values }),
    ...(response === undefined ? {} : { response }),
  }
}

/** The fault that answers an error, noted for the log. */
export function faultOf(error: unknown, c: ApiContext): Fault {
  const fault = error instanceof Fault ? error : unexpected(error, c)
  note(c, { code: fault.code })
  return fault
}

/** The message of an unexpected error may quote anything, even a secret: only its kind and its origin are logged. */
function unexpected(error: unknown, c: ApiContext): Fault {
  if (error instanceof HTTPException && error.status < 500) return new Fault(400, 'invalid_request')
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  note(c, {
    error: name,
    at: frames
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' < '),
  })
  return new Fault(500, 'internal')
}

export function onNotFound(): never {
  throw new Fault(404, 'not_found')
}

/** Answers 405 instead of 404 at an address that accepts only the methods in `allow`. */
export function methodNotAllowed(allow: string) {
  return createMiddleware<ApiEnv>(() => {
    throw new Fault(405, 'method_not_allowed', { allow })
  })
}
