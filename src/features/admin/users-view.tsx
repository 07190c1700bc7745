import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserSortKey } from '#domain/contracts/admin.ts'
import { Button } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { AccessDenied } from './access-denied.tsx'
import { ActionProblem } from './action-problem.tsx'
import { usersQuery } from './admin-queries.ts'
import { CreateUserForm } from './create-user-form.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { readUserList } from './list-address.ts'
import { ListProblem } from './list-problem.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { useAccessDenied } from './own-account.ts'
import { Pager } from './pager.tsx'
import { userFormTexts, userListTexts as texts } from './texts.ts'
import { useListState } from './use-list-state.ts'
import { useUserAdministration } from './use-user-administration.ts'
import { UserTable } from './user-table.tsx'
import { UserToolbar } from './user-toolbar.tsx'

export function UsersView() {
  const [list, change] = useListState(readUserList)
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(list))
  const administration = useUserAdministration()
  const { creating, editing, deleting, problem } = administration

  const denied = useAccessDenied(error)

  // After the last user of the last page is deleted, that page no longer exists.
  const lastPage = data === undefined || isPlaceholderData ? undefined : Math.max(1, Math.ceil(data.total / data.perPage))
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
          <Button aria-expanded={creating} icon={creating ? 'close' : 'plus'} onClick={administration.toggleCreating} variant={creating ? 'secondary' : 'primary'}>
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
        <EditUserDialog fetchCurrent={administration.fetchCurrent} key={editing.id} onClose={administration.closeDialogs} onSaved={administration.saved} user={editing} />
      )}
      {deleting !== undefined && (
        <DeleteUserDialog busy={administration.actions.busyId === deleting.id} onCancel={administration.closeDialogs} onConfirm={administration.confirmDelete} user={deleting} />
      )}
    </div>
  )
}
