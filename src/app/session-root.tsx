import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { AuthProvider } from '#src/features/auth/auth-provider.tsx'

/** Everything that needs to know who is signed in stands below this. Public pages do not, and load none of it. */
export function SessionRoot() {
  const [queries] = useState(() => new QueryClient())
  const forgetUser = useCallback(() => queries.clear(), [queries])
  return (
    <QueryClientProvider client={queries}>
      <AuthProvider onUserChange={forgetUser}>
        <ToastProvider>
          <Outlet />
        </ToastProvider>
      </AuthProvider>
    </QueryClientProvider>
  )
}
