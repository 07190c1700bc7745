import { type Role, planOf, roleLabel } from '#domain/plans/plans.ts'
import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { localizedLabel } from '#src/messages/localized.ts'

const variants: Record<Role, BadgeVariant> = { user: 'default', starter: 'info', pro: 'success', admin: 'purple' }

export function RoleBadge({ role }: { role: string }) {
  const plan = planOf(role)
  return <Badge variant={plan === undefined ? 'warning' : variants[plan.role]}>{localizedLabel(roleLabel(role))}</Badge>
}
