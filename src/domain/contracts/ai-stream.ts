import { z } from 'zod'
import { generateResponseSchema, wireTestCaseSchema } from './ai-generate.ts'
import { errorEnvelopeSchema } from './error.ts'

/**
 * The events of POST /api/ai/generate if the caller accepts `text/event-stream`, each with JSON data: any number of
 * `progress` and `case` events, then one `result` or one `error`. Cases are a preview in the order the AI writes them;
 * `result` holds all of them and equals the body of the JSON response.
 */
export const generateEventSchemas = {
  progress: z.object({
    percent: z.number().min(0).max(100),
    message: z.string(),
    /** How many of the criteria asked for have a test case so far. */
    criteria: z.object({ covered: z.number().int(), total: z.number().int() }).optional(),
    /** The run, in the first event, so that a result that stays incomplete knows it, too. */
    runId: z.string().optional(),
  }),
  case: wireTestCaseSchema,
  result: generateResponseSchema,
  /** The error that a JSON response would have carried, with its status. `retryAfter` is in seconds. */
  error: errorEnvelopeSchema.extend({ status: z.number().int(), retryAfter: z.number().int().optional() }),
} as const
export type GenerateEventName = keyof typeof generateEventSchemas
export type GenerateEvent = {
  [Name in GenerateEventName]: { event: Name; data: z.input<(typeof generateEventSchemas)[Name]> }
}[GenerateEventName]
