import { useId, useState } from 'react'
import type { AdminUser, UpdateUserRequest } from '#domain/contracts/admin.ts'
import { nameSchema } from '#domain/contracts/auth.ts'
import { roleSchema } from '#domain/plans/plans.ts'
import { updateUser } from '#src/backend/admin-api.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form } from '#src/components/ui/form.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { useForm } from '#src/components/ui/use-form.ts'
import { fieldError } from '#src/lib/field-error.ts'
import { localized } from '#src/messages/localized.ts'
import { RoleSelect } from './role-select.tsx'
import { currentValues } from './user-details.ts'
import { userFormTexts as texts } from './texts.ts'

interface EditUserDialogProps {
  user: AdminUser
  own: boolean
  onSaved: () => void
  onClose: () => void
  /** The user as the server has it now. */
  fetchCurrent: (user: AdminUser) => Promise<AdminUser | undefined>
}

/** Sends only what was changed here, with the values it was changed from: whoever else edits the user is not overwritten. */
export function EditUserDialog({ user, own, onSaved, onClose, fetchCurrent }: EditUserDialogProps) {
  const formId = useId()
  const [seen, setSeen] = useState(user)
  const [role, setRole] = useState(user.role)
  const [problem, setProblem] = useState<string>()
  const { values, errors, busy, refusals, change, submit } = useForm({
    initial: { name: user.name },
    check: ({ name }) => ({ name: fieldError(nameSchema, name) }),
    async send({ name }) {
      setProblem(undefined)
      const changed = changesOf(seen, { name: name.trim(), role })
      if (changed === undefined) {
        onClose()
        return undefined
      }
      try {
        await updateUser(user.id, changed)
        onSaved()
        return undefined
      } catch (error) {
        setProblem(errorText(error, texts.updateFailed))
        if (error instanceof ApiError && error.code === 'stale_user') await showCurrent(name, error)
        return {}
      }
    },
    unexpected: {},
  })

  /** What was typed here stays; the rest of the form follows what somebody else saved. */
  async function showCurrent(name: string, { message }: ApiError): Promise<void> {
    const current = await fetchCurrent(user).catch(() => undefined)
    if (current === undefined) return
    if (name.trim() === seen.name) change('name', current.name)
    if (role === seen.role) setRole(current.role)
    setSeen(current)
    setProblem(`${localized(message)} ${currentValues(current)}`)
  }
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

function changesOf(seen: AdminUser, { name, role }: { name: string; role: string }): UpdateUserRequest | undefined {
  const chosen = roleSchema.safeParse(role)
  const newName = name === seen.name ? undefined : name
  const newRole = role === seen.role || !chosen.success ? undefined : chosen.data
  if (newName === undefined && newRole === undefined) return undefined
  return {
    ...(newName === undefined ? {} : { name: newName }),
    ...(newRole === undefined ? {} : { role: newRole }),
    expected: { ...(newName === undefined ? {} : { name: seen.name }), ...(newRole === undefined ? {} : { role: seen.role }) },
  }
}
