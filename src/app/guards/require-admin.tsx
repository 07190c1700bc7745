import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { paths } from '#src/config/paths.ts'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { localized } from '#src/messages/localized.ts'
import { appTexts } from '../texts.ts'

const texts = appTexts.admin

/** Lets only administrators through, by the role in the user info. For others the code behind it is not even loaded. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { id } = useSignedInUser()
  const { info, error, refresh } = useUserInfo(id)
  if (info !== undefined) return info.user.role === 'admin' ? children : <Denied />
  if (error === null) return <CheckingPermissions />
  return (
    <Alert
      action={
        <Button lang="es" onClick={() => void refresh({ force: true })} size="sm" variant="secondary">
          {texts.retry}
        </Button>
      }
      variant="error"
    >
      <p className="font-semibold" lang="es">
        {texts.checkFailed}
      </p>
      <p>{localized(error.message)}</p>
    </Alert>
  )
}

function Denied() {
  const navigate = useNavigate()
  const toast = useToast()
  const announced = useRef(false)
  useEffect(() => {
    // Strict mode runs effects twice.
    if (announced.current) return
    announced.current = true
    toast(texts.denied, { variant: 'error' })
    void navigate(paths.dashboard, { replace: true })
  }, [navigate, toast])
  return null
}

export function CheckingPermissions() {
  return (
    <p className="flex items-center justify-center gap-3 py-16 text-muted" lang="es" role="status">
      <Spinner />
      {texts.checking}
    </p>
  )
}
