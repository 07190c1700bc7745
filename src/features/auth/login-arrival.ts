import { z } from 'zod'

const arrivalSchema = z.discriminatedUnion('notice', [
  /** `message` is the server's word on what comes next. */
  z.object({ notice: z.literal('registered'), message: z.string(), email: z.string() }),
  z.object({ notice: z.literal('session_ended') }),
])

/** What another page leaves for the login page when it sends somebody there. */
export type LoginArrival = z.infer<typeof arrivalSchema>

/** Kept with the browser's history entry, which outlives a version of this code: anything else is no arrival. */
export function readLoginArrival(state: unknown): LoginArrival | undefined {
  return arrivalSchema.safeParse(state).data
}
