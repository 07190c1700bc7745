import type { UserInfo } from '#domain/contracts/user-info.ts'
import { planOf, roleLabel, unlimited, usagePercent } from '#domain/plans/plans.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import { accountTexts } from './texts.ts'
import type { UserInfoState } from './use-user-info.ts'
import { usageText } from './usage-text.ts'

interface AccountPlanCardProps {
  userInfo: UserInfoState
  /** The page with the plans, opened in a new tab. Without it there is no button. */
  upgradeHref?: string
}

export function AccountPlanCard({ userInfo, upgradeHref }: AccountPlanCardProps) {
  const { info, loading, error, refresh } = userInfo
  const plan = info && planOf(info.user.role)
  return (
    <Panel
      aside={
        info && (
          <Badge variant={info.isPlanUpgradeNeeded ? 'warning' : 'success'}>
            {localizedLabel(roleLabel(info.user.role))}
          </Badge>
        )
      }
      description={plan && localizedLabel(plan.description)}
      title={accountTexts.planTitle}
    >
      {loading && (
        <div role="status">
          <span className="sr-only">{accountTexts.loading}</span>
          <Skeleton className="h-1.5 w-full" />
          <Skeleton className="mt-3 h-4 w-48" />
        </div>
      )}
      {error !== null && info === undefined && (
        <Alert
          action={
            <Button onClick={() => void refresh({ force: true })} size="sm" variant="secondary">
              {accountTexts.retry}
            </Button>
          }
          title={accountTexts.loadFailed}
          variant="error"
        >
          {error.message}
        </Alert>
      )}
      {info && <Usage info={info} upgradeHref={upgradeHref} />}
    </Panel>
  )
}

function Usage({ info, upgradeHref }: { info: UserInfo; upgradeHref: string | undefined }) {
  const text = usageText(info)
  const { limits, usage } = info
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-48 flex-1">
        {limits.testCases !== unlimited && (
          <ProgressBar
            className="mb-2"
            label={accountTexts.usageLabel}
            tone={info.isPlanUpgradeNeeded ? 'warning' : 'accent'}
            value={usagePercent(usage.testCases, limits.testCases)}
            valueText={text}
          />
        )}
        <p className="text-sm tabular-nums">{text}</p>
      </div>
      {info.isPlanUpgradeNeeded && upgradeHref !== undefined && (
        <a className={buttonStyle('primary')} href={upgradeHref} rel="noreferrer" target="_blank">
          {accountTexts.upgrade}
        </a>
      )}
    </div>
  )
}
