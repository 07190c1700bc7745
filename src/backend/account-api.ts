import type { z } from 'zod'
import { type ForgotRequest, type RegisterRequest, authResponseSchema } from '#domain/contracts/auth.ts'
import { inLanguage } from '#src/lib/language.ts'
import { localized } from '#src/messages/localized.ts'
import { type CallOptions, request } from './request.ts'

/** For refusals without a text (docs/spec.md, section 8). */
const fallbacks = inLanguage({
  en: { register: 'Registration failed', forgot: 'Request failed' },
  es: { register: 'No se pudo completar el registro', forgot: 'La solicitud falló' },
})

/** Only success is required: an older server may send no message. */
const doneSchema = authResponseSchema.partial({ message: true }).transform(({ success, message, code = '' }) => ({
  success,
  ...(message !== undefined && { message: localized({ code, message }, 'api') }),
}))
type Done = z.infer<typeof doneSchema>

/** Creates an account. The answer's message says what happens next; it does not reveal whether the address had one. */
export function register(body: RegisterRequest, options: CallOptions = {}): Promise<Done> {
  return request({
    method: 'POST',
    path: '/api/auth/register',
    schema: doneSchema,
    body,
    anonymous: true,
    fallback: fallbacks.register,
    ...options,
  })
}

/** Sends a link that sets a new password, if the address has an account. */
export function requestPasswordReset(body: ForgotRequest, options: CallOptions = {}): Promise<Done> {
  return request({
    method: 'POST',
    path: '/api/auth/forgot',
    schema: doneSchema,
    body,
    anonymous: true,
    fallback: fallbacks.forgot,
    ...options,
  })
}
