import { register } from '#src/backend/account-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { checkEmail, checkName, checkPassword, placeSignUpRefusal } from './auth-rules.ts'
import { EmailField } from './email-field.tsx'
import type { LoginArrival } from './login-arrival.ts'
import { PasswordField } from './password-field.tsx'
import { authTexts, signUpTexts } from './texts.ts'

/** Makes an account; what the login page should say next is handed on. */
export function SignUpForm({ onRegistered }: { onRegistered: (arrival: LoginArrival) => void }) {
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    check: ({ name, email, password }) => ({ name: checkName(name), email: checkEmail(email), password: checkPassword(password) }),
    async send({ name, email, password }) {
      const address = email.trim()
      try {
        const { message = signUpTexts.created } = await register({ name: name.trim(), email: address, password })
        onRegistered({ notice: 'registered', message, email: address })
        return undefined
      } catch (error) {
        return placeSignUpRefusal(errorText(error, signUpTexts.failed))
      }
    },
    unexpected: { password: signUpTexts.failed },
  })
  const { values, errors, busy } = form
  return (
    <Form className="mt-6 space-y-5" onSubmit={form.submit} refusals={form.refusals}>
      <Field error={errors.name} label={authTexts.name}>
        <TextInput
          autoComplete="name"
          disabled={busy}
          maxLength={200}
          name="name"
          onChange={(event) => form.change('name', event.target.value)}
          required
          value={values.name}
        />
      </Field>
      <EmailField disabled={busy} error={errors.email} onChange={(value) => form.change('email', value)} value={values.email} />
      <PasswordField chosen disabled={busy} error={errors.password} onChange={(value) => form.change('password', value)} value={values.password} />
      <Button busy={busy} className="w-full" size="lg" type="submit">
        {busy ? signUpTexts.submitting : signUpTexts.submit}
      </Button>
    </Form>
  )
}
