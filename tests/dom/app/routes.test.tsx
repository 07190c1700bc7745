import { render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routes } from '#src/app/router.tsx'
import type { AuthUser } from '#src/backend/auth.ts'

const session = vi.hoisted((): { user: AuthUser | undefined } => ({ user: undefined }))
vi.mock('#src/backend/auth.ts', () => ({
  isSessionWaiting: () => Promise.resolve(false),
  onAuthChange(listener: (event: string, user: AuthUser | undefined) => void) {
    listener('INITIAL_SESSION', session.user)
    return () => undefined
  },
}))
vi.mock('#src/backend/session-store.ts', () => ({ isSessionStored: () => session.user !== undefined }))
vi.mock('#src/app/routes/dashboard.tsx', () => ({ DashboardRoute: () => <h1>the dashboard</h1> }))
vi.mock('#src/app/routes/settings.tsx', () => ({
  SettingsRoute() {
    throw new Error('the settings broke')
  },
}))
vi.mock('#src/app/layouts/private-layout.tsx', async () => ({
  PrivateLayout: (await import('react-router-dom')).Outlet,
}))

function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  session.user = undefined
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

describe('the addresses', () => {
  it('the workspace asks a visitor to log in', async () => {
    open('/app')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
    expect(document.title).toBe('Log in · casewright')
  })

  it.each(['/app', '/login'])('%s shows a signed-in user the dashboard', async (path) => {
    session.user = { id: 'u1', email: 'q@demo.test', name: undefined }
    open(path)
    expect(await screen.findByRole('heading', { name: 'the dashboard' })).toBeInTheDocument()
    expect(document.title).toBe('Dashboard · casewright')
  })

  it.each(['/', '/privacy', '/terms'])('%s is a separate document and reloads the page', async (path) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    open(path)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('an unknown one shows the not-found page with links', async () => {
    open('/ap')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app')
    expect(document.title).toBe('Page not found · casewright')
    // A visitor has no dashboard.
    for (const name of ['casewright', 'Go to the home page'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/')
  })

  it('the login page says what the callback screen found', async () => {
    open('/login?error=auth_failed')
    expect(await screen.findByRole('alert')).toHaveTextContent('Your sign in could not be completed.')
  })
})

describe('a screen that breaks', () => {
  it('says what to do and what happened', async () => {
    session.user = { id: 'u1', email: 'q@demo.test', name: undefined }
    // React reports every caught error; this one is expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open('/app/settings')
    expect(await screen.findByRole('heading', { name: 'This screen stopped working' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app')
    expect(screen.getByText('the settings broke')).toBeInTheDocument()
  })
})
