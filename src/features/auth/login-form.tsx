import { useState } from 'react'
import { signIn } from '#src/backend/auth.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { checkEmail, checkPassword, placeLoginRefusal } from './auth-rules.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { loginTexts } from './texts.ts'

/** Success shows nothing here: the signed-in event moves the page on. */
export function LoginForm({ email = '' }: { email?: string | undefined }) {
  const [unconfirmed, setUnconfirmed] = useState<string>()
  const form = useForm({
    initial: { email, password: '' },
    check: (values) => ({ email: checkEmail(values.email), password: checkPassword(values.password) }),
    async send(values) {
      const address = values.email.trim()
      const result = await signIn(address, values.password)
      if (result.ok) return undefined
      setUnconfirmed(result.reason.code === 'email_not_confirmed' ? address : undefined)
      return placeLoginRefusal(result.reason)
    },
    unexpected: { password: loginTexts.failedUnexpectedly },
  })
  const { values, errors, busy } = form
  return (
    <Form className="mt-6 space-y-5" onSubmit={form.submit} refusals={form.refusals}>
      {unconfirmed !== undefined && (
        <Alert action={<ResendConfirmation email={unconfirmed} />} variant="info">
          {loginTexts.confirmFirst}
        </Alert>
      )}
      <EmailField disabled={busy} error={errors.email} onChange={(value) => form.change('email', value)} value={values.email} />
      <PasswordField disabled={busy} error={errors.password} onChange={(value) => form.change('password', value)} value={values.password} />
      <Button busy={busy} className="w-full" size="lg" type="submit">
        {busy ? loginTexts.submitting : loginTexts.submit}
      </Button>
    </Form>
  )
}
