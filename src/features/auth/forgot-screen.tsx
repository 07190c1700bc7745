import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { forgotRequestSchema } from '#domain/contracts/auth.ts'
import { requestPasswordReset } from '#src/backend/account-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Form, formField, formOptions, isClosed } from '#src/components/ui/form.tsx'
import { paths } from '#src/config/paths.ts'
import { EmailField } from './account-fields.tsx'
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
        <VisitorLink to={paths.login}>{authTexts.backToLogin}</VisitorLink>
      </p>
    </>
  )
}

function ForgotForm({ onSent }: { onSent: () => void }) {
  const form = useForm({ ...formOptions, resolver: zodResolver(forgotRequestSchema), defaultValues: { email: '' } })
  const closed = isClosed(form)

  async function submit(request: z.output<typeof forgotRequestSchema>): Promise<void> {
    try {
      await requestPasswordReset(request)
      onSent()
    } catch (error) {
      form.setError('email', { message: errorText(error, forgotTexts.failed) })
    }
  }

  return (
    <Form className="mt-6 space-y-5" form={form} onSubmit={submit}>
      <EmailField {...formField(form, 'email', closed)} />
      <Button busy={closed} className="w-full" size="lg" type="submit">
        {closed ? forgotTexts.submitting : forgotTexts.submit}
      </Button>
    </Form>
  )
}
