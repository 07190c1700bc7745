import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { connectionBadgeTexts } from './texts.ts'

export type ConnectionBadgeState = keyof typeof connectionBadgeTexts

const variants: Record<ConnectionBadgeState, BadgeVariant> = { connecting: 'default', connected: 'success', disconnected: 'warning' }

export function ConnectionBadge({ state }: { state: ConnectionBadgeState }) {
  return (
    <Badge size="sm" variant={variants[state]}>
      {connectionBadgeTexts[state]}
    </Badge>
  )
}
