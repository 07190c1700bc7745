import { type ReactNode, createContext, useCallback, useContext, useEffect, useMemo, useReducer } from 'react'
import type { AuthUser } from '#src/backend/auth.ts'
import { isSessionStored } from '#src/backend/session-store.ts'
import { reportFailedImport } from '#src/lib/failed-import.ts'
import { nextPaint } from '#src/lib/next-turn.ts'

interface AuthState {
  user: AuthUser | undefined
  /** True until the auth service has reported on a stored session. Without one, the visitor need not wait for it. */
  loading: boolean
  /** A stored session could not be renewed because no server answered, so it is unknown whether the user is signed in. */
  waiting: boolean
  /** The session check threw an exception. Nobody is signed in, and the login page says why. */
  failed: boolean
  /** The user asked to log out, as opposed to a session that ended for another reason. */
  leaving: boolean
  /** A session ended during this visit without a logout in this tab. */
  ended: boolean
}

export interface Auth extends AuthState {
  logOut: () => Promise<void>
  /** Tries again to renew a waiting session. */
  retry: () => void
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === undefined) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}

/** The signed-in user, for screens behind the session guard. */
export function useSignedInUser(): AuthUser {
  const { user } = useAuth()
  if (user === undefined) throw new Error('useSignedInUser needs the session guard above it')
  return user
}

/** The auth client is a third of the code of the login page, which is painted before it arrives. */
const loadWatch = () => import('./session-watch.ts')

/** Keeps the session up to date with the events of the auth service (docs/spec.md section 4). */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextAuthState, undefined, firstAuthState)

  useEffect(() => {
    let stop: (() => void) | undefined
    let stopped = false
    void (isSessionStored() ? Promise.resolve() : nextPaint())
      .then(loadWatch)
      .then(({ watchSession }) => {
        if (!stopped) stop = watchSession(dispatch)
      })
      .catch(reportFailedImport)
    return () => {
      stopped = true
      stop?.()
    }
  }, [])

  const retry = useCallback(() => {
    dispatch({ kind: 'checking' })
    void loadWatch()
      .then(({ checkSession }) => checkSession(dispatch, { again: true }))
      .catch(reportFailedImport)
  }, [])

  const { waiting } = state
  useEffect(() => {
    if (!waiting) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [waiting, retry])

  const logOut = useCallback(async () => {
    dispatch({ kind: 'leaving' })
    const { signOut } = await import('#src/backend/auth.ts')
    await signOut()
  }, [])

  const auth = useMemo(() => ({ ...state, logOut, retry }), [state, logOut, retry])
  return <AuthContext value={auth}>{children}</AuthContext>
}

export type AuthAction =
  | { kind: 'user'; user: AuthUser | undefined }
  | { kind: 'checking' | 'checked' | 'waiting' | 'failed' | 'leaving' }

function firstAuthState(): AuthState {
  return { user: undefined, loading: isSessionStored(), waiting: false, failed: false, leaving: false, ended: false }
}

function nextAuthState(state: AuthState, action: AuthAction): AuthState {
  switch (action.kind) {
    case 'user':
      return action.user === undefined ? signedOut(state) : signedIn(state, action.user)
    case 'checking':
      return state.user === undefined ? { ...state, loading: true, failed: false } : state
    case 'checked':
      return { ...state, loading: false, waiting: false }
    case 'waiting':
      return { ...state, loading: false, waiting: true }
    case 'failed':
      return { ...state, loading: false, waiting: false, failed: true }
    case 'leaving':
      return { ...state, leaving: true }
  }
}

function signedIn(state: AuthState, user: AuthUser): AuthState {
  // Returning to a tab repeats SIGNED_IN; the same state avoids rendering everything again.
  if (isSameUser(state.user, user) && !state.leaving) return state
  return { user, loading: false, waiting: false, failed: false, leaving: false, ended: false }
}

function signedOut(state: AuthState): AuthState {
  const ended = state.ended || (state.user !== undefined && !state.leaving)
  return { ...state, user: undefined, loading: false, waiting: false, ended }
}

function isSameUser(a: AuthUser | undefined, b: AuthUser): boolean {
  return a?.id === b.id && a.email === b.email && a.name === b.name
}
