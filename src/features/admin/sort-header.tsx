import type { ReactNode } from 'react'
import type { UserSortKey } from '#domain/contracts/admin.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'
import type { UserListState } from './list-address.ts'

interface SortHeaderProps {
  sortKey: UserSortKey
  list: UserListState
  onSort: (key: UserSortKey) => void
  className?: string
  children: ReactNode
}

/** A column's head that sorts by it, and the other way round at the second press. */
export function SortHeader({ sortKey, list, onSort, className, children }: SortHeaderProps) {
  const sorted = list.sort === sortKey
  const direction = list.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th aria-sort={sorted ? direction : undefined} className={className} scope="col">
      <button className="-mx-1 inline-flex h-8 items-center gap-1 rounded-md px-1 hover:text-ink" onClick={() => onSort(sortKey)} type="button">
        {children}
        <Icon className={cn(!sorted && 'invisible')} name={list.order === 'asc' ? 'chevronUp' : 'chevronDown'} size={14} />
      </button>
    </th>
  )
}
