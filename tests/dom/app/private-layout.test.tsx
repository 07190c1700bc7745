import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Role } from '#domain/plans/plans.ts'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserInfo } from '#domain/contracts/user-info.ts'
import type * as ApiClient from '#src/backend/api-client.ts'
import { PrivateLayout } from '#src/app/layouts/private-layout.tsx'
import { RootLayout } from '#src/app/layouts/root-layout.tsx'
import type { AuthUser } from '#src/backend/auth.ts'
import { AuthContext } from '#src/features/auth/session.tsx'

const getUserInfo = vi.hoisted(() => vi.fn<() => Promise<UserInfo>>())
vi.mock('#src/backend/api-client.ts', async (original) => ({ ...(await original<typeof ApiClient>()), getUserInfo }))

const logOut = vi.fn(() => Promise.resolve())

function info(name?: string, role: Role = 'pro'): UserInfo {
  return {
    user: { id: 'u1', email: 'pro@demo.test', role, ...(name === undefined ? {} : { name }) },
    limits: { testCases: 100 },
    usage: { testCases: 7 },
    canGenerate: true,
    canExport: true,
    isPlanUpgradeNeeded: false,
  }
}

function open(user: Partial<AuthUser> = {}, path = '/app') {
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        children: [
          {
            Component: PrivateLayout,
            children: [
              { path: '/app', handle: { title: 'Dashboard' }, element: <h1>the dashboard</h1> },
              { path: '/app/settings', handle: { title: 'Settings' }, element: <h1>the settings</h1> },
            ],
          },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext
        value={{
          user: { id: 'u1', email: undefined, name: undefined, ...user },
          loading: false,
          waiting: false,
          failed: false,
          leaving: false,
          ended: false,
          logOut,
          retry: () => undefined,
        }}
      >
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  getUserInfo.mockReset().mockResolvedValue(info())
  logOut.mockClear()
  document.documentElement.classList.remove('dark')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('the greeting', () => {
  it.each([
    ['the name', { name: 'Quinn', email: 'quinn@demo.test' }, 'Welcome, Quinn'],
    ['the e-mail without a name', { email: 'quinn@demo.test' }, 'Welcome, quinn@demo.test'],
    ['User without either', {}, 'Welcome, User'],
  ])('falls back to %s', async (_, user, greeting) => {
    open(user)
    expect(await screen.findByText(greeting)).toBeInTheDocument()
  })

  it('takes the name that the server knows over that of the session', async () => {
    getUserInfo.mockResolvedValue(info('Quinn Avery'))
    open({ name: 'Quinn' })
    expect(await screen.findByText('Welcome, Quinn Avery')).toBeInTheDocument()
  })
})

describe('the private layout', () => {
  it('shows the plan and the runs used', async () => {
    open()
    expect(await screen.findByText('Pro')).toBeInTheDocument()
    expect(screen.getByText('7 of 100 runs')).toBeInTheDocument()
  })

  it('leads to its screens, marks the one shown, names the page and moves the focus to its content', async () => {
    open()
    const nav = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard', 'Settings'])
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    expect(document.title).toBe('Dashboard · casewright')

    await userEvent.click(nav.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByRole('heading', { name: 'the settings' })).toBeInTheDocument()
    expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
    expect(nav.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
    expect(document.title).toBe('Settings · casewright')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it.each<[Role, boolean]>([
    ['user', false],
    ['pro', false],
    ['admin', true],
  ])('leads a user with the role %s to the administration: %s', async (role, shown) => {
    getUserInfo.mockResolvedValue(info(undefined, role))
    open()
    await screen.findByText('7 of 100 runs')
    expect(screen.queryAllByRole('link', { name: 'Admin' }).map((link) => link.getAttribute('href'))).toEqual(
      shown ? ['/app/admin'] : [],
    )
  })

  it('lets the keyboard skip the header first', async () => {
    open()
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveFocus()
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })

  it('logs out', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect(logOut).toHaveBeenCalledTimes(1)
  })

  it('opens and closes its menu by the toggle, Escape and a change of page', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
    expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the connection', () => {
  it('is reported when it is gone, and the notice disappears when it is back', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open()
    const notice = /^You are offline\./
    expect(screen.getByText(notice)).toBeInTheDocument()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(notice)).not.toBeInTheDocument()
  })
})

describe('the theme', () => {
  it.each([
    ['the saved choice', 'dark', false, true],
    ['the saved choice against the system', 'light', true, false],
    ['the system without a choice', null, true, true],
    ['the system where the saved choice is none', 'blue', false, false],
  ])('starts with %s', (_, saved, prefersDark, dark) => {
    if (saved !== null) localStorage.setItem('theme', saved)
    const query = window.matchMedia('(prefers-color-scheme: dark)')
    vi.spyOn(query, 'matches', 'get').mockReturnValue(prefersDark)
    vi.spyOn(window, 'matchMedia').mockReturnValue(query)
    open()
    expect(document.documentElement.classList.contains('dark')).toBe(dark)
  })

  it('is flipped by the toggle, and the choice is saved', async () => {
    localStorage.setItem('theme', 'light')
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
    expect(document.documentElement).toHaveClass('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
    expect(document.documentElement).not.toHaveClass('dark')
    expect(localStorage.getItem('theme')).toBe('light')
  })
})
