/** What the sign-up and forgotten-password routes say (spec sections 2, 5 and 8). */
export const authTexts = {
  registrationFailed: 'Registration failed',
  requestFailed: 'Request failed',
  resetSent: 'If that email exists, a reset link has been sent.',
  accountReady:
    'Your account is ready: log in with your password. If this address already had an account, that account keeps its password and we have sent a reset link to its owner.',
  confirmFirst: 'We have sent an email to this address. Open the link in it to finish.',
  signUpClosed: 'Sign-up is closed at the moment.',
  emailRefused: 'Please enter a valid email address',
  weakPassword: 'Password is too weak. Use a longer one, with letters, digits and symbols.',
  tooManyRequests: (seconds: number) => `Too many attempts. Try again in ${duration(seconds)}.`,
} as const

export function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
