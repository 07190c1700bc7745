import { useId, useState } from 'react'
import type { AdminUser } from '#domain/contracts/admin.ts'
import { nameSchema } from '#domain/contracts/auth.ts'
import { updateUser } from '#src/backend/admin-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { fieldError } from '#src/lib/field-error.ts'
import { RoleSelect } from './role-select.tsx'
import { userFormTexts as texts } from './texts.ts'

interface EditUserDialogProps {
  user: AdminUser
  own: boolean
  onSaved: () => void
  onClose: () => void
}

export function EditUserDialog({ user, own, onSaved, onClose }: EditUserDialogProps) {
  const formId = useId()
  const [role, setRole] = useState(user.role)
  const [problem, setProblem] = useState<string>()
  const { values, errors, busy, refusals, change, submit } = useForm({
    initial: { name: user.name },
    check: ({ name }) => ({ name: fieldError(nameSchema, name) }),
    async send({ name }) {
      setProblem(undefined)
      try {
        await updateUser(user.id, { name: name.trim(), role })
        onSaved()
        return undefined
      } catch (error) {
        setProblem(errorText(error, texts.updateFailed))
        return {}
      }
    },
    unexpected: {},
  })
  return (
    <Dialog
      description={user.email}
      footer={
        <>
          <Button disabled={busy} onClick={onClose} variant="secondary">
            {texts.cancel}
          </Button>
          <Button busy={busy} form={formId} type="submit">
            {busy ? texts.saving : texts.save}
          </Button>
        </>
      }
      onClose={onClose}
      open
      size="sm"
      title={texts.editTitle}
    >
      <Form className="space-y-4" id={formId} onSubmit={submit} refusals={refusals}>
        <Field error={errors.name} label={texts.name}>
          <TextInput autoComplete="off" disabled={busy} maxLength={200} name="name" onChange={(event) => change('name', event.target.value)} required value={values.name} />
        </Field>
        <Field hint={own ? texts.ownRole : undefined} label={texts.role}>
          <RoleSelect disabled={busy} onChange={setRole} value={role} />
        </Field>
        {problem !== undefined && <Alert variant="error">{problem}</Alert>}
      </Form>
    </Dialog>
  )
}
