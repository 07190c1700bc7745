/** Words that more than one of these screens uses. */
export const authTexts = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  backToLogin: 'Back to login',
} as const

export const loginTexts = {
  title: 'Log in',
  submit: 'Log In',
  submitting: 'Logging in...',
  createAccount: 'Create account',
  forgot: 'Forgot password?',
  failed: 'Login failed',
  failedUnexpectedly: 'Login failed. Please try again.',
  callbackErrors: {
    auth_failed: 'Your sign in could not be completed. Log in with your email and password.',
    callback_failed: 'Something went wrong while completing your sign in. Please try again.',
  },
  sessionEnded: 'Your session has ended. Log in to go on where you were.',
  confirmFirst: 'Your address is not confirmed yet. Open the link in the email we sent you.',
  resend: 'Send the email again',
  resent: 'The email is on its way.',
  resendFailed: 'The email could not be sent.',
} as const

export const signUpTexts = {
  title: 'Create account',
  submit: 'Create Account',
  submitting: 'Creating account...',
  failed: 'Registration failed',
  haveAccount: 'Already have an account?',
  logIn: 'Log in',
  beta: {
    title: 'Beta access',
    text: 'Apply for early access to premium features before everyone else gets them.',
    apply: 'Apply for beta access',
  },
} as const

export const forgotTexts = {
  title: 'Forgot password',
  text: 'Enter the address of your account. We send you a link that lets you set a new password.',
  submit: 'Send reset link',
  submitting: 'Sending...',
  sent: 'If that email exists, a reset link has been sent.',
  failed: 'Request failed',
} as const

export const callbackTexts = {
  title: 'Authenticating...',
  text: 'Please wait while we complete your sign in.',
} as const

export const resetTexts = {
  opening: 'Checking your link...',
  title: 'Set a new password',
  forAccount: (email: string) => `For the account ${email}.`,
  password: 'New password',
  submit: 'Save new password',
  submitting: 'Saving...',
  saved: 'Your password has been changed.',
  failed: 'The password could not be changed. Please try again.',
} as const

const spentTitle = 'This link has expired or was already used'

export const linkProblemTexts = {
  spent_reset: { title: spentTitle, text: 'Links from our emails work once and for a limited time. Ask for a new one, and open the newest email.' },
  spent: {
    title: spentTitle,
    text: 'If it was to confirm your address, log in: you may be done already. If it was to set a new password, ask for a new link.',
  },
  missing: {
    title: 'This page needs the link from the email',
    text: 'Open the link exactly as it is in the email, or ask for a new one.',
  },
  failedTitle: 'The link could not be checked',
  failedText: 'Something went wrong on the way. Please try again.',
  newResetLink: 'Send a new reset link',
  retry: 'Try again',
} as const
