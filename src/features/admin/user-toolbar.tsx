import { type UserSortKey, userSortKeys } from '#domain/contracts/admin.ts'
import { roleLabel, roles } from '#domain/plans/plans.ts'
import { Field } from '#src/components/ui/field.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import type { UserListState } from './list-address.ts'
import { SearchField } from './search-field.tsx'
import type { ChangeList } from './use-list-state.ts'
import { sortLabels, userListTexts as texts } from './texts.ts'

interface UserToolbarProps {
  list: UserListState
  onChange: ChangeList
  onSort: (key: UserSortKey) => void
}

export function UserToolbar({ list, onChange, onSort }: UserToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField onSearch={(search) => onChange({ search })} value={list.search} />
      <Field className="max-sm:flex-1" label={texts.role}>
        <Select onChange={(event) => onChange({ role: event.target.value })} value={list.role ?? ''}>
          <option value="">{texts.allRoles}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {localizedLabel(roleLabel(role))}
            </option>
          ))}
        </Select>
      </Field>
      {/* On a narrow screen most columns, and their headers, are folded into the first. */}
      <Field className="max-sm:flex-1 lg:hidden" label={texts.sort}>
        <Select onChange={(event) => onSort(sortKeyOf(event.target.value))} value={list.sort}>
          {userSortKeys.map((key) => (
            <option key={key} value={key}>
              {sortLabels[key]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function sortKeyOf(text: string): UserSortKey {
  return userSortKeys.find((key) => key === text) ?? 'createdAt'
}
