import { z } from 'zod'

/** Shortest password the product accepts (spec section 9). */
export const minimumPasswordLength = 6

/** Longest password in bytes of UTF-8: the auth service reads no more of it. */
export const maximumPasswordLength = 72

/** Text that a database can hold: no control characters and no halves of characters. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u

/** What a person's fields must be, in the spec's words (section 5). An address is trimmed and lower case from here on. */
export const emailSchema = z
  .string({ error: 'Email is required' })
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(320, 'Please enter a valid email address')
  .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'Please enter a valid email address')
  .regex(storable, 'Please enter a valid email address')
export const passwordSchema = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(minimumPasswordLength, 'Password must be at least 6 characters')
  .refine((password) => utf8Length(password) <= maximumPasswordLength, 'Password must be at most 72 characters')
export const nameSchema = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, 'Name is required')
  .max(200, 'Name must be at most 200 characters')
  .regex(storable, 'Name must not contain control characters')

/** POST /api/auth/register (spec section 7). */
export const registerRequestSchema = z.object({ name: nameSchema, email: emailSchema, password: passwordSchema })
export type RegisterRequest = z.input<typeof registerRequestSchema>

/** POST /api/auth/forgot. */
export const forgotRequestSchema = z.object({ email: emailSchema })
export type ForgotRequest = z.input<typeof forgotRequestSchema>

/**
 * The answer of both. It is the same whether the address has an account: who has one is told by e-mail only. `message`
 * says what happens next and may be shown.
 */
export const authResponseSchema = z.object({ success: z.literal(true), message: z.string() })
export type AuthResponse = z.infer<typeof authResponseSchema>

/** Pages of the site that links in e-mails lead to. */
export const emailLinkPaths = { confirmed: '/auth/callback', newPassword: '/reset-password' } as const

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
