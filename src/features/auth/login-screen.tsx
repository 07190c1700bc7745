import { Alert } from '#src/components/ui/alert.tsx'
import { paths } from '#src/config/paths.ts'
import { callbackErrorText } from './auth-rules.ts'
import { LoginForm } from './login-form.tsx'
import { LoginNotice } from './login-notice.tsx'
import type { LoginArrival } from './login-arrival.ts'
import { loginTexts } from './texts.ts'
import { VisitorLink } from './visitor-link.tsx'

interface LoginScreenProps {
  /** The `error` value of the address, as the callback screen leaves it. */
  callbackError: string | null
  /** What the page before wants said here. */
  arrival?: LoginArrival | undefined
}

export function LoginScreen({ callbackError, arrival }: LoginScreenProps) {
  const problem = callbackErrorText(callbackError)
  return (
    <>
      <h1 className="text-xl">{loginTexts.title}</h1>
      {problem !== undefined && (
        <Alert className="mt-5" variant="error">
          {problem}
        </Alert>
      )}
      {problem === undefined && arrival !== undefined && <LoginNotice arrival={arrival} />}
      <LoginForm email={arrival?.notice === 'registered' ? arrival.email : undefined} />
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <VisitorLink to={paths.signUp}>
          {loginTexts.createAccount}
        </VisitorLink>
        <VisitorLink to={paths.forgot}>
          {loginTexts.forgot}
        </VisitorLink>
      </p>
    </>
  )
}
