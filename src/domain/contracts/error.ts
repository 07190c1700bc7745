import { z } from 'zod'

/** Every refusal of the API: a text for people from the spec's catalogue and a stable code for machines. */
export const errorEnvelopeSchema = z.object({
  error: z.string(),
  code: z.string(),
  /** What the AI wrote, without credentials, where no test case could be read from it: for the console. */
  response: z.string().optional(),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>
