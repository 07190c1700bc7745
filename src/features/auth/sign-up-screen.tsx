import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { registerRequestSchema } from '#domain/contracts/auth.ts'
import { register } from '#src/backend/account-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions, isClosed } from '#src/components/ui/form.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { env } from '#src/config/env.ts'
import { keepNext, paths } from '#src/config/paths.ts'
import { EmailField, PasswordField, mentionsEmail } from './account-fields.tsx'
import type { LoginArrival } from './login-arrival.ts'
import { authTexts, signUpTexts } from './texts.ts'
import { VisitorLink, linkStyle } from './visitor-link.tsx'

export function SignUpScreen() {
  return (
    <>
      <h1 className="text-xl">{signUpTexts.title}</h1>
      <SignUpForm />
      <p className="mt-6 text-sm">
        {signUpTexts.haveAccount} <VisitorLink to={paths.login}>{signUpTexts.logIn}</VisitorLink>
      </p>
      <BetaAccess formUrl={env().betaFormUrl} />
    </>
  )
}

/** Creates an account, then opens the login page with the server's message. */
function SignUpForm() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(registerRequestSchema),
    defaultValues: { name: '', email: '', password: '' },
  })
  const closed = isClosed(form)
  const name = formField(form, 'name', closed)

  async function submit(account: z.output<typeof registerRequestSchema>): Promise<void> {
    try {
      const { message = signUpTexts.created } = await register(account)
      const arrival: LoginArrival = { notice: 'registered', message, email: account.email }
      void navigate(keepNext(paths.login, query.get('next')), { state: arrival })
    } catch (error) {
      const message = errorText(error, signUpTexts.failed)
      form.setError(refusedField(message), { message })
    }
  }

  return (
    <Form className="mt-6 space-y-5" form={form} onSubmit={submit}>
      <Field error={name.error} label={authTexts.name}>
        <TextInput {...name.input} autoComplete="name" maxLength={200} required />
      </Field>
      <EmailField {...formField(form, 'email', closed)} />
      <PasswordField {...formField(form, 'password', closed)} isNew />
      <Button busy={closed} className="w-full" size="lg" type="submit">
        {closed ? signUpTexts.submitting : signUpTexts.submit}
      </Button>
    </Form>
  )
}

/** The field that a refused sign-up is about (docs/spec.md section 5). */
function refusedField(message: string): 'name' | 'email' | 'password' {
  if (/name/i.test(message)) return 'name'
  return mentionsEmail(message) ? 'email' : 'password'
}

function BetaAccess({ formUrl }: { formUrl: string }) {
  const id = useId()
  const texts = signUpTexts.beta
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6 text-sm">
      <h2 id={id}>{texts.title}</h2>
      <p className="mt-1 text-muted">{texts.text}</p>
      <a
        className={`mt-2 inline-flex items-center gap-1.5 ${linkStyle}`}
        href={formUrl}
        rel="noreferrer"
        target="_blank"
      >
        {texts.apply}
        <Icon name="external" />
      </a>
    </section>
  )
}
