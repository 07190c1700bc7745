import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useToast } from '#src/components/ui/toast-context.ts'
import { paths } from '#src/config/paths.ts'
import { useUserInfo } from '#src/features/account/use-user-info.ts'
import { useSignedInUser } from '#src/features/auth/session.tsx'
import { localized } from '#src/messages/localized.ts'
import { appTexts } from '../texts.ts'
import { CheckingPermissions } from './checking-permissions.tsx'

const texts = appTexts.admin

/** Lets only administrators through, by the role of the plan info. Nothing behind it is even loaded for anybody else. */
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

/** Sends back to the dashboard and says why. */
function Denied() {
  const navigate = useNavigate()
  const toast = useToast()
  const told = useRef(false)
  useEffect(() => {
    // Once, also where strict mode runs effects twice.
    if (told.current) return
    told.current = true
    toast(texts.denied, { variant: 'error' })
    void navigate(paths.dashboard, { replace: true })
  }, [navigate, toast])
  return null
}
