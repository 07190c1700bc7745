import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signIn } from '#src/backend/auth.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { type LoginErrors, type LoginValues, checkLogin, placeLoginRefusal } from './login-rules.ts'
import { authTexts } from './texts.ts'

/** Success shows nothing here: the signed-in event moves the page on. */
export function LoginForm() {
  const [values, setValues] = useState<LoginValues>({ email: '', password: '' })
  const [errors, setErrors] = useState<LoginErrors>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // After each refusal, and only then, the first field with an error takes the focus: disabled inputs have lost it.
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
  }, [refusals])

  function refuse(found: LoginErrors): void {
    setErrors(found)
    setBusy(false)
    setRefusals((count) => count + 1)
  }

  function change(field: keyof LoginValues, value: string): void {
    setValues({ ...values, [field]: value })
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined })
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const found = checkLogin(values)
    if (Object.keys(found).length > 0) {
      refuse(found)
      return
    }
    setErrors({})
    setBusy(true)
    try {
      const result = await signIn(values.email.trim(), values.password)
      if (!result.ok) refuse(placeLoginRefusal(result.reason))
    } catch {
      refuse({ password: authTexts.failedUnexpectedly })
    }
  }

  return (
    <form className="mt-6 space-y-5" noValidate onSubmit={submit} ref={form}>
      <Field error={errors.email} label={authTexts.email}>
        <TextInput
          autoCapitalize="none"
          autoComplete="username"
          disabled={busy}
          inputMode="email"
          name="email"
          onChange={(event) => change('email', event.target.value)}
          required
          type="email"
          value={values.email}
        />
      </Field>
      <Field error={errors.password} label={authTexts.password}>
        <PasswordInput
          autoComplete="current-password"
          disabled={busy}
          name="password"
          onChange={(event) => change('password', event.target.value)}
          required
          value={values.password}
        />
      </Field>
      <Button busy={busy} className="w-full" size="lg" type="submit">
        {busy ? authTexts.submitting : authTexts.submit}
      </Button>
    </form>
  )
}
