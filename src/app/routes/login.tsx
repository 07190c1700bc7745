import { useLocation, useSearchParams } from 'react-router-dom'
import { readLoginArrival } from '#src/features/auth/login-arrival.ts'
import { LoginScreen } from '#src/features/auth/login-screen.tsx'

export function LoginRoute() {
  const [query] = useSearchParams()
  const location = useLocation()
  return <LoginScreen arrival={readLoginArrival(location.state)} callbackError={query.get('error')} />
}
