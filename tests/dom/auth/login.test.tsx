import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '#domain/result.ts'
import { readLoginArrival } from '#src/features/auth/login-arrival.ts'
import { LoginScreen } from '#src/features/auth/login-screen.tsx'

const backend = vi.hoisted(() => ({
  signIn: vi.fn<(email: string, password: string) => Promise<Result<undefined>>>(),
  resendConfirmation: vi.fn<(email: string) => Promise<Result<undefined>>>(),
}))
vi.mock('#src/backend/auth.ts', () => backend)
const { signIn, resendConfirmation } = backend

function open({ search = '', state }: { search?: string; state?: unknown } = {}): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/login', search, state }]}>
      <LoginScreen />
    </MemoryRouter>,
  )
}

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Log In' })

async function logInWith(address: string, secret: string): Promise<void> {
  const user = userEvent.setup()
  if (address !== '') await user.type(email(), address)
  if (secret !== '') await user.type(password(), secret)
  await user.click(submit())
}

// The page loads it after its first paint.
beforeAll(() => import('#src/features/auth/login-request.ts'))

beforeEach(() => {
  signIn.mockReset().mockResolvedValue({ ok: true, value: undefined })
  resendConfirmation.mockReset().mockResolvedValue({ ok: true, value: undefined })
})

describe('the login form', () => {
  it.each([
    ['', '', 'Email is required', 'Password is required'],
    ['   ', '12345', 'Email is required', 'Password must be at least 6 characters'],
    ['someone', '123456', 'Please enter a valid email address', ''],
    ['some one@demo.test', '123456', 'Please enter a valid email address', ''],
    ['pro@demo', '123456', 'Please enter a valid email address', ''],
    ['pro@demo.test', '', '', 'Password is required'],
  ])('rejects "%s" with "%s" without a request', async (address, secret, emailError, passwordError) => {
    open()
    await logInWith(address, secret)
    expect(email()).toHaveAccessibleDescription(emailError)
    expect(password()).toHaveAccessibleDescription(passwordError)
    expect(emailError === '' ? password() : email()).toHaveFocus()
    expect(signIn).not.toHaveBeenCalled()
  })

  it('trims the address but not the password', async () => {
    open()
    await logInWith('  pro@demo.test ', ' Demo-pass-1 ')
    expect(signIn.mock.calls).toEqual([['pro@demo.test', ' Demo-pass-1 ']])
  })

  it('submits with the Enter key', async () => {
    open()
    const user = userEvent.setup()
    await user.type(email(), 'pro@demo.test')
    await user.type(password(), 'Demo-pass-1{Enter}')
    expect(signIn).toHaveBeenCalledTimes(1)
  })

  it('is disabled and shows progress while it is sent', async () => {
    signIn.mockReturnValue(new Promise(() => undefined))
    open()
    await logInWith('pro@demo.test', 'Demo-pass-1')
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
    expect(email()).toBeDisabled()
    expect(password()).toBeDisabled()
  })

  it.each([
    ['Invalid login credentials', '', 'Invalid login credentials'],
    ['Email not confirmed', 'Email not confirmed', ''],
    ['This e-mail is blocked', 'This e-mail is blocked', ''],
    ['', '', 'Login failed'],
  ])('shows the refusal "%s" at its field', async (message, emailError, passwordError) => {
    signIn.mockResolvedValue({ ok: false, reason: { code: 'auth', message } })
    open()
    await logInWith('pro@demo.test', 'Demo-pass-1')
    expect(email()).toHaveAccessibleDescription(emailError)
    expect(password()).toHaveAccessibleDescription(passwordError)
    expect(emailError === '' ? password() : email()).toHaveFocus()
    expect(email()).toHaveValue('pro@demo.test')
    expect(submit()).toBeEnabled()
  })

  it.each([
    ['throws', () => Promise.reject(new Error('boom')), 'Login failed. Please try again.'],
    [
      'cannot be reached',
      () => Promise.resolve({ ok: false as const, reason: { code: 'unreachable', message: 'x' } }),
      'Login failed. Please try again.',
    ],
    [
      'is asked offline',
      () => Promise.resolve({ ok: false as const, reason: { code: 'offline', message: 'You are offline.' } }),
      'You are offline.',
    ],
  ])('explains what to do when the service %s', async (_, call, message) => {
    signIn.mockImplementation(call)
    open()
    await logInWith('pro@demo.test', 'Demo-pass-1')
    expect(password()).toHaveAccessibleDescription(message)
    expect(submit()).toBeEnabled()
  })

  it('removes an error when its field changes', async () => {
    open()
    await logInWith('', '')
    await userEvent.type(email(), 'pro')
    expect(email()).toHaveValue('pro')
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('')
    expect(password()).toHaveAccessibleDescription('Password is required')
  })

  it('shows and hides the password', async () => {
    open()
    expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })
})

describe('the error of the callback screen', () => {
  it.each([
    ['auth_failed', 'Your sign in could not be completed. Log in with your email and password.'],
    ['callback_failed', 'Something went wrong while completing your sign in. Please try again.'],
  ])('%s is shown', (error, text) => {
    open({ search: `?error=${error}` })
    expect(screen.getByRole('alert')).toHaveTextContent(text)
  })

  it.each([null, '', 'toString', '<b>x</b>'])('%s shows nothing', (error) => {
    open({ search: error === null ? '' : `?${new URLSearchParams({ error }).toString()}` })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the reason for coming to the login', () => {
  it('shows the server message and fills in the address after a registration', () => {
    open({ state: { notice: 'registered', message: 'Check your inbox.', email: 'quinn@demo.test' } })
    expect(screen.getByText('Check your inbox.')).toBeInTheDocument()
    expect(email()).toHaveValue('quinn@demo.test')
  })

  it('says that the session has ended', () => {
    open({ state: { notice: 'session_ended' } })
    expect(screen.getByText('Your session has ended. Log in to continue where you left off.')).toBeInTheDocument()
  })

  it.each([
    [{ notice: 'session_ended' }, { notice: 'session_ended' }],
    [{ notice: 'registered', email: 'q@demo.test' }, undefined],
    [{ notice: 'other' }, undefined],
    [null, undefined],
    ['text', undefined],
  ])('%j is read as %j', (state, arrival) => {
    expect(readLoginArrival(state)).toEqual(arrival)
  })
})

describe('an address that is not confirmed yet', () => {
  async function refused(): Promise<void> {
    signIn.mockResolvedValue({ ok: false, reason: { code: 'email_not_confirmed', message: 'Email not confirmed' } })
    open()
    await logInWith(' pro@demo.test', 'Demo-pass-1')
  }

  it.each([
    ['goes out', { ok: true as const, value: undefined }, 'The email is on its way.'],
    [
      'is refused',
      { ok: false as const, reason: { code: 'over_email_send_rate_limit', message: 'Wait 60 seconds.' } },
      'Wait 60 seconds.',
    ],
    [
      'is refused without a word',
      { ok: false as const, reason: { code: 'auth', message: '' } },
      'The email could not be sent.',
    ],
  ])('can request another confirmation email, which %s', async (_, result, said) => {
    resendConfirmation.mockResolvedValue(result)
    await refused()
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(resendConfirmation.mock.calls).toEqual([['pro@demo.test']])
  })

  it('reports a request that throws', async () => {
    resendConfirmation.mockRejectedValue(new Error('boom'))
    await refused()
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }))
    expect(await screen.findByText('The email could not be sent.')).toBeInTheDocument()
  })
})

it('links to the sign-up and to the password reset', () => {
  open()
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signin')
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot')
})
