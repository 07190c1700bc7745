import type { AdminUser } from '#domain/contracts/admin.ts'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { deleteTexts as texts } from './texts.ts'
import { nameOf } from './user-details.ts'

interface DeleteUserDialogProps {
  user: AdminUser
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks in other words for an administrator than for anybody else (spec section 5). */
export function DeleteUserDialog({ user, busy, onConfirm, onCancel }: DeleteUserDialogProps) {
  const isAdmin = user.role === 'admin'
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={texts.confirm}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      question={isAdmin ? texts.adminQuestion(nameOf(user)) : texts.question(nameOf(user))}
      title={isAdmin ? texts.adminTitle : texts.title}
    />
  )
}
