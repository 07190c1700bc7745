import { type Role, planOf, roleLabel, roles } from '#domain/plans/plans.ts'
import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { localizedLabel } from '#src/messages/localized.ts'

const variants: Record<Role, BadgeVariant> = { user: 'default', starter: 'info', pro: 'success', admin: 'purple' }

export function RoleBadge({ role }: { role: string }) {
  const plan = planOf(role)
  return <Badge variant={plan === undefined ? 'warning' : variants[plan.role]}>{localizedLabel(roleLabel(role))}</Badge>
}

/** The options of a role's select. An unknown `current` role is shown, so that it can be kept, but not chosen. */
export function RoleOptions({ current }: { current?: string }) {
  return (
    <>
      {current !== undefined && planOf(current) === undefined && (
        <option disabled value={current}>
          {localizedLabel(roleLabel(current))}
        </option>
      )}
      {roles.map((role) => (
        <option key={role} value={role}>
          {localizedLabel(roleLabel(role))}
        </option>
      ))}
    </>
  )
}
