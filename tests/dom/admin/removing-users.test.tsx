import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/backend/api-client.ts'
import { ada, adminApi, bea, pageOf, sam, saved } from './admin-backend.ts'
import { onOwnAccountChanged, openPanel } from './open-panel.tsx'

vi.mock('#src/backend/admin-api.ts', async () => (await import('./admin-backend.ts')).adminApi)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
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

describe('resetting a password', () => {
  it('sends the email to the user and says so', async () => {
    openPanel()
    await press('Reset password of Sam Starter')
    expect(await screen.findByText('Password reset email sent to user')).toBeInTheDocument()
    expect(adminApi.sendPasswordReset.mock.calls).toEqual([['u-sam', 'sam@demo.test']])
  })

  it.each([
    [
      new ApiError(429, 'too_many_requests', 'Too many attempts. Try again in 5 minutes.'),
      'Too many attempts. Try again in 5 minutes.',
    ],
    [new Error(''), 'Failed to reset password'],
  ])('says what went wrong', async (error, text) => {
    adminApi.sendPasswordReset.mockRejectedValue(error)
    openPanel()
    await press('Reset password of Sam Starter')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })
})

describe('deleting a user', () => {
  it.each([
    [
      'Sam Starter',
      'Delete user',
      'Are you sure you want to delete Sam Starter? The account, its plan and its usage are removed.',
      'u-sam',
    ],
    [
      'Bea Admin',
      'Delete administrator',
      'Bea Admin is an administrator. Deleting an administrator is irreversible. Are you sure you want to delete this account?',
      'u-bea',
    ],
  ])('asks about %s in the words for the role, and deletes after confirmation', async (name, title, question, id) => {
    openPanel()
    await press(`Delete ${name}`)
    expect(screen.getByRole('alertdialog', { name: title })).toHaveAccessibleDescription(question)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await press('Delete')
    expect(await screen.findByText('User deleted successfully')).toBeInTheDocument()
    expect(adminApi.deleteUser.mock.calls).toEqual([[id]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('does nothing when cancelled', async () => {
    openPanel()
    await press('Delete Sam Starter')
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(adminApi.deleteUser).not.toHaveBeenCalled()
  })

  it('refuses the own account without a request', async () => {
    openPanel()
    await press('Delete Ada Admin')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You cannot delete your own administrator account. Contact another administrator if you need to do this.',
    )
    // The button may be far down the table; the alert is above the table.
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert').parentElement])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(adminApi.deleteUser).not.toHaveBeenCalled()
  })

  it.each([
    [
      new ApiError(409, 'last_admin', 'There must be at least one administrator.'),
      'There must be at least one administrator.',
    ],
    [new Error(''), 'Failed to delete user'],
  ])('says what the server has against it', async (error, text) => {
    adminApi.deleteUser.mockRejectedValue(error)
    openPanel()
    await press('Delete Bea Admin')
    await press('Delete')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('row', { name: /Bea/ })).toBeInTheDocument()
  })
})
