import { z } from 'zod'

/** Every refusal of the API: a text for people from the spec's catalogue and a stable code for machines. */
export const errorEnvelopeSchema = z.object({
  error: z.string(),
  code: z.string(),
  /** What the AI wrote, without credentials, where no test case could be read from it: for the console. */
  response: z.string().optional(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>

/**
 * A refusal as a client reads it. Only the text matters: a gateway in front of the API, or another version of it, may send
 * no code. `success: false` makes an answer with status 200 a refusal, too.
 */
const refusalSchema = z.object({
  success: z.boolean().optional().catch(undefined),
  error: z.string().trim().optional().catch(undefined),
  code: z.string().min(1).optional().catch(undefined),
  response: z.string().optional().catch(undefined),
})

export interface Refusal {
  code: string
  /** Undefined where the server gives none. */
  text: string | undefined
  /** What the AI wrote, see `errorEnvelopeSchema`. */
  response: string | undefined
}

/** The refusal in the parsed body of an answer that is not 2xx. */
export function readRefusal(body: unknown): Refusal {
  const { error, code, response } = refusalSchema.safeParse(body).data ?? {}
  return { code: code ?? 'http_error', text: error || undefined, response }
}

/** The refusal that a 2xx answer hides in its body; undefined where it is a good answer. */
export function readHiddenRefusal(body: unknown): Refusal | undefined {
  const answer = refusalSchema.safeParse(body).data
  return answer?.success === false || answer?.error ? readRefusal(body) : undefined
}
