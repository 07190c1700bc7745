import { z } from 'zod'
import type { MessageParams } from '../result.ts'

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]))

/** Every refusal of the API: an English text for people and a stable code for programs. */
export const errorEnvelopeSchema = z.object({
  error: z.string(),
  code: z.string(),
  /** The values in the text, for clients that translate it by its code. */
  params: paramsSchema.optional(),
  /** For the console: what the AI wrote, without credentials, when it holds no readable test case. */
  response: z.string().optional(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>

/**
 * A refusal as a client reads it. Everything is optional: a gateway in front of the API, or another version of it, may send
 * less. `success: false` makes an answer with status 200 a refusal, too.
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
  /** What the AI wrote, see `errorEnvelopeSchema`. */
  response: string | undefined
}

/** The refusal in the parsed body of an answer that is not 2xx. */
export function readRefusal(body: unknown): Refusal {
  const { error, code, params = {}, response } = refusalSchema.safeParse(body).data ?? {}
  return { code: code ?? 'http_error', text: error || undefined, params, response }
}

/** The refusal that a 2xx answer hides in its body; undefined for a good answer. */
export function readHiddenRefusal(body: unknown): Refusal | undefined {
  const answer = refusalSchema.safeParse(body).data
  return answer?.success === false || answer?.error ? readRefusal(body) : undefined
}
