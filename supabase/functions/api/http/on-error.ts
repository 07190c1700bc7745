import { HTTPException } from 'hono/http-exception'
import type { ErrorEnvelope } from '#domain/contracts/error.ts'
import { note, type ApiContext } from './context.ts'
import { Fault } from './fault.ts'
import { apiTexts } from './texts.ts'

/** The one place where an error becomes an answer. */
export function onError(error: Error, c: ApiContext): Response {
  const fault = faultOf(error, c)
  if (fault.details.retryAfter !== undefined) c.header('retry-after', fault.details.retryAfter)
  if (fault.details.allow !== undefined) c.header('allow', fault.details.allow)
  return c.json(envelopeOf(fault), fault.status)
}

export function envelopeOf({ message, code, details: { response } }: Fault): ErrorEnvelope {
  return { error: message, code, ...(response === undefined ? {} : { response }) }
}

/** What the caller is told of an error, noted for the log. */
export function faultOf(error: unknown, c: ApiContext): Fault {
  const fault = error instanceof Fault ? error : unexpected(error, c)
  note(c, { code: fault.code })
  return fault
}

/** The message of an unexpected error may quote anything, a secret too: only its kind and where it came from are logged. */
function unexpected(error: unknown, c: ApiContext): Fault {
  if (error instanceof HTTPException && error.status < 500) return new Fault(400, 'invalid_request', apiTexts.invalidRequest)
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  note(c, { error: name, at: frames.slice(0, 6).map((line) => line.trim()).join(' < ') })
  return new Fault(500, 'internal', apiTexts.internal)
}

export function onNotFound(): never {
  throw new Fault(404, 'not_found', apiTexts.notFound)
}
