import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '#src/config/paths.ts'
import { useAuth } from '#src/features/auth/session.tsx'
import { LoadingScreen } from '../loading-screen.tsx'
import { WaitingForServer } from './waiting-for-server.tsx'

/** Lets only signed-in users through. Everyone else logs in first and then returns to the requested page. */
export function RequireSession() {
  const { user, loading, waiting, failed, leaving, ended } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (loading) return <LoadingScreen />
  if (waiting) return <WaitingForServer />
  if (user !== undefined) {
    return (
      <QueriesOfUser key={user.id}>
        <Outlet />
      </QueriesOfUser>
    )
  }
  const target = leaving ? undefined : `${pathname}${search}${hash}`
  return (
    <Navigate
      replace
      state={ended ? { notice: 'session_ended' } : undefined}
      to={loginPath(target, failed ? 'callback_failed' : undefined)}
    />
  )
}

/** With a client for each user, nobody sees the cached answers of a previous user. */
function QueriesOfUser({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
