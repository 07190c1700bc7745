import type { z } from 'zod'
import { type ForgotRequest, type RegisterRequest, authResponseSchema } from '#domain/contracts/auth.ts'
import { type CallOptions, request } from './request.ts'

/** What a refusal without a text says (spec section 8). */
const fallbacks = { register: 'Registration failed', forgot: 'Request failed' } as const

/** Only success is required: an older server may send no message. */
const doneSchema = authResponseSchema.partial({ message: true })
type Done = z.infer<typeof doneSchema>

/** Makes an account. The answer's message says what happens next, and is the same whoever asks. */
export function register(body: RegisterRequest, options: CallOptions = {}): Promise<Done> {
  return request({ method: 'POST', path: '/api/auth/register', schema: doneSchema, body, anonymous: true, fallback: fallbacks.register, ...options })
}

/** Sends a link that sets a new password, where the address has an account. */
export function requestPasswordReset(body: ForgotRequest, options: CallOptions = {}): Promise<Done> {
  return request({ method: 'POST', path: '/api/auth/forgot', schema: doneSchema, body, anonymous: true, fallback: fallbacks.forgot, ...options })
}
