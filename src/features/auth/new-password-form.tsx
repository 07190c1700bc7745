import { setPassword } from '#src/backend/auth.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { checkPassword } from './auth-rules.ts'
import { PasswordField } from './password-field.tsx'
import { resetTexts } from './texts.ts'

export function NewPasswordForm({ email, onSaved }: { email: string | undefined; onSaved: () => void }) {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkPassword(password) }),
    async send({ password }) {
      const result = await setPassword(password)
      if (!result.ok) return { password: result.reason.message.trim() === '' ? resetTexts.failed : result.reason.message }
      onSaved()
      return undefined
    },
    unexpected: { password: resetTexts.failed },
  })
  return (
    <>
      <h1 className="text-xl">{resetTexts.title}</h1>
      {email !== undefined && <p className="mt-2 text-sm wrap-anywhere text-muted">{resetTexts.forAccount(email)}</p>}
      <Form className="mt-6 space-y-5" onSubmit={form.submit} refusals={form.refusals}>
        {/* Password managers save the new password for the account named here. */}
        <input autoComplete="username" hidden name="email" readOnly type="email" value={email ?? ''} />
        <PasswordField
          chosen
          disabled={form.busy}
          error={form.errors.password}
          label={resetTexts.password}
          onChange={(value) => form.change('password', value)}
          value={form.values.password}
        />
        <Button busy={form.busy} className="w-full" size="lg" type="submit">
          {form.busy ? resetTexts.submitting : resetTexts.submit}
        </Button>
      </Form>
    </>
  )
}
