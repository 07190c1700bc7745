import { z } from 'zod'

const arrivalSchema = z.discriminatedUnion('notice', [
  /** `message` is the server's text about the next step. */
  z.object({ notice: z.literal('registered'), message: z.string(), email: z.string() }),
  z.object({ notice: z.literal('session_ended') }),
])

/** Why another page sent the visitor to the login. */
export type LoginArrival = z.infer<typeof arrivalSchema>

/** The browser's history keeps this state longer than a version of this code, so the shape is checked. */
export function readLoginArrival(state: unknown): LoginArrival | undefined {
  return arrivalSchema.safeParse(state).data
}
