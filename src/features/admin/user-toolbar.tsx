import { useEffect, useRef, useState } from 'react'
import { type UserSortKey, userSortKeys } from '#domain/contracts/admin.ts'
import { roleLabel, roles } from '#domain/plans/plans.ts'
import { Field } from '#src/components/ui/field.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import type { ChangeList, UserListState } from './list-state.ts'
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
      {/* Narrow screens hide most column headers. */}
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

/** Delay between the last key and the request, in milliseconds. */
const debounceMs = 300

interface SearchFieldProps {
  value: string
  onSearch: (text: string) => void
}

/** Searches after a pause in typing, or at once on Enter. */
function SearchField({ value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(text: string): void {
    clearTimeout(timer.current)
    setTyped(undefined)
    onSearch(text.trim())
  }

  function type(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), debounceMs)
  }

  return (
    <Field className="flex-1 max-sm:basis-full" label={texts.search}>
      <TextInput
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(event.currentTarget.value)
        }}
        placeholder={texts.searchPlaceholder}
        type="search"
        value={typed ?? value}
      />
    </Field>
  )
}
