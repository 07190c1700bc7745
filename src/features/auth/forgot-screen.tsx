import { useState } from 'react'
import { requestPasswordReset } from '#src/backend/account-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { paths } from '#src/config/paths.ts'
import { checkEmail } from './auth-rules.ts'
import { EmailField } from './email-field.tsx'
import { authTexts, forgotTexts } from './texts.ts'
import { VisitorLink } from './visitor-link.tsx'

export function ForgotScreen() {
  const [sent, setSent] = useState(false)
  return (
    <>
      <h1 className="text-xl">{forgotTexts.title}</h1>
      {sent ? (
        <Alert className="mt-5" variant="success">
          {forgotTexts.sent}
        </Alert>
      ) : (
        <>
          <p className="mt-2 text-sm text-muted">{forgotTexts.text}</p>
          <ForgotForm onSent={() => setSent(true)} />
        </>
      )}
      <p className="mt-6 text-sm">
        <VisitorLink to={paths.login}>
          {authTexts.backToLogin}
        </VisitorLink>
      </p>
    </>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    async send({ email }) {
      try {
        await requestPasswordReset({ email: email.trim() })
        onSent()
        return undefined
      } catch (error) {
        return { email: errorText(error, forgotTexts.failed) }
      }
    },
    unexpected: { email: forgotTexts.failed },
  })
  return (
    <Form className="mt-6 space-y-5" onSubmit={form.submit} refusals={form.refusals}>
      <EmailField disabled={form.busy} error={form.errors.email} onChange={(value) => form.change('email', value)} value={form.values.email} />
      <Button busy={form.busy} className="w-full" size="lg" type="submit">
        {form.busy ? forgotTexts.submitting : forgotTexts.submit}
      </Button>
    </Form>
  )
}
