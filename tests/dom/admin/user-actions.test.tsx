import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/backend/api-client.ts'
import { ada, adminApi, bea, pageOf, sam, saved } from './admin-backend.ts'
import { onOwnAccountChanged, openPanel } from './open-panel.tsx'

vi.mock('#src/backend/admin-api.ts', async () => (await import('./admin-backend.ts')).adminApi)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
/** jsdom cannot scroll. */
const scrollIntoView = vi.fn<Element['scrollIntoView']>()
Element.prototype.scrollIntoView = scrollIntoView

beforeEach(() => {
  onOwnAccountChanged.mockReset()
  scrollIntoView.mockReset()
  adminApi.listUsers.mockReset().mockResolvedValue(pageOf([ada, bea, sam]))
  adminApi.createUser.mockReset().mockResolvedValue(saved(sam))
  adminApi.updateUser.mockReset().mockResolvedValue(saved(sam))
  adminApi.deleteUser.mockReset().mockResolvedValue({ success: true })
  adminApi.sendPasswordReset.mockReset().mockResolvedValue({ success: true })
})

async function fillNewUser(name: string, email: string, password: string): Promise<void> {
  await press('Create User')
  if (name !== '') await userEvent.type(screen.getByLabelText('Name'), name)
  if (email !== '') await userEvent.type(screen.getByLabelText('Email'), email)
  if (password !== '') await userEvent.type(screen.getByLabelText('Password'), password)
  await press('Create User')
}

describe('creating a user', () => {
  it('opens and closes its form', async () => {
    openPanel()
    await press('Create User')
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-expanded', 'true')
    await press('Cancel')
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create User' })).toHaveAttribute('aria-expanded', 'false')
  })

  it.each([
    ['', '', '', 'Name is required', 'Email is required', 'Password is required'],
    [
      '  ',
      'nobody',
      '12345',
      'Name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ],
  ])(
    'rejects "%s", "%s", "%s" without a request',
    async (name, email, password, nameError, emailError, passwordError) => {
      openPanel()
      await fillNewUser(name, email, password)
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(nameError)
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(emailError)
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(new RegExp(`^${passwordError}`))
      expect(screen.getByLabelText('Name')).toHaveFocus()
      expect(adminApi.createUser).not.toHaveBeenCalled()
    },
  )

  it('creates a starter by default, confirms it and refreshes the list', async () => {
    openPanel()
    await fillNewUser('Nia New', 'nia@demo.test', 'Secret-1')
    expect(await screen.findByText('User created successfully')).toBeInTheDocument()
    expect(adminApi.createUser.mock.calls).toEqual([
      [{ name: 'Nia New', email: 'nia@demo.test', password: 'Secret-1', role: 'starter' }],
    ])
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
    await waitFor(() => expect(adminApi.listUsers).toHaveBeenCalledTimes(2))
  })

  it('creates a user with the selected role', async () => {
    openPanel()
    await press('Create User')
    const roles = screen.getAllByLabelText('Role').find((select) => select.getAttribute('name') === 'role')
    if (roles === undefined) throw new Error('The form has no role')
    expect(
      within(roles)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Free', 'Starter', 'Pro', 'Admin'])
    await userEvent.selectOptions(roles, 'Admin')
    await userEvent.type(screen.getByLabelText('Name'), 'Nia')
    await userEvent.type(screen.getByLabelText('Email'), 'nia@demo.test')
    await userEvent.type(screen.getByLabelText('Password'), 'Secret-1')
    await press('Create User')
    await waitFor(() => expect(adminApi.createUser).toHaveBeenCalledWith(expect.objectContaining({ role: 'admin' })))
  })

  it.each([
    ['email_taken', 'A user with this email exists already.', 'Email'],
    ['weak_password', 'Password is too weak.', 'Password'],
  ])('shows the refusal %s at its field and keeps the input', async (code, message, label) => {
    adminApi.createUser.mockRejectedValue(new ApiError(422, code, message))
    openPanel()
    await fillNewUser('Nia New', 'nia@demo.test', 'Secret-1')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText('Name')).toHaveValue('Nia New')
  })

  it.each([
    [new ApiError(500, 'http_error', 'Failed to create user'), 'Failed to create user'],
    [new Error(''), 'Failed to create user'],
  ])('shows other errors below the form', async (error, text) => {
    adminApi.createUser.mockRejectedValue(error)
    openPanel()
    await fillNewUser('Nia New', 'nia@demo.test', 'Secret-1')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })
})

describe('editing a user', () => {
  it('saves name and role', async () => {
    openPanel()
    await press('Edit Sam Starter')
    expect(screen.getByRole('dialog', { name: 'Edit User' })).toHaveAccessibleDescription('sam@demo.test')
    const name = dialog().getByLabelText('Name')
    expect(name).toHaveValue('Sam Starter')
    await userEvent.clear(name)
    await userEvent.type(name, '  Sam Senior ')
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'Pro')
    await press('Save')
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument()
    expect(adminApi.updateUser.mock.calls).toEqual([
      ['u-sam', { name: 'Sam Senior', role: 'pro', expected: { name: 'Sam Starter', role: 'starter' } }],
    ])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(onOwnAccountChanged).not.toHaveBeenCalled()
  })

  it.each([
    [
      'the name',
      async () => userEvent.type(dialog().getByLabelText('Name'), 'x'),
      { name: 'Sam Starterx', expected: { name: 'Sam Starter' } },
    ],
    [
      'the role',
      async () => userEvent.selectOptions(dialog().getByLabelText('Role'), 'Pro'),
      { role: 'pro', expected: { role: 'starter' } },
    ],
  ])('sends only %s when nothing else changed', async (_, edit, body) => {
    openPanel()
    await press('Edit Sam Starter')
    await edit()
    await press('Save')
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument()
    expect(adminApi.updateUser.mock.calls).toEqual([['u-sam', body]])
  })

  it('sends no request when nothing changed', async () => {
    openPanel()
    await press('Edit Sam Starter')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(adminApi.updateUser).not.toHaveBeenCalled()
  })

  it('shows what somebody else saved, keeps the input, and overwrites it on the next save', async () => {
    adminApi.updateUser.mockRejectedValueOnce(
      new ApiError(409, 'stale_user', 'This user was changed by someone else in the meantime. Nothing was saved.'),
    )
    openPanel()
    await press('Edit Sam Starter')
    await userEvent.type(dialog().getByLabelText('Name'), 'x')
    adminApi.listUsers.mockResolvedValue(pageOf([ada, { ...sam, name: 'Samuel', role: 'pro' }]))
    await press('Save')
    expect(await dialog().findByText(/The user is now Samuel, with the role Pro\./)).toHaveTextContent(
      'This user was changed by someone else in the meantime. Nothing was saved.',
    )
    expect(dialog().getByLabelText('Name')).toHaveValue('Sam Starterx')
    expect(dialog().getByLabelText('Role')).toHaveValue('pro')
    await press('Save')
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument()
    expect(adminApi.updateUser.mock.calls.at(-1)).toEqual([
      'u-sam',
      { name: 'Sam Starterx', expected: { name: 'Samuel' } },
    ])
  })

  it('keeps an unknown role', async () => {
    adminApi.listUsers.mockResolvedValue(pageOf([{ ...sam, role: 'enterprise' }]))
    openPanel()
    await press('Edit Sam Starter')
    expect(dialog().getByLabelText('Role')).toHaveDisplayValue('Unknown')
    await userEvent.type(dialog().getByLabelText('Name'), 'x')
    await press('Save')
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument()
    expect(adminApi.updateUser.mock.calls).toEqual([
      ['u-sam', { name: 'Sam Starterx', expected: { name: 'Sam Starter' } }],
    ])
  })

  it('needs a name', async () => {
    openPanel()
    await press('Edit Sam Starter')
    await userEvent.clear(dialog().getByLabelText('Name'))
    await press('Save')
    expect(dialog().getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    expect(adminApi.updateUser).not.toHaveBeenCalled()
  })

  it('closes with Cancel and Escape without a request', async () => {
    openPanel()
    await press('Edit Sam Starter')
    await press('Cancel')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await press('Edit Sam Starter')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Edit Sam Starter' })).toHaveFocus()
    expect(adminApi.updateUser).not.toHaveBeenCalled()
  })

  it('keeps the dialog open with the error of the server', async () => {
    adminApi.updateUser.mockRejectedValue(new ApiError(409, 'last_admin', 'There must be at least one administrator.'))
    openPanel()
    await press('Edit Bea Admin')
    await userEvent.selectOptions(dialog().getByLabelText('Role'), 'Free')
    await press('Save')
    expect(await dialog().findByRole('alert')).toHaveTextContent('There must be at least one administrator.')
    expect(dialog().getByLabelText('Role')).toHaveValue('user')
  })

  it('warns before changing the own role, then refreshes the own account', async () => {
    openPanel()
    await press('Edit Ada Admin')
    expect(dialog().getByLabelText('Role')).toHaveAccessibleDescription(
      'This is your own account. With another role you leave this panel.',
    )
    await userEvent.type(dialog().getByLabelText('Name'), ' Senior')
    await press('Save')
    await waitFor(() => expect(onOwnAccountChanged).toHaveBeenCalledTimes(1))
  })
})
