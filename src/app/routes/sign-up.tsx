import { useNavigate } from 'react-router-dom'
import { env } from '#src/config/env.ts'
import { paths } from '#src/config/paths.ts'
import { SignUpScreen } from '#src/features/auth/sign-up-screen.tsx'

export function SignUpRoute() {
  const navigate = useNavigate()
  return <SignUpScreen betaFormUrl={env().betaFormUrl} onRegistered={(arrival) => void navigate(paths.login, { state: arrival })} />
}
