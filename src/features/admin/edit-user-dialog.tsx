import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { AdminUser, UpdateUserRequest } from '#domain/contracts/admin.ts'
import { nameSchema } from '#domain/contracts/auth.ts'
import { roleSchema } from '#domain/plans/plans.ts'
import { updateUser } from '#src/backend/admin-api.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Form, formField, formOptions, isClosed } from '#src/components/ui/form.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { localized } from '#src/messages/localized.ts'
import { useOwnAccount } from './own-account.ts'
import { RoleOptions } from './role.tsx'
import { currentValues } from './user-details.ts'
import { userFormTexts as texts } from './texts.ts'

/** The role may be one that only a newer server knows. */
const editSchema = z.object({ name: nameSchema, role: z.string() })
type Edit = z.output<typeof editSchema>

interface EditUserDialogProps {
  user: AdminUser
  onSaved: () => void
  onClose: () => void
  /** Fetches the user again, in case somebody else has changed it. */
  fetchCurrent: (user: AdminUser) => Promise<AdminUser | undefined>
}

/** Sends only the changed values with their previous ones, so that it never overwrites the changes of somebody else. */
export function EditUserDialog({ user, onSaved, onClose, fetchCurrent }: EditUserDialogProps) {
  const formId = useId()
  const own = useOwnAccount().id === user.id
  const [previous, setPrevious] = useState(user)
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(editSchema),
    defaultValues: { name: user.name, role: user.role },
  })
  const closed = isClosed(form)
  const name = formField(form, 'name', closed)
  const problem = form.formState.errors.root?.message

  async function submit(edit: Edit): Promise<void> {
    const changes = changesOf(previous, edit)
    if (changes === undefined) {
      onClose()
      return
    }
    try {
      await updateUser(user.id, changes)
      onSaved()
    } catch (error) {
      form.setError('root', { message: errorText(error, texts.updateFailed) })
      if (error instanceof ApiError && error.code === 'stale_user') await showCurrent(edit, error)
    }
  }

  /** Keeps what was typed here and takes over the other values. */
  async function showCurrent(edit: Edit, { message }: ApiError): Promise<void> {
    const current = await fetchCurrent(user).catch(() => undefined)
    if (current === undefined) return
    if (edit.name === previous.name) form.setValue('name', current.name)
    if (edit.role === previous.role) form.setValue('role', current.role)
    setPrevious(current)
    form.setError('root', { message: `${localized(message)} ${currentValues(current)}` })
  }

  return (
    <Dialog
      description={user.email}
      footer={
        <>
          <Button disabled={closed} onClick={onClose} variant="secondary">
            {texts.cancel}
          </Button>
          <Button busy={closed} form={formId} type="submit">
            {closed ? texts.saving : texts.save}
          </Button>
        </>
      }
      onClose={onClose}
      open
      size="sm"
      title={texts.editTitle}
    >
      <Form className="space-y-4" form={form} id={formId} onSubmit={submit}>
        <Field error={name.error} label={texts.name}>
          <TextInput {...name.input} autoComplete="off" maxLength={200} required />
        </Field>
        <Field hint={own ? texts.ownRole : undefined} label={texts.role}>
          <Select {...formField(form, 'role', closed).input} defaultValue={user.role}>
            <RoleOptions current={previous.role} />
          </Select>
        </Field>
        {problem !== undefined && <Alert variant="error">{problem}</Alert>}
      </Form>
    </Dialog>
  )
}

function changesOf(previous: AdminUser, { name, role }: Edit): UpdateUserRequest | undefined {
  const chosen = roleSchema.safeParse(role)
  const newName = name === previous.name ? undefined : name
  const newRole = role === previous.role || !chosen.success ? undefined : chosen.data
  if (newName === undefined && newRole === undefined) return undefined
  return {
    ...(newName === undefined ? {} : { name: newName }),
    ...(newRole === undefined ? {} : { role: newRole }),
    expected: {
      ...(newName === undefined ? {} : { name: previous.name }),
      ...(newRole === undefined ? {} : { role: previous.role }),
    },
  }
}
