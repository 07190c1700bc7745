import { render, screen } from '@testing-library/react'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RequireSession } from '#src/app/guards/require-session.tsx'
import { RequireVisitor } from '#src/app/guards/require-visitor.tsx'
import { type Auth, AuthContext } from '#src/features/auth/session.tsx'

const quinn = { id: 'u1', email: 'quinn@demo.test', name: 'Quinn' }
const nobody: Auth = {
  user: undefined,
  loading: false,
  waiting: false,
  failed: false,
  leaving: false,
  ended: false,
  logOut: vi.fn(() => Promise.resolve()),
  retry: vi.fn(),
}

function open(path: string, auth: Partial<Auth>) {
  const router = createMemoryRouter(
    [
      { Component: RequireVisitor, children: [{ path: '/login', element: <p>the login form</p> }] },
      {
        Component: RequireSession,
        children: [
          { path: '/app', element: <p>the dashboard</p> },
          { path: '/app/settings', element: <p>the settings</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(
    <AuthContext value={{ ...nobody, ...auth }}>
      <RouterProvider router={router} />
    </AuthContext>,
  )
  return router
}

function address({ state: { location } }: ReturnType<typeof open>): string {
  return `${location.pathname}${location.search}`
}

describe('the signed-in area', () => {
  it('shows a loading text and nothing private while the session is checked', () => {
    open('/app', { loading: true })
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    expect(screen.queryByText('the dashboard')).not.toBeInTheDocument()
  })

  it('opens for a user', () => {
    open('/app/settings', { user: quinn })
    expect(screen.getByText('the settings')).toBeInTheDocument()
  })

  it.each([
    ['/app', '/login'],
    ['/app/settings?tab=tracker#token', '/login?next=%2Fapp%2Fsettings%3Ftab%3Dtracker%23token'],
  ])('sends a visitor of %s to %s', (asked, shown) => {
    const router = open(asked, {})
    expect(screen.getByText('the login form')).toBeInTheDocument()
    expect(address(router)).toBe(shown)
  })

  it.each([
    [true, { notice: 'session_ended' }],
    [false, null],
  ])('passes an ended session to the login page: %s', (ended, state) => {
    expect(open('/app/settings', { ended }).state.location.state).toEqual(state)
  })

  it.each([
    ['/app', '/login?error=callback_failed'],
    ['/app/settings', '/login?error=callback_failed&next=%2Fapp%2Fsettings'],
  ])('sends a visitor of %s, whose session check broke off, to %s', (asked, shown) => {
    const router = open(asked, { failed: true })
    expect(screen.getByText('the login form')).toBeInTheDocument()
    expect(address(router)).toBe(shown)
  })

  it('sends someone who logged out to the plain login page', () => {
    expect(address(open('/app/settings', { leaving: true }))).toBe('/login')
  })
})

describe('cached answers of the server', () => {
  function Cached() {
    const queries = useQueryClient()
    const { data } = useQuery<string>({ queryKey: ['plan'], queryFn: skipToken })
    return (
      <button onClick={() => queries.setQueryData(['plan'], 'Pro')} type="button">
        {data ?? 'nothing'}
      </button>
    )
  }

  function page(auth: Partial<Auth>) {
    return (
      <AuthContext value={{ ...nobody, ...auth }}>
        <RouterProvider router={router} />
      </AuthContext>
    )
  }

  let router: ReturnType<typeof createMemoryRouter>

  async function fillCache() {
    router = createMemoryRouter(
      [
        { Component: RequireVisitor, children: [{ path: '/login', element: <p>the login form</p> }] },
        { Component: RequireSession, children: [{ path: '/app', Component: Cached }] },
      ],
      { initialEntries: ['/app'] },
    )
    const view = render(page({ user: quinn }))
    await userEvent.click(screen.getByRole('button', { name: 'nothing' }))
    expect(await screen.findByRole('button', { name: 'Pro' })).toBeInTheDocument()
    view.rerender(page({ user: { ...quinn } }))
    return view
  }

  it('stay for the same user', async () => {
    await fillCache()
    expect(await screen.findByRole('button', { name: 'Pro' })).toBeInTheDocument()
  })

  it('are gone when another user signs in', async () => {
    const view = await fillCache()
    view.rerender(page({ user: { ...quinn, id: 'u2' } }))
    expect(screen.getByRole('button', { name: 'nothing' })).toBeInTheDocument()
  })

  it('are gone after a logout', async () => {
    const view = await fillCache()
    view.rerender(page({}))
    expect(await screen.findByText('the login form')).toBeInTheDocument()
    view.rerender(page({ user: quinn }))
    expect(await screen.findByRole('button', { name: 'nothing' })).toBeInTheDocument()
  })
})

describe('a session that waits for a server', () => {
  it.each(['/app', '/login'])('neither opens %s nor redirects to the login', async (path) => {
    const router = open(path, { waiting: true })
    expect(screen.getByRole('heading', { name: 'The server could not be reached' })).toBeInTheDocument()
    expect(address(router)).toBe(path)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(nobody.retry).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
    expect(nobody.logOut).toHaveBeenCalled()
  })

  it('is reported as offline when the browser is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open('/app', { waiting: true })
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeInTheDocument()
  })
})

describe('the login page', () => {
  it('waits for the session check', () => {
    open('/login', { loading: true })
    expect(screen.queryByText('the login form')).not.toBeInTheDocument()
  })

  it.each([
    ['/login', '/app'],
    ['/login?next=%2Fapp%2Fsettings', '/app/settings'],
    ['/login?next=https%3A%2F%2Fevil.test', '/app'],
  ])('redirects a signed-in user from %s to %s', (asked, shown) => {
    expect(address(open(asked, { user: quinn }))).toBe(shown)
  })
})
