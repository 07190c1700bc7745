import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type AuthUser, onAuthChange, signOut } from '#src/backend/auth.ts'
import { currentUserIdItem } from '#src/storage/current-user.ts'
import { clearPrivateData } from '#src/storage/sign-out.ts'
import { AuthContext } from './auth-context.ts'

interface AuthProviderProps {
  /** Called when the user is another than before, or none, in this tab or another: what the memory holds of the last one must go. */
  onUserChange: () => void
  children: ReactNode
}

/** Who is signed in, as the auth service's events tell (spec section 4). */
export function AuthProvider({ onUserChange, children }: AuthProviderProps) {
  const [user, setUser] = useState<AuthUser>()
  const [loading, setLoading] = useState(true)
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    let lastId = currentUserIdItem.read()
    return onAuthChange((event, next) => {
      if (event === 'SIGNED_OUT' && lastId !== undefined) clearPrivateData(lastId)
      if (next?.id !== lastId) onUserChange()
      if (next !== undefined) {
        currentUserIdItem.write(next.id)
        setLeaving(false)
      }
      lastId = next?.id
      // Coming back to a tab repeats SIGNED_IN: the same user stays the same object and nothing renders anew.
      setUser((shown) => (isSameUser(shown, next) ? shown : next))
      setLoading(false)
    })
  }, [onUserChange])

  const logOut = useCallback(async () => {
    setLeaving(true)
    await signOut()
  }, [])

  const auth = useMemo(() => ({ user, loading, leaving, logOut }), [user, loading, leaving, logOut])
  return <AuthContext value={auth}>{children}</AuthContext>
}

function isSameUser(a: AuthUser | undefined, b: AuthUser | undefined): boolean {
  return a?.id === b?.id && a?.email === b?.email && a?.name === b?.name
}
