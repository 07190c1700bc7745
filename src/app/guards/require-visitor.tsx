import { Navigate, Outlet, useSearchParams } from 'react-router-dom'
import { pathAfterLogin } from '#src/config/paths.ts'
import { useAuth } from '#src/features/auth/session.tsx'
import { LoadingScreen } from '../loading-screen.tsx'
import { WaitingForServer } from './waiting-for-server.tsx'

/** Lets only visitors through. Signed-in users go to the requested page. */
export function RequireVisitor() {
  const { user, loading, waiting } = useAuth()
  const [query] = useSearchParams()
  if (loading) return <LoadingScreen />
  if (waiting) return <WaitingForServer />
  return user === undefined ? <Outlet /> : <Navigate replace to={pathAfterLogin(query.get('next'))} />
}
