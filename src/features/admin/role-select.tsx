import { type Role, roleLabel, roleSchema, roles } from '#domain/plans/plans.ts'
import { Select } from '#src/components/ui/select.tsx'
import { localizedLabel } from '#src/messages/localized.ts'

interface RoleSelectProps {
  value: Role
  onChange: (role: Role) => void
  disabled?: boolean
}

export function RoleSelect({ value, onChange, disabled = false }: RoleSelectProps) {
  return (
    <Select disabled={disabled} name="role" onChange={(event) => onChange(roleSchema.parse(event.target.value))} value={value}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {localizedLabel(roleLabel(role))}
        </option>
      ))}
    </Select>
  )
}
