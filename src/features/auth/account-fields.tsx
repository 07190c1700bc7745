import { Field } from '#src/components/ui/field.tsx'
import type { FormField } from '#src/components/ui/form.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { authTexts } from './texts.ts'

/** The email address of an account, marked up for password managers. */
export function EmailField({ error, input }: FormField) {
  return (
    <Field error={error} label={authTexts.email}>
      <TextInput {...input} autoCapitalize="none" autoComplete="username" inputMode="email" required type="email" />
    </Field>
  )
}

interface PasswordFieldProps extends FormField {
  label?: string
  /** For a new password: shows the rule, and password managers suggest one. */
  isNew?: boolean
}

/** The password of an account, marked up for password managers. */
export function PasswordField({ error, input, label = authTexts.password, isNew = false }: PasswordFieldProps) {
  return (
    <Field error={error} hint={isNew ? authTexts.passwordHint : undefined} label={label}>
      <PasswordInput {...input} autoComplete={isNew ? 'new-password' : 'current-password'} required />
    </Field>
  )
}

/** Whether a server's refusal belongs to the email field (docs/spec.md section 5). */
export function mentionsEmail(message: string): boolean {
  return /e-?mail/i.test(message)
}
