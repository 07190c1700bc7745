import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createUserRequestSchema } from '#domain/contracts/admin.ts'
import type { Role } from '#domain/plans/plans.ts'
import { createUser } from '#src/backend/admin-api.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions, isClosed } from '#src/components/ui/form.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { RoleOptions } from './role.tsx'
import { userFormTexts as texts } from './texts.ts'

/** docs/spec.md section 3, Admin user. */
const defaultRole: Role = 'starter'

export function CreateUserForm({ onCreated }: { onCreated: () => void }) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(createUserRequestSchema),
    defaultValues: { name: '', email: '', password: '', role: defaultRole },
  })
  const closed = isClosed(form)
  const name = formField(form, 'name', closed)
  const email = formField(form, 'email', closed)
  const password = formField(form, 'password', closed)
  const problem = form.formState.errors.root?.message

  async function submit(user: z.output<typeof createUserRequestSchema>): Promise<void> {
    try {
      await createUser(user)
      onCreated()
    } catch (error) {
      form.setError(refusedField(error), { message: errorText(error, texts.createFailed) })
    }
  }

  return (
    <Form className="rounded-lg border border-line bg-surface p-5" form={form} onSubmit={submit}>
      <h2 className="text-base">{texts.title}</h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field error={name.error} label={texts.name}>
          <TextInput {...name.input} autoComplete="off" maxLength={200} required />
        </Field>
        <Field error={email.error} label={texts.email}>
          <TextInput
            {...email.input}
            autoCapitalize="none"
            autoComplete="off"
            inputMode="email"
            required
            type="email"
          />
        </Field>
        <Field error={password.error} hint={texts.passwordHint} label={texts.password}>
          <PasswordInput {...password.input} autoComplete="new-password" required />
        </Field>
        <Field label={texts.role}>
          <Select {...formField(form, 'role', closed).input} defaultValue={defaultRole}>
            <RoleOptions />
          </Select>
        </Field>
      </div>
      {problem !== undefined && (
        <Alert className="mt-4" variant="error">
          {problem}
        </Alert>
      )}
      <Button busy={closed} className="mt-5" type="submit">
        {closed ? texts.creating : texts.create}
      </Button>
    </Form>
  )
}

/** The field that a refused creation is about; `root` when it concerns none. */
function refusedField(error: unknown): 'email' | 'password' | 'root' {
  if (!(error instanceof ApiError)) return 'root'
  if (error.code === 'email_taken') return 'email'
  return error.code === 'weak_password' ? 'password' : 'root'
}
