import { createContext, useContext } from 'react'
import type { AuthUser } from '#src/backend/auth.ts'

export interface Auth {
  user: AuthUser | undefined
  /** True until the first word of the auth service. */
  loading: boolean
  /** A session is kept here, but no server answered to renew it: nobody is signed in or out before one does. */
  waiting: boolean
  /** The check of the session broke off with an exception: nobody is signed in, and the login page says why. */
  failed: boolean
  /** The user asked to leave, as opposed to a session that ended by itself. */
  leaving: boolean
  /** A session of this visit ended without the user asking for it in this tab. */
  ended: boolean
  logOut: () => Promise<void>
  /** Tries again to renew a session that waits. */
  retry: () => void
}

export const AuthContext = createContext<Auth | undefined>(undefined)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === undefined) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}

/** The signed-in user, on screens that stand behind the session guard. */
export function useSignedInUser(): AuthUser {
  const { user } = useAuth()
  if (user === undefined) throw new Error('useSignedInUser needs the session guard above it')
  return user
}
