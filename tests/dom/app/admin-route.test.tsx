import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, StrictMode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import type { Role } from '#domain/plans/plans.ts'
import { AdminRoute } from '#src/app/routes/admin.tsx'
import type * as ApiClient from '#src/backend/api-client.ts'
import { ApiError } from '#src/backend/api-client.ts'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { AuthContext } from '#src/features/auth/session.tsx'
import type { AdminScreenProps } from '#src/features/admin/admin-screen.tsx'

const getUserInfo = vi.hoisted(() => vi.fn<() => Promise<UserInfo>>())
const panel = vi.hoisted(() => ({ loaded: vi.fn<() => void>() }))
vi.mock('#src/backend/api-client.ts', async (original) => ({ ...(await original<typeof ApiClient>()), getUserInfo }))
vi.mock('#src/features/admin/admin-screen.tsx', () => {
  panel.loaded()
  return {
    AdminScreen: ({ ownId, onOwnAccountChanged }: AdminScreenProps) => (
      <button onClick={onOwnAccountChanged} type="button">
        the panel of {ownId}
      </button>
    ),
  }
})

function info(role: Role): UserInfo {
  return {
    user: { id: 'u1', email: 'ada@demo.test', role },
    limits: { testCases: -1 },
    usage: { testCases: 0 },
    canGenerate: true,
    canExport: true,
    isPlanUpgradeNeeded: false,
  }
}

function open(Mode = Fragment) {
  const router = createMemoryRouter(
    [
      { path: '/app', element: <h1>the dashboard</h1> },
      { path: '/app/admin', Component: AdminRoute },
    ],
    { initialEntries: ['/app/admin'] },
  )
  const auth = {
    user: { id: 'u1', email: undefined, name: undefined },
    loading: false,
    waiting: false,
    failed: false,
    leaving: false,
    ended: false,
    logOut: () => Promise.resolve(),
    retry: () => undefined,
  }
  render(
    <Mode>
      <QueryClientProvider client={new QueryClient()}>
        <AuthContext value={auth}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </AuthContext>
      </QueryClientProvider>
    </Mode>,
  )
}

beforeEach(() => {
  getUserInfo.mockReset()
})

// Must run first, because a module is loaded only once per file.
describe('anybody but an administrator', () => {
  it.each<Role>(['user', 'starter', 'pro'])(
    'with the role %s gets a Spanish message, goes to the dashboard and never loads the panel',
    async (role) => {
      getUserInfo.mockResolvedValue(info(role))
      // Strict mode, as in src/main.tsx, so that a message shown twice is noticed.
      open(StrictMode)
      expect(screen.getByText('Verificando Permisos')).toBeInTheDocument()
      expect(await screen.findByRole('heading', { name: 'the dashboard' })).toBeInTheDocument()
      expect(screen.getByText('Acceso Denegado')).toBeInTheDocument()
      expect(panel.loaded).not.toHaveBeenCalled()
    },
  )

  it('waits while the role is unknown, without the panel', () => {
    getUserInfo.mockReturnValue(new Promise(() => undefined))
    open()
    expect(screen.getByText('Verificando Permisos')).toHaveAttribute('lang', 'es')
    expect(panel.loaded).not.toHaveBeenCalled()
  })

  it('can ask again where the role could not be found out', async () => {
    getUserInfo
      .mockRejectedValueOnce(new ApiError(403, 'x', 'HTTP error! status: 403: no'))
      .mockResolvedValue(info('user'))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('HTTP error! status: 403: no')
    expect(panel.loaded).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('heading', { name: 'the dashboard' })).toBeInTheDocument()
  })
})

describe('an administrator', () => {
  it('sees the panel', async () => {
    getUserInfo.mockResolvedValue(info('admin'))
    open()
    expect(await screen.findByText('the panel of u1')).toBeInTheDocument()
    expect(panel.loaded).toHaveBeenCalledTimes(1)
  })

  it('whose role was taken away leaves the panel as soon as it is known', async () => {
    getUserInfo.mockResolvedValueOnce(info('admin')).mockResolvedValue(info('pro'))
    open()
    await userEvent.click(await screen.findByText('the panel of u1'))
    expect(await screen.findByRole('heading', { name: 'the dashboard' })).toBeInTheDocument()
  })
})
