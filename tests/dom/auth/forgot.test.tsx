import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthResponse, ForgotRequest } from '#domain/contracts/auth.ts'
import { ApiError } from '#src/backend/api-client.ts'
import { ForgotScreen } from '#src/features/auth/forgot-screen.tsx'

const requestPasswordReset = vi.hoisted(() => vi.fn<(body: ForgotRequest) => Promise<AuthResponse>>())
vi.mock('#src/backend/account-api.ts', () => ({ requestPasswordReset }))

beforeEach(() => {
  requestPasswordReset.mockReset().mockResolvedValue({ success: true, message: 'x' })
  render(
    <MemoryRouter>
      <ForgotScreen />
    </MemoryRouter>,
  )
})

async function askFor(address: string): Promise<void> {
  if (address !== '') await userEvent.type(screen.getByLabelText('Email'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
}

describe('the forgotten password', () => {
  it.each([
    ['', 'Email is required'],
    ['quinn', 'Please enter a valid email address'],
  ])('needs an address: "%s"', async (address, error) => {
    await askFor(address)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(error)
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(requestPasswordReset).not.toHaveBeenCalled()
  })

  it('gets the same word whether the address has an account, in the place of the form', async () => {
    await askFor(' q@demo.test')
    expect(await screen.findByText('If that email exists, a reset link has been sent.')).toBeInTheDocument()
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(requestPasswordReset.mock.calls).toEqual([[{ email: 'q@demo.test' }]])
  })

  it('is closed and says so while the server is asked', async () => {
    requestPasswordReset.mockReturnValue(new Promise(() => undefined))
    await askFor('q@demo.test')
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(screen.getByLabelText('Email')).toBeDisabled()
  })

  it.each([
    [
      new ApiError(429, 'too_many_requests', 'Too many attempts. Try again in 5 minutes.'),
      'Too many attempts. Try again in 5 minutes.',
    ],
    [new Error(''), 'Request failed'],
  ])('says what went wrong', async (error, text) => {
    requestPasswordReset.mockRejectedValue(error)
    await askFor('q@demo.test')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text)
    expect(screen.getByRole('button', { name: 'Send reset link' })).toBeEnabled()
  })

  it('links to the login', () => {
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  })
})
