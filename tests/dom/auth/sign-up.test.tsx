import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthResponse, RegisterRequest } from '#domain/contracts/auth.ts'
import { ApiError } from '#src/backend/api-client.ts'
import { SignUpScreen } from '#src/features/auth/sign-up-screen.tsx'

const register = vi.hoisted(() => vi.fn<(body: RegisterRequest) => Promise<AuthResponse>>())
vi.mock('#src/backend/account-api.ts', () => ({ register }))
vi.mock('#src/config/env.ts', () => ({ env: () => ({ betaFormUrl: 'https://forms.demo.test/beta' }) }))

let router: ReturnType<typeof createMemoryRouter>
const field = (label: string) => screen.getByLabelText(label)
const description = (label: string) =>
  field(label)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)

beforeEach(() => {
  register.mockReset().mockResolvedValue({ success: true, message: 'Check your inbox.' })
  router = createMemoryRouter(
    [
      { path: '/signin', element: <SignUpScreen /> },
      { path: '/login', element: <p>the login</p> },
    ],
    { initialEntries: ['/signin?next=/app/settings'] },
  )
  render(<RouterProvider router={router} />)
})

async function signUpWith(name: string, email: string, password: string): Promise<void> {
  if (name !== '') await userEvent.type(field('Name'), name)
  if (email !== '') await userEvent.type(field('Email'), email)
  if (password !== '') await userEvent.type(field('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}

describe('the sign-up form', () => {
  it.each([
    ['', '', '', 'Name is required', 'Email is required', 'Password is required', 'Name'],
    [
      '   ',
      'quinn',
      '12345',
      'Name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Name',
    ],
    ['Quinn', 'quinn@demo', '123456', undefined, 'Please enter a valid email address', undefined, 'Email'],
    ['Quinn', 'q@demo.test', '12345', undefined, undefined, 'Password must be at least 6 characters', 'Password'],
  ])(
    'rejects "%s", "%s", "%s" without a request',
    async (name, email, password, nameError, emailError, passwordError, focused) => {
      await signUpWith(name, email, password)
      expect(description('Name')?.[0]).toBe(nameError)
      expect(description('Email')?.[0]).toBe(emailError)
      expect(description('Password')?.[0]).toBe(passwordError ?? 'At least 6 characters.')
      expect(field(focused)).toHaveFocus()
      expect(register).not.toHaveBeenCalled()
    },
  )

  it('trims the name and the address but not the password', async () => {
    await signUpWith(' Quinn Avery ', ' q@demo.test ', ' secret ')
    expect(register.mock.calls).toEqual([[{ name: 'Quinn Avery', email: 'q@demo.test', password: ' secret ' }]])
  })

  it('passes the server message to the login page', async () => {
    await signUpWith('Quinn', 'q@demo.test', '123456')
    expect(await screen.findByText('the login')).toBeInTheDocument()
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '?next=%2Fapp%2Fsettings',
      state: { notice: 'registered', message: 'Check your inbox.', email: 'q@demo.test' },
    })
  })

  it('is disabled and shows progress while it is sent', async () => {
    register.mockReturnValue(new Promise(() => undefined))
    await signUpWith('Quinn', 'q@demo.test', '123456')
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
    for (const label of ['Name', 'Email', 'Password']) expect(field(label)).toBeDisabled()
  })

  it.each([
    ['Name must be at most 200 characters', 'Name'],
    ['A name and an email are needed', 'Name'],
    ['A user with this email address has already been registered', 'Email'],
    ['This e-mail is blocked', 'Email'],
    ['Password is known to be weak', 'Password'],
    ['Sign-up is closed at the moment.', 'Password'],
  ])('shows the refusal "%s" at the field %s', async (message, label) => {
    register.mockRejectedValue(new ApiError(422, 'x', message))
    await signUpWith('Quinn', 'q@demo.test', '123456')
    expect(description(label)?.[0]).toBe(message)
    expect(field(label)).toHaveFocus()
    expect(field('Name')).toHaveValue('Quinn')
    expect(router.state.location.pathname).toBe('/signin')
  })

  it('shows its own text when the server sends none', async () => {
    register.mockRejectedValue(new Error(''))
    await signUpWith('Quinn', 'q@demo.test', '123456')
    expect(description('Password')?.[0]).toBe('Registration failed')
  })

  it('shows and hides the password', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field('Password')).toHaveAttribute('type', 'password')
  })
})

it('links to the external beta form and to the login', () => {
  const beta = screen.getByRole('region', { name: 'Beta access' })
  expect(beta).toHaveTextContent('early access to premium features')
  const link = screen.getByRole('link', { name: 'Apply for beta access' })
  expect(beta).toContainElement(link)
  expect(link).toHaveAttribute('href', 'https://forms.demo.test/beta')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer')
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fapp%2Fsettings')
})
