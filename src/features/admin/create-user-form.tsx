import { useState } from 'react'
import { emailSchema, nameSchema, passwordSchema } from '#domain/contracts/auth.ts'
import type { Role } from '#domain/plans/plans.ts'
import { createUser } from '#src/backend/admin-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { fieldError } from '#src/lib/field-error.ts'
import { refusedField } from './refusals.ts'
import { RoleSelect } from './role-select.tsx'
import { userFormTexts as texts } from './texts.ts'

/** Spec section 9. */
const defaultRole: Role = 'starter'

export function CreateUserForm({ onCreated }: { onCreated: () => void }) {
  const [role, setRole] = useState(defaultRole)
  const [problem, setProblem] = useState<string>()
  const { values, errors, busy, refusals, change, submit } = useForm({
    initial: { name: '', email: '', password: '' },
    check: ({ name, email, password }) => ({
      name: fieldError(nameSchema, name),
      email: fieldError(emailSchema, email),
      password: fieldError(passwordSchema, password),
    }),
    async send(fields) {
      setProblem(undefined)
      try {
        await createUser({ ...fields, role })
        onCreated()
        return undefined
      } catch (error) {
        const text = errorText(error, texts.createFailed)
        const field = refusedField(error)
        if (field === undefined) setProblem(text)
        return field === undefined ? {} : { [field]: text }
      }
    },
    unexpected: {},
  })
  return (
    <Form className="rounded-lg border border-line bg-surface p-5" onSubmit={submit} refusals={refusals}>
      <h2 className="text-base">{texts.title}</h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field error={errors.name} label={texts.name}>
          <TextInput autoComplete="off" disabled={busy} maxLength={200} name="name" onChange={(event) => change('name', event.target.value)} required value={values.name} />
        </Field>
        <Field error={errors.email} label={texts.email}>
          <TextInput
            autoCapitalize="none"
            autoComplete="off"
            disabled={busy}
            inputMode="email"
            name="email"
            onChange={(event) => change('email', event.target.value)}
            required
            type="email"
            value={values.email}
          />
        </Field>
        <Field error={errors.password} hint={texts.passwordHint} label={texts.password}>
          <PasswordInput
            autoComplete="new-password"
            disabled={busy}
            name="password"
            onChange={(event) => change('password', event.target.value)}
            required
            value={values.password}
          />
        </Field>
        <Field label={texts.role}>
          <RoleSelect disabled={busy} onChange={setRole} value={role} />
        </Field>
      </div>
      {problem !== undefined && (
        <Alert className="mt-4" variant="error">
          {problem}
        </Alert>
      )}
      <Button busy={busy} className="mt-5" type="submit">
        {busy ? texts.creating : texts.create}
      </Button>
    </Form>
  )
}
