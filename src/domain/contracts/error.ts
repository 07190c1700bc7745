import { z } from 'zod'

/** Every refusal of the API: a text for people from the spec's catalogue and a stable code for machines. */
export const errorEnvelopeSchema = z.object({ error: z.string(), code: z.string() })
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>
