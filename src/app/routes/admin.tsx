import { Suspense, lazy, useCallback } from 'react'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { CheckingPermissions, RequireAdmin } from '../guards/require-admin.tsx'

/** Loaded behind the guard. The router would load a lazy route before the guard runs. */
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
  // The guard acts on the new role.
  const refreshOwn = useCallback(() => void refresh({ force: true }), [refresh])
  return <AdminScreen onOwnAccountChanged={refreshOwn} ownId={id} />
}
