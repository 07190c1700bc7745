import { z } from 'zod'
import type { MessageParams } from '../result.ts'

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** Every error of the API: an English text for people and a stable code for programs. */
export const errorEnvelopeSchema = z.object({
  error: z.string(),
  code: z.string(),
  /** The values in the text, so that clients can translate it by code. */
  params: paramsSchema.optional(),
  /** For the console: the AI's text without credentials, if it contained no readable test case. */
  response: z.string().optional(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>

/**
 * An error as a client reads it. Every field is optional, because a gateway in front of the API or another version of
 * it may send less. `success: false` marks an error even with status 200.
 */
const refusalSchema = z.object({
  success: z.boolean().optional().catch(undefined),
  error: z.string().trim().optional().catch(undefined),
  code: z.string().min(1).optional().catch(undefined),
  params: paramsSchema.optional().catch(undefined),
  response: z.string().optional().catch(undefined),
})

export interface Refusal {
  code: string
  /** Undefined if the server sent none. */
  text: string | undefined
  params: MessageParams
  /** The AI's text, see `errorEnvelopeSchema`. */
  response: string | undefined
}

/** The error in the parsed body of a non-2xx response. */
export function readRefusal(body: unknown): Refusal {
  const { error, code, params = {}, response } = refusalSchema.safeParse(body).data ?? {}
  return { code: code ?? 'http_error', text: error || undefined, params, response }
}

/** The error in the body of a 2xx response; undefined for a successful one. */
export function readHiddenRefusal(body: unknown): Refusal | undefined {
  const answer = refusalSchema.safeParse(body).data
  return answer?.success === false || answer?.error ? readRefusal(body) : undefined
}
