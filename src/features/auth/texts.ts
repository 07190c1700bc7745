export const authTexts = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  submitting: 'Logging in...',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  failed: 'Login failed',
  failedUnexpectedly: 'Login failed. Please try again.',
  callbackErrors: {
    auth_failed: 'Your sign in could not be completed. Log in with your email and password.',
    callback_failed: 'Something went wrong while completing your sign in. Please try again.',
  },
} as const
