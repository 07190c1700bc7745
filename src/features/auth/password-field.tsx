import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { authTexts } from './texts.ts'

interface PasswordFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
  label?: string
  /** A new one is to be thought of: its rule is named, and password managers suggest one. */
  chosen?: boolean
}

/** The password of an account, as password managers expect it. */
export function PasswordField({ value, onChange, error, disabled, label = authTexts.password, chosen = false }: PasswordFieldProps) {
  return (
    <Field error={error} hint={chosen ? authTexts.passwordHint : undefined} label={label}>
      <PasswordInput
        autoComplete={chosen ? 'new-password' : 'current-password'}
        disabled={disabled}
        name="password"
        onChange={(event) => onChange(event.target.value)}
        required
        value={value}
      />
    </Field>
  )
}
