import { emailSchema, nameSchema, passwordSchema } from '#domain/contracts/auth.ts'
import type { Problem } from '#domain/result.ts'
import { fieldError } from '#src/lib/field-error.ts'
import { loginTexts } from './texts.ts'

/** The spec's section 5, one rule a field; undefined where the field is fine. */
export function checkEmail(email: string): string | undefined {
  return fieldError(emailSchema, email)
}

export function checkPassword(password: string): string | undefined {
  return fieldError(passwordSchema, password)
}

export function checkName(name: string): string | undefined {
  return fieldError(nameSchema, name)
}

/** A refused login beside the field it speaks of: the e-mail field if the text mentions it, else the password field. */
export function placeLoginRefusal({ code, message }: Problem): { email?: string; password?: string } {
  const text = code === 'unreachable' ? loginTexts.failedUnexpectedly : message.trim() === '' ? loginTexts.failed : message
  return mentionsEmail(text) ? { email: text } : { password: text }
}

/** The same for a refused sign-up: the name field, then the e-mail field, otherwise the password field. */
export function placeSignUpRefusal(text: string): { name?: string; email?: string; password?: string } {
  if (/name/i.test(text)) return { name: text }
  return mentionsEmail(text) ? { email: text } : { password: text }
}

function mentionsEmail(text: string): boolean {
  return /e-?mail/i.test(text)
}

/** What to say about an error that the callback screen put in the address; unknown values say nothing. */
export function callbackErrorText(error: string | null): string | undefined {
  const { callbackErrors } = loginTexts
  return error === 'auth_failed' || error === 'callback_failed' ? callbackErrors[error] : undefined
}
