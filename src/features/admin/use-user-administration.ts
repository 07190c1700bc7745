import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser } from '#domain/contracts/admin.ts'
import { deleteUser, listUsers, sendPasswordReset } from '#src/backend/admin-api.ts'
import { errorText } from '#src/backend/api-client.ts'
import { useToast } from '#src/components/ui/toast-context.ts'
import { adminKey } from './admin-queries.ts'
import { useOwnAccount } from './own-account.ts'
import { deleteTexts, userResetTexts, userFormTexts } from './texts.ts'
import type { UserActions } from './user-table.tsx'

export interface UserAdministration {
  creating: boolean
  editing: AdminUser | undefined
  deleting: AdminUser | undefined
  /** The error of the last action on a user. */
  problem: string | undefined
  actions: UserActions
  toggleCreating: () => void
  created: () => void
  saved: () => void
  /** Fetches the user and the list again. */
  fetchCurrent: (user: AdminUser) => Promise<AdminUser | undefined>
  confirmDelete: () => void
  closeDialogs: () => void
}

/** The actions on users. Only one dialog is open at a time, and each success refreshes the list. */
export function useUserAdministration(): UserAdministration {
  const ownAccount = useOwnAccount()
  const queries = useQueryClient()
  const toast = useToast()
  const [creating, setCreating] = useState(false)
  const [dialog, setDialog] = useState<{ kind: 'edit' | 'delete'; user: AdminUser }>()
  const [busyId, setBusyId] = useState<string>()
  const [problem, setProblem] = useState<string>()

  function succeed(message: string, user?: AdminUser): void {
    setProblem(undefined)
    setDialog(undefined)
    toast(message)
    void queries.invalidateQueries({ queryKey: adminKey })
    if (user?.id === ownAccount.id) ownAccount.onChanged()
  }

  async function act(
    user: AdminUser,
    call: () => Promise<unknown>,
    texts: { done: string; failed: string },
  ): Promise<void> {
    setProblem(undefined)
    setBusyId(user.id)
    try {
      await call()
      succeed(texts.done, user)
    } catch (error) {
      setDialog(undefined)
      setProblem(errorText(error, texts.failed))
    }
    setBusyId(undefined)
  }

  const actions: UserActions = {
    busyId,
    edit: (user) => setDialog({ kind: 'edit', user }),
    resetPassword: (user) =>
      void act(user, () => sendPasswordReset(user.id, user.email), {
        done: userResetTexts.sent,
        failed: userResetTexts.failed,
      }),
    remove(user) {
      const own = user.id === ownAccount.id
      setProblem(own ? deleteTexts.own : undefined)
      if (!own) setDialog({ kind: 'delete', user })
    },
  }

  return {
    creating,
    editing: dialog?.kind === 'edit' ? dialog.user : undefined,
    deleting: dialog?.kind === 'delete' ? dialog.user : undefined,
    problem,
    actions,
    toggleCreating: () => setCreating(!creating),
    created() {
      setCreating(false)
      succeed(userFormTexts.created)
    },
    saved: () => succeed(userFormTexts.updated, dialog?.user),
    async fetchCurrent({ id, email }) {
      void queries.invalidateQueries({ queryKey: adminKey })
      const { users } = await listUsers({ search: email })
      return users.find((user) => user.id === id)
    },
    confirmDelete() {
      if (dialog === undefined) return
      const { user } = dialog
      void act(user, () => deleteUser(user.id), { done: deleteTexts.deleted, failed: deleteTexts.failed })
    },
    closeDialogs: () => setDialog(undefined),
  }
}
