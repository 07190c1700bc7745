import { useLocation } from 'react-router-dom'
import { CallbackScreen } from '#src/features/auth/callback-screen.tsx'
import { linkParameters } from '../session-link.ts'

export function AuthCallbackRoute() {
  return <CallbackScreen address={linkParameters(useLocation())} />
}
