import type { AdminUser, UserSortKey } from '#domain/contracts/admin.ts'
import type { UserListState } from './list-address.ts'
import { useOwnAccount } from './own-account.ts'
import { SortHeader } from './sort-header.tsx'
import { userListTexts as texts } from './texts.ts'
import { type UserActions, UserRow } from './user-row.tsx'

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
