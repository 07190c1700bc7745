import { Suspense, lazy, useCallback } from 'react'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { CheckingPermissions } from '../guards/checking-permissions.tsx'
import { RequireAdmin } from '../guards/require-admin.tsx'

/** Loaded behind the guard, unlike a route's own chunk, which the router fetches before anything is checked. */
const AdminScreen = lazy(async () => ({ default: (await import('#src/features/admin/admin-screen.tsx')).AdminScreen }))

export function AdminRoute() {
  return (
    <RequireAdmin>
      <Suspense fallback={<CheckingPermissions />}>
        <Administration />
      </Suspense>
    </RequireAdmin>
  )
}

function Administration() {
  const { id } = useSignedInUser()
  const { refresh } = useUserInfo(id)
  // The own name, role or permission is another: ask at once; the guard acts on the answer.
  const refreshOwn = useCallback(() => void refresh({ force: true }), [refresh])
  return <AdminScreen onOwnAccountChanged={refreshOwn} ownId={id} />
}
