import { useLocation, useNavigate } from 'react-router-dom'
import { useToast } from '#src/components/ui/toast-context.ts'
import { paths } from '#src/config/paths.ts'
import { useAuth } from '#src/features/auth/auth-context.ts'
import { ResetPasswordScreen } from '#src/features/auth/reset-password-screen.tsx'
import { resetTexts } from '#src/features/auth/texts.ts'
import { linkParameters } from '../session-link.ts'

export function ResetPasswordRoute() {
  const { user } = useAuth()
  const location = useLocation()
  const navigate = useNavigate()
  const toast = useToast()

  function enter(): void {
    toast(resetTexts.saved)
    void navigate(paths.dashboard, { replace: true })
  }

  return <ResetPasswordScreen address={linkParameters(location)} email={user?.email} onSaved={enter} />
}
