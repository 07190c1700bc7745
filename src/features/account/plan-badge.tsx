import type { UserInfo } from '#domain/contracts/user-info.ts'
import { roleLabel } from '#domain/plans/plans.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import { shortUsageText, usageText } from './usage-text.ts'

/** The plan and its usage, for the header. */
export function PlanBadge({ info }: { info: UserInfo }) {
  return (
    <Tooltip content={usageText(info)}>
      <span className="inline-flex items-center gap-2 text-sm text-muted tabular-nums">
        <Badge variant={info.isPlanUpgradeNeeded ? 'warning' : 'success'}>
          {localizedLabel(roleLabel(info.user.role))}
        </Badge>
        <span className="whitespace-nowrap lg:max-xl:hidden">{shortUsageText(info)}</span>
      </span>
    </Tooltip>
  )
}
