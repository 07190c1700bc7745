import { Alert } from '#src/components/ui/alert.tsx'
import { LoginForm } from './login-form.tsx'
import { callbackErrorText } from './login-rules.ts'
import { authTexts } from './texts.ts'

interface LoginScreenProps {
  /** The `error` value of the address, as the callback screen leaves it. */
  callbackError: string | null
}

export function LoginScreen({ callbackError }: LoginScreenProps) {
  const problem = callbackErrorText(callbackError)
  return (
    <>
      <h1 className="text-xl">{authTexts.title}</h1>
      {problem !== undefined && (
        <Alert className="mt-5" variant="error">
          {problem}
        </Alert>
      )}
      <LoginForm />
    </>
  )
}
