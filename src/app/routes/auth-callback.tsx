import { useSearchParams } from 'react-router-dom'
import { CallbackScreen } from '#src/features/auth/callback-screen.tsx'

export function AuthCallbackRoute() {
  const [query] = useSearchParams()
  return <CallbackScreen query={query} />
}
