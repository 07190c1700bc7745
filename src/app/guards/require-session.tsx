import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '#src/config/paths.ts'
import { useAuth } from '#src/features/auth/auth-context.ts'
import { LoadingScreen } from '../loading-screen.tsx'
import { WaitingForServer } from './waiting-for-server.tsx'

/** Lets only a signed-in user through; everyone else logs in first and comes back to the page asked for. */
export function RequireSession() {
  const { user, loading, waiting, failed, leaving, ended } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (loading) return <LoadingScreen />
  if (waiting) return <WaitingForServer />
  if (user !== undefined) return <Outlet />
  const target = leaving ? undefined : `${pathname}${search}${hash}`
  return <Navigate replace state={ended ? { notice: 'session_ended' } : undefined} to={loginPath(target, failed ? 'callback_failed' : undefined)} />
}
