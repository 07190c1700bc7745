import { type Role, planOf, roleLabel, roleSchema, roles } from '#domain/plans/plans.ts'
import { Select } from '#src/components/ui/select.tsx'
import { localizedLabel } from '#src/messages/localized.ts'

interface RoleSelectProps {
  /** A role that this version does not know is shown as Unknown and can be left, not chosen. */
  value: string
  onChange: (role: Role) => void
  disabled?: boolean
}

export function RoleSelect({ value, onChange, disabled = false }: RoleSelectProps) {
  return (
    <Select disabled={disabled} name="role" onChange={(event) => onChange(roleSchema.parse(event.target.value))} value={value}>
      {planOf(value) === undefined && (
        <option disabled value={value}>
          {localizedLabel(roleLabel(value))}
        </option>
      )}
      {roles.map((role) => (
        <option key={role} value={role}>
          {localizedLabel(roleLabel(role))}
        </option>
      ))}
    </Select>
  )
}
