/** Why another page sent the visitor to the login. */
export type LoginArrival =
  /** `message` is the server's text about the next step. */
  { notice: 'registered'; message: string; email: string } | { notice: 'session_ended' }

/**
 * The browser's history keeps this state longer than a version of this code, so the shape is checked; by hand, because
 * the first paint of the login does not wait for zod.
 */
export function readLoginArrival(state: unknown): LoginArrival | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined
  if (state.notice === 'session_ended') return { notice: state.notice }
  if (state.notice !== 'registered' || !('message' in state) || !('email' in state)) return undefined
  const { notice, message, email } = state
  return typeof message === 'string' && typeof email === 'string' ? { notice, message, email } : undefined
}
