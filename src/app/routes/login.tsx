import { useSearchParams } from 'react-router-dom'
import { LoginScreen } from '#src/features/auth/login-screen.tsx'

export function LoginRoute() {
  const [query] = useSearchParams()
  return <LoginScreen callbackError={query.get('error')} />
}
