import { paths } from '#src/config/paths.ts'
import { BetaAccess } from './beta-access.tsx'
import type { LoginArrival } from './login-arrival.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { signUpTexts } from './texts.ts'
import { VisitorLink } from './visitor-link.tsx'

interface SignUpScreenProps {
  /** Where one applies for the beta. */
  betaFormUrl: string
  onRegistered: (arrival: LoginArrival) => void
}

export function SignUpScreen({ betaFormUrl, onRegistered }: SignUpScreenProps) {
  return (
    <>
      <h1 className="text-xl">{signUpTexts.title}</h1>
      <SignUpForm onRegistered={onRegistered} />
      <p className="mt-6 text-sm">
        {signUpTexts.haveAccount}{' '}
        <VisitorLink to={paths.login}>
          {signUpTexts.logIn}
        </VisitorLink>
      </p>
      <BetaAccess formUrl={betaFormUrl} />
    </>
  )
}
