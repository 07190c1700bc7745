import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '#domain/result.ts'
import type { SessionLinkOutcome } from '#src/backend/session-link.ts'
import { ToastContext } from '#src/components/ui/toast-context.ts'
import { CallbackScreen } from '#src/features/auth/callback-screen.tsx'
import { ResetPasswordScreen } from '#src/features/auth/reset-password-screen.tsx'
import { type Auth, AuthContext } from '#src/features/auth/session.tsx'

const backend = vi.hoisted(() => ({
  completeSessionLink: vi.fn<(address: URLSearchParams) => Promise<Result<SessionLinkOutcome>>>(),
  setPassword: vi.fn<(password: string) => Promise<Result<undefined>>>(),
}))
vi.mock('#src/backend/session-link.ts', () => ({
  completeSessionLink: backend.completeSessionLink,
  spentLinkCode: 'otp_expired',
  sessionInAddressCode: 'session_in_address',
}))
vi.mock('#src/backend/auth.ts', () => ({ setPassword: backend.setPassword }))
const { completeSessionLink, setPassword } = backend

const toast = vi.fn<(message: string) => void>()
const query = '?token_hash=abc&type=recovery'
const auth: Auth = {
  user: { id: 'u-1', email: 'quinn@demo.test', name: undefined },
  loading: false,
  waiting: false,
  failed: false,
  leaving: false,
  ended: false,
  logOut: () => Promise.resolve(),
  retry: () => undefined,
}
const refused = (code: string, message = 'The server said no.') => ({ ok: false as const, reason: { code, message } })
const opened = (signedIn: boolean) => ({ ok: true as const, value: { kind: 'completed' as const, signedIn } })

function open(path: '/auth/callback' | '/reset-password') {
  const router = createMemoryRouter(
    [
      { path: '/auth/callback', element: <CallbackScreen /> },
      { path: '/reset-password', element: <ResetPasswordScreen /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`${path}${query}`] },
  )
  render(
    <AuthContext value={auth}>
      <ToastContext value={toast}>
        <RouterProvider router={router} />
      </ToastContext>
    </AuthContext>,
  )
  return { address: () => `${router.state.location.pathname}${router.state.location.search}` }
}

beforeEach(() => {
  toast.mockReset()
  completeSessionLink.mockReset().mockResolvedValue(opened(true))
  setPassword.mockReset().mockResolvedValue({ ok: true, value: undefined })
})

describe('the callback screen', () => {
  it('shows progress and opens the link', () => {
    completeSessionLink.mockReturnValue(new Promise(() => undefined))
    open('/auth/callback')
    expect(screen.getByRole('heading', { name: 'Authenticating...' })).toBeInTheDocument()
    expect(screen.getByText('Please wait while we complete your sign in.')).toBeInTheDocument()
    expect(completeSessionLink.mock.calls[0]?.[0].toString()).toBe('token_hash=abc&type=recovery')
  })

  it.each([
    ['a session', () => Promise.resolve(opened(true)), '/app'],
    ['no session', () => Promise.resolve(opened(false)), '/login'],
    ['a session error', () => Promise.resolve(refused('bad_jwt')), '/login?error=auth_failed'],
    ['an exception', () => Promise.reject(new Error('boom')), '/login?error=callback_failed'],
  ])('redirects after %s', async (_, outcome, address) => {
    completeSessionLink.mockImplementation(outcome)
    const { address: shown } = open('/auth/callback')
    expect(await screen.findByText('elsewhere')).toBeInTheDocument()
    expect(shown()).toBe(address)
  })

  it('explains what to do with an expired or used link', async () => {
    completeSessionLink.mockResolvedValue(refused('otp_expired'))
    open('/auth/callback')
    expect(
      await screen.findByRole('heading', { name: 'This link has expired or was already used' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Send a new reset link' })).toHaveAttribute('href', '/forgot')
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  })
})

describe('the reset link', () => {
  const password = () => screen.getByLabelText('New password')
  async function save(text: string): Promise<void> {
    await screen.findByRole('heading', { name: 'Set a new password' })
    if (text !== '') await userEvent.type(password(), text)
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
  }

  it('opens the form, names the account, and saves the new password', async () => {
    const { address } = open('/reset-password')
    expect(await screen.findByText('For the account quinn@demo.test.')).toBeInTheDocument()
    await save('New-secret-1')
    expect(setPassword.mock.calls).toEqual([['New-secret-1']])
    expect(toast.mock.calls).toEqual([['Your password has been changed.']])
    expect(await screen.findByText('elsewhere')).toBeInTheDocument()
    expect(address()).toBe('/app')
  })

  it.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
  ])('rejects the new password "%s"', async (text, error) => {
    open('/reset-password')
    await save(text)
    expect(password()).toHaveAccessibleDescription(`${error} At least 6 characters.`)
    expect(password()).toHaveFocus()
    expect(setPassword).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the text of the server',
      () => Promise.resolve(refused('same_password', 'New password should be different.')),
      'New password should be different.',
    ],
    [
      'a default text for an empty one',
      () => Promise.resolve(refused('x', ' ')),
      'The password could not be changed. Please try again.',
    ],
    [
      'a default text after an exception',
      () => Promise.reject(new Error('boom')),
      'The password could not be changed. Please try again.',
    ],
  ])('shows %s', async (_, outcome, error) => {
    setPassword.mockImplementation(outcome)
    open('/reset-password')
    await save('New-secret-1')
    expect(password()).toHaveAccessibleDescription(`${error} At least 6 characters.`)
    expect(toast).not.toHaveBeenCalled()
  })

  it.each([
    ['has expired or was used', refused('otp_expired'), 'This link has expired or was already used'],
    ['is not complete', refused('unknown_link'), 'This page needs the link from the email'],
    ['carries a session in its address', refused('session_in_address'), 'This link cannot be used'],
    ['is missing', opened(false), 'This page needs the link from the email'],
  ])('that %s offers a new one', async (_, outcome, title) => {
    completeSessionLink.mockResolvedValue(outcome)
    open('/reset-password')
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Send a new reset link' })).toHaveAttribute('href', '/forgot')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  it.each([
    [
      'the server is broken and says nothing',
      () => Promise.resolve(refused('auth_unavailable', '')),
      'Something went wrong. Please try again.',
    ],
    ['no server answered', () => Promise.resolve(refused('offline', 'You are offline.')), 'You are offline.'],
    ['it crashed', () => Promise.reject(new Error('boom')), 'Something went wrong. Please try again.'],
  ])('can be retried when %s', async (_, outcome, said) => {
    completeSessionLink.mockImplementationOnce(outcome)
    open('/reset-password')
    expect(await screen.findByText(said)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeInTheDocument()
  })
})

describe.each(['/auth/callback', '/reset-password'] as const)('a link of another account at %s', (path) => {
  const accept = vi.fn<() => Promise<Result<undefined>>>()
  const decline = vi.fn<() => Promise<void>>()
  beforeEach(() => {
    accept.mockReset().mockResolvedValue({ ok: true, value: undefined })
    decline.mockReset().mockResolvedValue(undefined)
    const otherAccount = {
      kind: 'other_account' as const,
      current: 'quinn@demo.test',
      other: 'mallory@demo.test',
      accept,
      decline,
    }
    completeSessionLink.mockImplementation((address) =>
      Promise.resolve(address.has('token_hash') ? { ok: true, value: otherAccount } : opened(true)),
    )
  })

  it('names both accounts and changes nothing without a decision', async () => {
    const { address } = open(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are signed in as quinn@demo.test. This link belongs to mallory@demo.test.',
    )
    expect(address()).toBe(`${path}${query}`)
    expect(accept).not.toHaveBeenCalled()
    expect(decline).not.toHaveBeenCalled()
  })

  it('keeps the account when the user stays', async () => {
    const { address } = open(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Stay in my account' }))
    expect(await screen.findByText('elsewhere')).toBeInTheDocument()
    expect(address()).toBe('/app')
    expect(decline).toHaveBeenCalledTimes(1)
    expect(accept).not.toHaveBeenCalled()
  })

  it('switches the account when the user agrees', async () => {
    open(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Switch account' }))
    expect(await screen.findByText(path === '/auth/callback' ? 'elsewhere' : 'Set a new password')).toBeInTheDocument()
    expect(accept).toHaveBeenCalledTimes(1)
    expect(decline).not.toHaveBeenCalled()
  })
})
