import { z } from 'zod'

/** Shortest password the product accepts (docs/spec.md, section 9). */
export const minimumPasswordLength = 6

/** Longest password in bytes of UTF-8: the auth service ignores everything after that. */
const maximumPasswordBytes = 72

/** Text that a database can hold: no control characters and no lone surrogates. */
export const storable = /^[^\p{Cc}\p{Cs}]*$/u

/** Validation messages for account fields (docs/spec.md, section 5). */
export const fieldTexts = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most 200 characters',
  nameUnprintable: 'Name must not contain control characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 72 characters (accented letters and emoji count as more than one)',
} as const

/** Parsing trims the address and converts it to lower case. */
export const emailSchema = z
  .string({ error: fieldTexts.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, fieldTexts.emailRequired)
  .max(320, fieldTexts.emailInvalid)
  .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, fieldTexts.emailInvalid)
  .regex(storable, fieldTexts.emailInvalid)
export const passwordSchema = z
  .string({ error: fieldTexts.passwordRequired })
  .min(1, fieldTexts.passwordRequired)
  .min(minimumPasswordLength, fieldTexts.passwordTooShort)
  .refine((password) => !isPasswordTooLong(password), fieldTexts.passwordTooLong)
export const nameSchema = z
  .string({ error: fieldTexts.nameRequired })
  .trim()
  .min(1, fieldTexts.nameRequired)
  .max(200, fieldTexts.nameTooLong)
  .regex(storable, fieldTexts.nameUnprintable)

/** POST /api/auth/register (docs/spec.md, section 7). */
export const registerRequestSchema = z.object({ name: nameSchema, email: emailSchema, password: passwordSchema })
export type RegisterRequest = z.input<typeof registerRequestSchema>

/** POST /api/auth/forgot. */
export const forgotRequestSchema = z.object({ email: emailSchema })
export type ForgotRequest = z.input<typeof forgotRequestSchema>

/**
 * Response of both. It is the same whether or not the address has an account: only the owner finds out, by e-mail.
 * `message` says what happens next; clients translate it by `code`.
 */
export const authResponseSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  code: z.string().optional(),
})
export type AuthResponse = z.infer<typeof authResponseSchema>

/** Pages of the site that links in e-mails open. */
export const emailLinkPaths = { confirmed: '/auth/callback', newPassword: '/reset-password' } as const

export function isPasswordTooLong(password: string): boolean {
  return utf8Length(password) > maximumPasswordBytes
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
