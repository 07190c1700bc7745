import { Badge, type BadgeVariant } from '#src/components/ui/badge.tsx'
import { connectionBadgeTexts } from './texts.ts'

export type ConnectionBadgeState = keyof typeof connectionBadgeTexts

const variants: Record<ConnectionBadgeState, BadgeVariant> = { connecting: 'default', connected: 'success', disconnected: 'warning' }

/** Names Jira beside the badge: “Disconnected” alone could mean the browser. */
export function ConnectionBadge({ state }: { state: ConnectionBadgeState }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-muted">
      Jira{' '}
      <Badge size="sm" variant={variants[state]}>
        {connectionBadgeTexts[state]}
      </Badge>
    </span>
  )
}
