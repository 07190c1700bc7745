import { Alert } from '#src/components/ui/alert.tsx'
import type { LoginArrival } from './login-arrival.ts'
import { loginTexts } from './texts.ts'

/** Why one is here: an account was made, or a session ended. */
export function LoginNotice({ arrival }: { arrival: LoginArrival }) {
  return (
    <Alert className="mt-5" variant={arrival.notice === 'registered' ? 'success' : 'info'}>
      {arrival.notice === 'registered' ? arrival.message : loginTexts.sessionEnded}
    </Alert>
  )
}
