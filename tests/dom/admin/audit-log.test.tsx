import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '#domain/contracts/admin.ts'
import { ApiError } from '#src/backend/api-client.ts'
import { adminApi, pageOf, sam } from './admin-backend.ts'
import { onOwnAccountChanged, openPanel } from './open-panel.tsx'

vi.mock('#src/backend/admin-api.ts', async () => (await import('./admin-backend.ts')).adminApi)

const entries: AuditEntry[] = [
  {
    id: '2',
    at: '2026-11-20T09:15:00Z',
    action: 'user.update',
    actor: { id: 'u-ada', email: 'ada@demo.test' },
    target: { id: 'u-sam', email: 'sam@demo.test' },
    changes: { role: { from: 'starter', to: 'pro' }, name: { from: 'Sam', to: 'Sam Senior' } },
  },
  {
    id: '1',
    at: '2026-11-19T09:15:00Z',
    action: 'role.grant',
    target: { id: 'u-ada', email: 'ada@demo.test' },
    changes: { role: { to: 'admin' } },
  },
]

beforeEach(() => {
  onOwnAccountChanged.mockReset()
  adminApi.listUsers.mockReset().mockResolvedValue(pageOf([sam]))
  adminApi.listAudit.mockReset().mockResolvedValue({ entries, total: 2, page: 1, perPage: 25 })
})

describe('the audit log', () => {
  it('has a separate tab and address', async () => {
    const { address } = openPanel('/app/admin?search=x')
    await userEvent.click(await screen.findByRole('tab', { name: 'Audit log' }))
    expect(address()).toBe('/app/admin?view=audit')
    expect(await screen.findByRole('table', { name: 'Audit log' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Users' }))
    expect(address()).toBe('/app/admin')
  })

  it('says who did what to whom, and what became different', async () => {
    openPanel('/app/admin?view=audit')
    const rows = within(await screen.findByRole('table', { name: 'Audit log' }))
      .getAllByRole('row')
      .slice(1)
    const columns = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    )
    expect(columns).toEqual([
      ['Updated', 'sam@demo.test', 'role: Starter → Proname: Sam → Sam Senior', 'ada@demo.test'],
      ['Role granted', 'ada@demo.test', 'role: Admin', 'Terminal'],
    ])
    expect(rows[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T09:15:00Z')
  })

  it('shows one kind of action on demand', async () => {
    const { address } = openPanel('/app/admin?view=audit')
    await userEvent.selectOptions(await screen.findByLabelText('Action'), 'Deleted')
    expect(address()).toBe('/app/admin?view=audit&action=user.delete')
    await waitFor(() =>
      expect(adminApi.listAudit).toHaveBeenLastCalledWith(
        { action: 'user.delete', page: 1, perPage: 25 },
        expect.anything(),
      ),
    )
  })

  it('says that it is empty', async () => {
    adminApi.listAudit.mockResolvedValue({ entries: [], total: 0, page: 1, perPage: 25 })
    openPanel('/app/admin?view=audit')
    expect(await screen.findByText('Nothing here yet')).toBeInTheDocument()
  })

  it.each([
    [new ApiError(422, 'x', 'Failed to fetch the audit log'), 'Error: Failed to fetch the audit log', 0],
    [new ApiError(403, 'admin_only', 'Only administrators may do this.'), 'Acceso Denegado', 1],
  ])('says why it cannot be fetched', async (error, text, asked) => {
    adminApi.listAudit.mockRejectedValue(error)
    openPanel('/app/admin?view=audit')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(onOwnAccountChanged).toHaveBeenCalledTimes(asked)
  })
})
