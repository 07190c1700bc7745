import { type Problem } from '#domain/result.ts'
import { authTexts } from './texts.ts'

/** Spec section 9. */
const minPasswordLength = 6

export interface LoginValues {
  email: string
  password: string
}

export type LoginErrors = Partial<Record<keyof LoginValues, string>>

/** The spec's section 5: each field's own rule. No key means that the form may be sent. */
export function checkLogin({ email, password }: LoginValues): LoginErrors {
  const emailError = checkEmail(email)
  const passwordError = checkPassword(password)
  return {
    ...(emailError === undefined ? {} : { email: emailError }),
    ...(passwordError === undefined ? {} : { password: passwordError }),
  }
}

function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return authTexts.emailRequired
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : authTexts.emailInvalid
}

function checkPassword(password: string): string | undefined {
  if (password === '') return authTexts.passwordRequired
  return password.length < minPasswordLength ? authTexts.passwordShort : undefined
}

/** A refused login beside the field it speaks of: the e-mail field if the text mentions it, else the password field. */
export function placeLoginRefusal(reason: Problem): LoginErrors {
  const message = loginRefusalText(reason)
  return /e-?mail/i.test(message) ? { email: message } : { password: message }
}

function loginRefusalText({ code, message }: Problem): string {
  if (code === 'unreachable') return authTexts.failedUnexpectedly
  return message.trim() === '' ? authTexts.failed : message
}

/** What to say about an error that the callback screen put in the address; unknown values say nothing. */
export function callbackErrorText(error: string | null): string | undefined {
  const { callbackErrors } = authTexts
  return error === 'auth_failed' || error === 'callback_failed' ? callbackErrors[error] : undefined
}
