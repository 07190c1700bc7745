import { Outlet } from 'react-router-dom'
import { ToastProvider } from '#src/components/ui/toast.tsx'
import { AuthProvider } from '#src/features/auth/session.tsx'

/** Wraps every page that needs to know who is signed in. The public pages load none of this. */
export function SessionRoot() {
  return (
    <AuthProvider>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </AuthProvider>
  )
}
