import { type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react'
import { type AuthChangeEvent, type AuthUser, isSessionWaiting, onAuthChange, signOut } from '#src/backend/auth.ts'
import { currentUserIdItem } from '#src/storage/current-user.ts'
import { adoptOlderKeys } from '#src/storage/older-keys.ts'
import { clearPrivateData } from '#src/storage/sign-out.ts'
import { AuthContext } from './auth-context.ts'
import { firstAuthState, nextAuthState } from './auth-state.ts'

interface AuthProviderProps {
  /** Called when the user is another than before, or none, in this tab or another: what the memory holds of the last one must go. */
  onUserChange: () => void
  children: ReactNode
}

/** Who is signed in, as the auth service's events tell (spec section 4). */
export function AuthProvider({ onUserChange, children }: AuthProviderProps) {
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
      if (user?.id !== lastId) onUserChange()
      if (user !== undefined) {
        currentUserIdItem.write(user.id)
        adoptOlderKeys(user)
      }
      if (user !== undefined || event === 'SIGNED_OUT') lastId = user?.id
      // No session at the start may mean one that could not be renewed: ask before anybody is sent to log in.
      if (event === 'INITIAL_SESSION' && user === undefined) check({ again: false })
      else dispatch({ kind: 'user', user })
    }
    return onAuthChange(onEvent, () => dispatch({ kind: 'failed' }))
  }, [onUserChange, check])

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
