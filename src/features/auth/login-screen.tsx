import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Problem } from '#domain/result.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Form, formField, formOptions, isClosed } from '#src/components/ui/form.tsx'
import { paths } from '#src/config/paths.ts'
import { reportFailedImport } from '#src/lib/failed-import.ts'
import { nextPaint } from '#src/lib/next-turn.ts'
import { localized } from '#src/messages/localized.ts'
import { EmailField, PasswordField, mentionsEmail } from './account-fields.tsx'
import { type LoginArrival, readLoginArrival } from './login-arrival.ts'
import { loginTexts } from './texts.ts'
import { VisitorLink } from './visitor-link.tsx'

/** Login, with the reason why the previous page sent the visitor here (docs/spec.md section 2). */
export function LoginScreen() {
  const [query] = useSearchParams()
  const arrival = readLoginArrival(useLocation().state)
  const problem = callbackErrorText(query.get('error'))
  return (
    <>
      <h1 className="text-xl">{loginTexts.title}</h1>
      {problem !== undefined && (
        <Alert className="mt-5" variant="error">
          {problem}
        </Alert>
      )}
      {problem === undefined && arrival !== undefined && <LoginNotice arrival={arrival} />}
      <LoginForm email={arrival?.notice === 'registered' ? arrival.email : ''} />
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <VisitorLink to={paths.signUp}>{loginTexts.createAccount}</VisitorLink>
        <VisitorLink to={paths.forgot}>{loginTexts.forgot}</VisitorLink>
      </p>
    </>
  )
}

function callbackErrorText(error: string | null): string | undefined {
  return error === 'auth_failed' || error === 'callback_failed' ? loginTexts.callbackErrors[error] : undefined
}

function LoginNotice({ arrival }: { arrival: LoginArrival }) {
  return (
    <Alert className="mt-5" variant={arrival.notice === 'registered' ? 'success' : 'info'}>
      {arrival.notice === 'registered' ? arrival.message : loginTexts.sessionEnded}
    </Alert>
  )
}

/** Half of the page's code checks and sends the form. It loads after the first paint. */
const loadRequest = () => import('./login-request.ts')

interface Credentials {
  email: string
  password: string
}

/** After a successful login, the signed-in event changes the page. */
function LoginForm({ email }: { email: string }) {
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const form = useForm<Credentials>({
    ...formOptions,
    resolver: async (...values) => (await loadRequest()).resolver(...values),
    defaultValues: { email, password: '' },
  })
  const closed = isClosed(form)

  useEffect(() => void nextPaint().then(loadRequest).catch(reportFailedImport), [])

  async function submit({ email, password }: Credentials): Promise<void> {
    try {
      const { signIn } = await loadRequest()
      const result = await signIn(email, password)
      if (result.ok) return
      setUnconfirmed(result.reason.code === 'email_not_confirmed' ? email : undefined)
      const message = loginRefusalText(result.reason)
      form.setError(mentionsEmail(message) ? 'email' : 'password', { message })
    } catch {
      form.setError('password', { message: loginTexts.failedUnexpectedly })
    }
  }

  return (
    <Form className="mt-6 space-y-5" form={form} onSubmit={submit}>
      {unconfirmed !== undefined && (
        <Alert action={<ResendConfirmation email={unconfirmed} />} variant="info">
          {loginTexts.confirmFirst}
        </Alert>
      )}
      <EmailField {...formField(form, 'email', closed)} />
      <PasswordField {...formField(form, 'password', closed)} />
      <Button busy={closed} className="w-full" size="lg" type="submit">
        {closed ? loginTexts.submitting : loginTexts.submit}
      </Button>
    </Form>
  )
}

function loginRefusalText({ code, message }: Problem): string {
  if (code === 'unreachable') return loginTexts.failedUnexpectedly
  return message.trim() === '' ? loginTexts.failed : message
}

function ResendConfirmation({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string>()

  async function resend(): Promise<void> {
    setBusy(true)
    const { resendConfirmation } = await loadRequest()
    const result = await resendConfirmation(email).catch(() => undefined)
    setBusy(false)
    setOutcome(result?.ok === true ? loginTexts.resent : result?.reason.message || loginTexts.resendFailed)
  }

  return (
    <div>
      <Button busy={busy} onClick={() => void resend()} size="sm" variant="secondary">
        {loginTexts.resend}
      </Button>
      <p aria-live="polite">{outcome !== undefined && localized(outcome)}</p>
    </div>
  )
}
