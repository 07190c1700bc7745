import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/backend/api-client.ts'
import { ada, adminApi, nameless, pageOf, sam } from './admin-backend.ts'
import { onOwnAccountChanged, openPanel } from './open-panel.tsx'

vi.mock('#src/backend/admin-api.ts', async () => (await import('./admin-backend.ts')).adminApi)

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const lastQuery = () => adminApi.listUsers.mock.lastCall?.[0]

beforeEach(() => {
  onOwnAccountChanged.mockReset()
  adminApi.listUsers.mockReset().mockResolvedValue(pageOf([ada, sam, nameless]))
})

describe('the list of users', () => {
  it('shows who they are, what they may do and what they used this month', async () => {
    openPanel()
    expect(screen.getByRole('heading', { level: 1, name: 'Administration Panel' })).toBeInTheDocument()
    const own = await row(/Ada Admin/)
    expect(own.getByText('You')).toBeInTheDocument()
    // Shown on narrow screens in place of the columns.
    expect(own.getByRole('rowheader')).toHaveTextContent('AdminActive3 runs this month, no limitCreated Jan 5, 2026')
    expect(own.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Admin',
      'Active',
      'Jan 5, 2026',
      'Nov 20, 2026',
      '3, no limit',
      '',
    ])
    const other = await row(/Sam Starter/)
    expect(other.queryByText('You')).not.toBeInTheDocument()
    expect(other.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Starter',
      'Unconfirmed',
      'Feb 3, 2026',
      'Never',
      '7 of 20',
      '',
    ])
    expect(screen.getByText('3 users')).toBeInTheDocument()
  })

  it("shows 'Active' and 'N/A' where the backend does not know better", async () => {
    openPanel()
    const unknown = await row(/nn@demo\.test/)
    expect(unknown.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Free',
      'Active',
      'N/A',
      'N/A',
      '0 of 0',
      '',
    ])
    expect(unknown.getByText('No name')).toBeInTheDocument()
  })

  it('says that it loads, then how many there are', async () => {
    adminApi.listUsers.mockResolvedValue(pageOf([sam], 12_345))
    openPanel()
    expect(screen.getByText('Loading users...')).toBeInTheDocument()
    expect(await screen.findByText('12,345 users')).toBeInTheDocument()
  })

  it('fetches again with Refresh', async () => {
    openPanel()
    await row(/Sam/)
    adminApi.listUsers.mockResolvedValue(pageOf([ada]))
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('1 user')).toBeInTheDocument()
    expect(screen.queryByText('Sam Starter')).not.toBeInTheDocument()
  })
})

describe('searching, filtering and sorting', () => {
  it('asks once typing rests, and keeps the search in the address', async () => {
    const { address } = openPanel()
    await row(/Sam/)
    const before = adminApi.listUsers.mock.calls.length
    await userEvent.type(screen.getByLabelText('Search users'), ' sam ')
    await waitFor(() => expect(address()).toBe('/app/admin?search=sam'))
    await waitFor(() => expect(adminApi.listUsers.mock.calls).toHaveLength(before + 1))
    expect(lastQuery()).toMatchObject({ search: 'sam', page: 1 })
  })

  it('does not wait after Enter', async () => {
    const { address } = openPanel()
    await row(/Sam/)
    await userEvent.type(screen.getByLabelText('Search users'), 'ada{Enter}')
    expect(address()).toBe('/app/admin?search=ada')
  })

  it('filters by role', async () => {
    const { address } = openPanel('/app/admin?page=3')
    await row(/Sam/)
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Pro')
    expect(address()).toBe('/app/admin?role=pro')
    await waitFor(() => expect(lastQuery()).toMatchObject({ role: 'pro', page: 1 }))
  })

  it('sorts by a column, the other way round at the second press, and says so', async () => {
    openPanel()
    await row(/Sam/)
    const column = (name: string) => screen.getByRole('columnheader', { name })
    expect(column('Created')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'name', order: 'asc' }))
    expect(column('User')).toHaveAttribute('aria-sort', 'ascending')
    expect(column('Created')).not.toHaveAttribute('aria-sort')
    await userEvent.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'name', order: 'desc' }))
    await userEvent.click(screen.getByRole('button', { name: 'This month' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'used', order: 'desc' }))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Email')
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'email', order: 'asc' }))
  })

  it('takes the list from a linked address, and drops what is not valid in it', async () => {
    openPanel('/app/admin?search=s&role=boss&sort=name&order=asc&page=-2&perPage=1000')
    await row(/Sam/)
    expect(lastQuery()).toEqual({ search: 's', sort: 'name', order: 'asc', page: 1, perPage: 25 })
    expect(screen.getByLabelText('Search users')).toHaveValue('s')
  })

  it('says when nobody matches and can show all users again', async () => {
    adminApi.listUsers.mockImplementation((query) =>
      Promise.resolve(query.search === 'zz' ? pageOf([], 0) : pageOf([sam])),
    )
    openPanel('/app/admin?search=zz')
    expect(await screen.findByText('No users found')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show all users' }))
    expect(await screen.findByRole('row', { name: /Sam/ })).toBeInTheDocument()
  })
})

describe('pages', () => {
  beforeEach(() => {
    adminApi.listUsers.mockImplementation(({ page }) =>
      Promise.resolve(Number(page) > 3 ? pageOf([], 60, Number(page)) : pageOf([sam], 60, Number(page))),
    )
  })

  it('are turned, and the Back button turns back', async () => {
    const { address, back } = openPanel()
    expect(await screen.findByText('1–25 of 60')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('26–50 of 60')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('51–60 of 60')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(address()).toBe('/app/admin?page=3')
    await act(back)
    expect(await screen.findByText('26–50 of 60')).toBeInTheDocument()
  })

  it('that are no more lead to the last one', async () => {
    const { address } = openPanel('/app/admin?page=9')
    expect(await screen.findByText('51–60 of 60')).toBeInTheDocument()
    expect(address()).toBe('/app/admin?page=3')
  })

  it('are hidden when there is only one', async () => {
    adminApi.listUsers.mockResolvedValue(pageOf([sam]))
    openPanel()
    await row(/Sam/)
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })
})

describe('a list that cannot be fetched', () => {
  it('says why and tries again on demand', async () => {
    adminApi.listUsers.mockRejectedValueOnce(new ApiError(422, 'users_failed', 'Failed to fetch users'))
    openPanel()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Failed to fetch users')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /Sam/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('after a lost role denies access in Spanish and refreshes the own account', async () => {
    adminApi.listUsers.mockRejectedValue(new ApiError(403, 'admin_only', 'Only administrators may do this.'))
    openPanel()
    expect(await screen.findByText('Acceso Denegado')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveAttribute('lang', 'es')
    expect(screen.queryByRole('button', { name: 'Create User' })).not.toBeInTheDocument()
    expect(onOwnAccountChanged).toHaveBeenCalledTimes(1)
  })
})
