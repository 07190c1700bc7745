import { useNavigate, useSearchParams } from 'react-router-dom'
import { env } from '#src/config/env.ts'
import { keepNext, paths } from '#src/config/paths.ts'
import { SignUpScreen } from '#src/features/auth/sign-up-screen.tsx'

export function SignUpRoute() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const loginPage = keepNext(paths.login, query.get('next'))
  return <SignUpScreen betaFormUrl={env().betaFormUrl} onRegistered={(arrival) => void navigate(loginPage, { state: arrival })} />
}
