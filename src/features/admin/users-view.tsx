import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { AdminUser, UserSortKey } from '#domain/contracts/admin.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { usersQuery } from './admin-queries.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { AccessDenied, ListProblem, ListSkeleton, Pager } from './list-parts.tsx'
import { readUserList, useListState } from './list-state.ts'
import { useAccessDenied } from './own-account.ts'
import { deleteTexts, userFormTexts, userListTexts as texts } from './texts.ts'
import { useUserAdministration } from './use-user-administration.ts'
import { nameOf } from './user-details.ts'
import { UserTable } from './user-table.tsx'
import { UserToolbar } from './user-toolbar.tsx'

export function UsersView() {
  const [list, change] = useListState(readUserList)
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(list))
  const administration = useUserAdministration()
  const { creating, editing, deleting, problem } = administration

  const denied = useAccessDenied(error)

  // After the last user of the last page is deleted, that page no longer exists.
  const lastPage =
    data === undefined || isPlaceholderData ? undefined : Math.max(1, Math.ceil(data.total / data.perPage))
  useEffect(() => {
    if (lastPage !== undefined && list.page > lastPage) change({ page: lastPage }, { replace: true })
  })

  function sortBy(sort: UserSortKey): void {
    // Names start at A, dates at the newest, numbers at the highest.
    const first = sort === 'name' || sort === 'email' || sort === 'role' ? 'asc' : 'desc'
    change({ sort, order: list.sort === sort ? (list.order === 'asc' ? 'desc' : 'asc') : first })
  }

  if (denied) return <AccessDenied />
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm text-muted">
          {data !== undefined && texts.count(data.total)}
        </p>
        <div className="flex gap-2">
          <Button busy={isFetching && !isPending} icon="refresh" onClick={() => void refetch()} variant="secondary">
            {texts.refresh}
          </Button>
          <Button
            aria-expanded={creating}
            icon={creating ? 'close' : 'plus'}
            onClick={administration.toggleCreating}
            variant={creating ? 'secondary' : 'primary'}
          >
            {creating ? userFormTexts.cancel : userFormTexts.open}
          </Button>
        </div>
      </div>
      {creating && <CreateUserForm onCreated={administration.created} />}
      <UserToolbar list={list} onChange={change} onSort={sortBy} />
      {problem !== undefined && <ActionProblem problem={problem} />}
      {error !== null && <ListProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <ListSkeleton label={texts.loading} />}
      {data !== undefined && data.users.length > 0 && (
        <>
          <UserTable actions={administration.actions} list={list} onSort={sortBy} users={data.users} />
          <Pager onPage={(page) => change({ page })} page={data.page} perPage={data.perPage} total={data.total} />
        </>
      )}
      {data !== undefined && data.total === 0 && (
        <EmptyState
          action={
            <Button onClick={() => change({ search: undefined, role: undefined })} variant="secondary">
              {texts.clearFilters}
            </Button>
          }
          icon="search"
          title={texts.none}
        >
          {texts.noneHint}
        </EmptyState>
      )}
      {editing !== undefined && (
        <EditUserDialog
          fetchCurrent={administration.fetchCurrent}
          key={editing.id}
          onClose={administration.closeDialogs}
          onSaved={administration.saved}
          user={editing}
        />
      )}
      {deleting !== undefined && (
        <DeleteUserDialog
          busy={administration.actions.busyId === deleting.id}
          onCancel={administration.closeDialogs}
          onConfirm={administration.confirmDelete}
          user={deleting}
        />
      )}
    </div>
  )
}

interface DeleteUserDialogProps {
  user: AdminUser
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The question for an administrator differs (docs/spec.md section 5). */
function DeleteUserDialog({ user, busy, onConfirm, onCancel }: DeleteUserDialogProps) {
  const isAdmin = user.role === 'admin'
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={deleteTexts.confirm}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open
      question={isAdmin ? deleteTexts.adminQuestion(nameOf(user)) : deleteTexts.question(nameOf(user))}
      title={isAdmin ? deleteTexts.adminTitle : deleteTexts.title}
    />
  )
}

/** Scrolls into view, because the user may be far down in the table. */
function ActionProblem({ problem }: { problem: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div className="scroll-mt-20" ref={element}>
      <Alert variant="error">{problem}</Alert>
    </div>
  )
}
