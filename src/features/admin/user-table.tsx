import type { ReactNode } from 'react'
import type { AdminUser, UserSortKey } from '#domain/contracts/admin.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import type { UserListState } from './list-state.ts'
import { useOwnAccount } from './own-account.ts'
import { RoleBadge } from './role.tsx'
import { userListTexts as texts } from './texts.ts'
import { dayOf, nameOf, statusOf, usageLineOf, usageOf } from './user-details.ts'

interface UserTableProps {
  users: readonly AdminUser[]
  list: UserListState
  onSort: (key: UserSortKey) => void
  actions: UserActions
}

const head = 'px-3 py-1.5 font-normal'

/** One page of users. On narrow screens the first column also shows the values of the hidden ones. */
export function UserTable({ users, list, onSort, actions }: UserTableProps) {
  const { columns } = texts
  const { id: ownId } = useOwnAccount()
  const sorting = { list, onSort }
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table aria-label={texts.table} className="w-full text-left text-sm">
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <SortHeader {...sorting} className={`${head} pl-5`} sortKey="name">
              {columns.user}
            </SortHeader>
            <SortHeader {...sorting} className={`${head} max-md:hidden`} sortKey="role">
              {columns.role}
            </SortHeader>
            <th className={`${head} max-md:hidden`} scope="col">
              {columns.status}
            </th>
            <SortHeader {...sorting} className={`${head} max-lg:hidden`} sortKey="createdAt">
              {columns.created}
            </SortHeader>
            <SortHeader {...sorting} className={`${head} max-lg:hidden`} sortKey="lastSignInAt">
              {columns.lastSignIn}
            </SortHeader>
            <SortHeader {...sorting} className={`${head} max-md:hidden`} sortKey="used">
              {columns.usage}
            </SortHeader>
            <th className={`${head} pr-5 text-right`} scope="col">
              {columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow actions={actions} key={user.id} own={user.id === ownId} user={user} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortHeaderProps {
  sortKey: UserSortKey
  list: UserListState
  onSort: (key: UserSortKey) => void
  className?: string
  children: ReactNode
}

/** A column header that sorts by its column. A second click reverses the order. */
function SortHeader({ sortKey, list, onSort, className, children }: SortHeaderProps) {
  const sorted = list.sort === sortKey
  const direction = list.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th aria-sort={sorted ? direction : undefined} className={className} scope="col">
      <button
        className="-mx-1 inline-flex h-8 items-center gap-1 rounded-md px-1 hover:text-ink"
        onClick={() => onSort(sortKey)}
        type="button"
      >
        {children}
        <Icon
          className={cn(!sorted && 'invisible')}
          name={list.order === 'asc' ? 'chevronUp' : 'chevronDown'}
          size={14}
        />
      </button>
    </th>
  )
}

export interface UserActions {
  edit: (user: AdminUser) => void
  resetPassword: (user: AdminUser) => void
  remove: (user: AdminUser) => void
  /** The user with an action in progress. */
  busyId: string | undefined
}

interface UserRowProps {
  user: AdminUser
  own: boolean
  actions: UserActions
}

function UserRow({ user, own, actions }: UserRowProps) {
  const name = nameOf(user)
  const busy = actions.busyId === user.id
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th className="max-w-0 py-3 pr-3 pl-5 text-left font-normal max-md:w-full md:w-[34%]" scope="row">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="truncate font-semibold">{user.name === '' ? texts.unnamed : user.name}</span>
          {own && <Badge size="sm">{texts.you}</Badge>}
        </span>
        <span className="block truncate text-muted" title={user.email}>
          {user.email}
        </span>
        <FoldedColumns user={user} />
      </th>
      <td className="px-3 py-3 max-md:hidden">
        <RoleBadge role={user.role} />
      </td>
      <td className="px-3 py-3 max-md:hidden">{statusOf(user)}</td>
      <td className="px-3 py-3 whitespace-nowrap max-lg:hidden">{dayOf(user.createdAt)}</td>
      <td className="px-3 py-3 whitespace-nowrap max-lg:hidden">{lastSignIn(user)}</td>
      <td className="px-3 py-3 whitespace-nowrap max-md:hidden">{usageOf(user)}</td>
      <td className="py-1.5 pr-3.5 pl-3">
        <div className="flex justify-end">
          <IconButton icon="edit" label={texts.edit(name)} onClick={() => actions.edit(user)} />
          <IconButton
            disabled={busy}
            icon="key"
            label={texts.resetPassword(name)}
            onClick={() => actions.resetPassword(user)}
          />
          <IconButton disabled={busy} icon="trash" label={texts.remove(name)} onClick={() => actions.remove(user)} />
        </div>
      </td>
    </tr>
  )
}

/** The values of the hidden columns, for narrow screens. */
function FoldedColumns({ user }: { user: AdminUser }) {
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 lg:hidden">
      <span className="contents md:hidden">
        <RoleBadge role={user.role} />
        <span>{statusOf(user)}</span>
        <span className="text-muted tabular-nums">{usageLineOf(user)}</span>
      </span>
      <span className="text-muted tabular-nums">{texts.createdLine(dayOf(user.createdAt))}</span>
    </span>
  )
}

/** Without the creation day the backend knows nothing about the account, so "never" would be a guess. */
function lastSignIn({ createdAt, lastSignInAt }: AdminUser): string {
  return createdAt !== undefined && lastSignInAt === undefined ? texts.never : dayOf(lastSignInAt)
}
