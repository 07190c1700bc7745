import { type ReactNode, createContext, useCallback, useContext, useEffect, useMemo, useReducer } from 'react'
import { type AuthChangeEvent, type AuthUser, isSessionWaiting, onAuthChange, signOut } from '#src/backend/auth.ts'
import { currentUserIdItem } from '#src/storage/current-user.ts'
import { adoptOlderKeys } from '#src/storage/older-keys.ts'
import { clearPrivateData } from '#src/storage/sign-out.ts'

interface AuthState {
  user: AuthUser | undefined
  /** True until the auth service has reported for the first time. */
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

/** Keeps the session up to date with the events of the auth service (docs/spec.md section 4). */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextAuthState, firstAuthState)

  const check = useCallback((options: { again: boolean }) => {
    dispatch({ kind: 'checking' })
    void isSessionWaiting(options).then(
      (waiting) => dispatch({ kind: waiting ? 'waiting' : 'checked' }),
      () => dispatch({ kind: 'failed' }),
    )
  }, [])
  const retry = useCallback(() => check({ again: true }), [check])

  useEffect(() => {
    let lastId = currentUserIdItem.read()
    function onEvent(event: AuthChangeEvent, user: AuthUser | undefined): void {
      if (event === 'SIGNED_OUT' && lastId !== undefined) clearPrivateData(lastId)
      if (user !== undefined) {
        currentUserIdItem.write(user.id)
        adoptOlderKeys(user)
      }
      if (user !== undefined || event === 'SIGNED_OUT') lastId = user?.id
      // Without a session at the start there may be one that could not be renewed: check before showing the login.
      if (event === 'INITIAL_SESSION' && user === undefined) check({ again: false })
      else dispatch({ kind: 'user', user })
    }
    return onAuthChange(onEvent, () => dispatch({ kind: 'failed' }))
  }, [check])

  const { waiting } = state
  useEffect(() => {
    if (!waiting) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [waiting, retry])

  const logOut = useCallback(async () => {
    dispatch({ kind: 'leaving' })
    await signOut()
  }, [])

  const auth = useMemo(() => ({ ...state, logOut, retry }), [state, logOut, retry])
  return <AuthContext value={auth}>{children}</AuthContext>
}

type AuthAction =
  | { kind: 'user'; user: AuthUser | undefined }
  | { kind: 'checking' | 'checked' | 'waiting' | 'failed' | 'leaving' }

const firstAuthState: AuthState = {
  user: undefined,
  loading: true,
  waiting: false,
  failed: false,
  leaving: false,
  ended: false,
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
