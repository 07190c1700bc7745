import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthUser } from '#src/backend/auth.ts'
import { useAuth } from '#src/features/auth/auth-context.ts'
import { AuthProvider } from '#src/features/auth/auth-provider.tsx'

type Listener = (event: string, user: AuthUser | undefined) => void

const backend = vi.hoisted(() => ({
  listener: undefined as Listener | undefined,
  onAuthChange(listener: Listener) {
    backend.listener = listener
    return () => (backend.listener = undefined)
  },
  signOut: vi.fn<() => Promise<void>>(),
}))
const clearPrivateData = vi.hoisted(() => vi.fn<(userId: string) => void>())
vi.mock('#src/backend/auth.ts', () => backend)
vi.mock('#src/storage/sign-out.ts', () => ({ clearPrivateData }))

const quinn: AuthUser = { id: 'u1', email: 'quinn@demo.test', name: 'Quinn' }
const robin: AuthUser = { id: 'u2', email: 'robin@demo.test', name: 'Robin' }
const onUserChange = vi.fn()

function Probe() {
  const { user, loading, leaving, logOut } = useAuth()
  return (
    <>
      <p>{loading ? 'loading' : (user?.name ?? 'nobody')}</p>
      <button disabled={leaving} onClick={() => void logOut()} type="button">
        Leave
      </button>
    </>
  )
}

function start(): void {
  render(
    <AuthProvider onUserChange={onUserChange}>
      <Probe />
    </AuthProvider>,
  )
}

function emit(event: string, user?: AuthUser): void {
  act(() => backend.listener?.(event, user))
}

beforeEach(() => {
  clearPrivateData.mockReset()
  onUserChange.mockReset()
  backend.signOut.mockReset().mockResolvedValue(undefined)
})

describe('the auth context', () => {
  it('loads until the first event', () => {
    start()
    expect(screen.getByText('loading')).toBeInTheDocument()
    emit('INITIAL_SESSION')
    expect(screen.getByText('nobody')).toBeInTheDocument()
  })

  it.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED'])(
    'takes the user of %s and remembers whose items the browser shows',
    (event) => {
      start()
      emit(event, quinn)
      expect(screen.getByText('Quinn')).toBeInTheDocument()
      expect(localStorage.getItem('currentUserId')).toBe('u1')
    },
  )

  it('forgets the user and the private data of the user when the session ends', () => {
    start()
    emit('SIGNED_IN', quinn)
    onUserChange.mockReset()
    emit('SIGNED_OUT')
    expect(screen.getByText('nobody')).toBeInTheDocument()
    expect(clearPrivateData.mock.calls).toEqual([['u1']])
    expect(onUserChange).toHaveBeenCalledTimes(1)
  })

  it('clears also what an earlier visit of the user left', () => {
    localStorage.setItem('currentUserId', 'u1')
    start()
    emit('SIGNED_OUT')
    expect(clearPrivateData.mock.calls).toEqual([['u1']])
  })

  it('keeps private data when there merely is no session yet', () => {
    localStorage.setItem('currentUserId', 'u1')
    start()
    emit('INITIAL_SESSION')
    expect(clearPrivateData).not.toHaveBeenCalled()
  })

  it('drops what the memory holds when another user signs in, and only then', () => {
    localStorage.setItem('currentUserId', 'u1')
    start()
    emit('INITIAL_SESSION', quinn)
    emit('TOKEN_REFRESHED', { ...quinn })
    expect(onUserChange).not.toHaveBeenCalled()
    emit('SIGNED_IN', robin)
    expect(onUserChange).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Robin')).toBeInTheDocument()
  })

  it('says that the user is leaving from the press to the next sign-in', async () => {
    start()
    emit('SIGNED_IN', quinn)
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    expect(backend.signOut).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Leave' })).toBeDisabled()
    emit('SIGNED_OUT')
    emit('SIGNED_IN', robin)
    expect(screen.getByRole('button', { name: 'Leave' })).toBeEnabled()
  })
})
