import { Field } from '#src/components/ui/field.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { authTexts } from './texts.ts'

interface EmailFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
}

/** The address of an account, as password managers expect it. */
export function EmailField({ value, onChange, error, disabled }: EmailFieldProps) {
  return (
    <Field error={error} label={authTexts.email}>
      <TextInput
        autoCapitalize="none"
        autoComplete="username"
        disabled={disabled}
        inputMode="email"
        name="email"
        onChange={(event) => onChange(event.target.value)}
        required
        type="email"
        value={value}
      />
    </Field>
  )
}
