import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthUser } from '#src/backend/auth.ts'
import { AuthProvider, useAuth } from '#src/features/auth/session.tsx'

type Listener = (event: string, user: AuthUser | undefined) => void

const heard = vi.hoisted((): { listener?: Listener; onBroken?: () => void } => ({}))
const backend = vi.hoisted(() => ({
  onAuthChange(listener: Listener, onBroken: () => void) {
    Object.assign(heard, { listener, onBroken })
    return () => (heard.listener = undefined)
  },
  signOut: vi.fn<() => Promise<void>>(),
  isSessionWaiting: vi.fn<(options: { again: boolean }) => Promise<boolean>>(),
}))
const stored = vi.hoisted(() => ({ session: true }))
const clearPrivateData = vi.hoisted(() => vi.fn<(userId: string) => void>())
vi.mock('#src/backend/auth.ts', () => backend)
vi.mock('#src/backend/session-store.ts', () => ({ isSessionStored: () => stored.session }))
vi.mock('#src/storage/sign-out.ts', () => ({ clearPrivateData }))

const quinn: AuthUser = { id: 'u1', email: 'quinn@demo.test', name: 'Quinn' }
const robin: AuthUser = { id: 'u2', email: 'robin@demo.test', name: 'Robin' }

function Probe() {
  const { user, loading, waiting, failed, leaving, ended, logOut, retry } = useAuth()
  return (
    <>
      <p>{loading ? 'loading' : waiting ? 'waiting' : (user?.name ?? 'nobody')}</p>
      {ended && <p>ended</p>}
      {failed && <p>failed</p>}
      <button onClick={retry} type="button">
        Retry
      </button>
      <button disabled={leaving} onClick={() => void logOut()} type="button">
        Leave
      </button>
    </>
  )
}

/** Shows the page, then waits until it listens to the auth service. */
async function start(): Promise<void> {
  show()
  await vi.waitFor(() => expect(heard.listener).toBeDefined())
}

function show(): void {
  render(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  )
}

function emit(event: string, user?: AuthUser): void {
  act(() => heard.listener?.(event, user))
}

beforeEach(() => {
  stored.session = true
  clearPrivateData.mockReset()
  backend.signOut.mockReset().mockResolvedValue(undefined)
  backend.isSessionWaiting.mockReset().mockResolvedValue(false)
})

describe('the auth context', () => {
  it('loads until the first event', async () => {
    await start()
    expect(screen.getByText('loading')).toBeInTheDocument()
    emit('INITIAL_SESSION')
    expect(await screen.findByText('nobody')).toBeInTheDocument()
    expect(screen.queryByText('ended')).not.toBeInTheDocument()
  })

  it('knows a visitor without a stored session at once, and shows nothing else when the auth service agrees', async () => {
    stored.session = false
    let loading = 0
    show()
    expect(screen.getByText('nobody')).toBeInTheDocument()
    new MutationObserver(() => (loading += Number(screen.queryByText('loading') !== null))).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await vi.waitFor(() => expect(heard.listener).toBeDefined())
    emit('INITIAL_SESSION')
    await vi.waitFor(() => expect(backend.isSessionWaiting).toHaveBeenCalledOnce())
    emit('SIGNED_IN', quinn)
    expect(await screen.findByText('Quinn')).toBeInTheDocument()
    expect(loading).toBe(0)
  })

  it('stops loading when the first event never comes', async () => {
    await start()
    act(() => heard.onBroken?.())
    expect(screen.getByText('failed')).toBeInTheDocument()
    expect(screen.getByText('nobody')).toBeInTheDocument()
  })

  it('reports a check that throws until somebody signs in', async () => {
    backend.isSessionWaiting.mockRejectedValue(new TypeError('null'))
    await start()
    emit('INITIAL_SESSION')
    expect(await screen.findByText('failed')).toBeInTheDocument()
    expect(screen.getByText('nobody')).toBeInTheDocument()
    emit('SIGNED_IN', quinn)
    expect(screen.queryByText('failed')).not.toBeInTheDocument()
  })

  it('keeps waiting with a session that no server renewed, until one answers', async () => {
    backend.isSessionWaiting.mockResolvedValue(true)
    await start()
    emit('INITIAL_SESSION')
    expect(await screen.findByText('waiting')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('waiting')).toBeInTheDocument()
    emit('TOKEN_REFRESHED', quinn)
    expect(screen.getByText('Quinn')).toBeInTheDocument()
  })

  it('retries a waiting session when the connection is back', async () => {
    backend.isSessionWaiting.mockResolvedValueOnce(true)
    await start()
    emit('INITIAL_SESSION')
    await screen.findByText('waiting')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('nobody')).toBeInTheDocument()
    expect(backend.isSessionWaiting.mock.calls).toEqual([[{ again: false }], [{ again: true }]])
  })

  it('clears the private data when a waiting session turns out to have ended', async () => {
    localStorage.setItem('currentUserId', 'u1')
    backend.isSessionWaiting.mockResolvedValue(true)
    await start()
    emit('INITIAL_SESSION')
    await screen.findByText('waiting')
    emit('SIGNED_OUT')
    expect(screen.getByText('nobody')).toBeInTheDocument()
    expect(clearPrivateData.mock.calls).toEqual([['u1']])
  })

  it('distinguishes an ended session from a logout', async () => {
    await start()
    emit('SIGNED_IN', quinn)
    emit('SIGNED_OUT')
    expect(screen.getByText('ended')).toBeInTheDocument()
    emit('SIGNED_IN', quinn)
    expect(screen.queryByText('ended')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    emit('SIGNED_OUT')
    expect(screen.queryByText('ended')).not.toBeInTheDocument()
  })

  it.each([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ])('takes the user of %s and remembers whose items the browser shows', async (event) => {
    await start()
    emit(event, quinn)
    expect(screen.getByText('Quinn')).toBeInTheDocument()
    expect(localStorage.getItem('currentUserId')).toBe('u1')
  })

  it('removes the user and their private data when the session ends', async () => {
    await start()
    emit('SIGNED_IN', quinn)
    emit('SIGNED_OUT')
    expect(screen.getByText('nobody')).toBeInTheDocument()
    expect(clearPrivateData.mock.calls).toEqual([['u1']])
  })

  it('also clears data of an earlier visit', async () => {
    localStorage.setItem('currentUserId', 'u1')
    await start()
    emit('SIGNED_OUT')
    expect(clearPrivateData.mock.calls).toEqual([['u1']])
  })

  it('keeps private data when there is no session yet', async () => {
    localStorage.setItem('currentUserId', 'u1')
    await start()
    emit('INITIAL_SESSION')
    await screen.findByText('nobody')
    expect(clearPrivateData).not.toHaveBeenCalled()
  })

  it('follows a sign-in of another user in another tab', async () => {
    localStorage.setItem('currentUserId', 'u1')
    await start()
    emit('INITIAL_SESSION', quinn)
    emit('TOKEN_REFRESHED', { ...quinn })
    expect(screen.getByText('Quinn')).toBeInTheDocument()
    emit('SIGNED_IN', robin)
    expect(screen.getByText('Robin')).toBeInTheDocument()
  })

  it('reports a logout in progress until the next sign-in', async () => {
    await start()
    emit('SIGNED_IN', quinn)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(backend.signOut).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Leave' })).toBeDisabled()
    emit('SIGNED_OUT')
    emit('SIGNED_IN', robin)
    expect(screen.getByRole('button', { name: 'Leave' })).toBeEnabled()
  })
})
