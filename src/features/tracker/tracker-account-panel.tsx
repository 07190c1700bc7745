import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { browserVault } from '#src/storage/vault/browser-vault.ts'
import type { CredentialVault } from '#src/storage/vault/vault.ts'
import { trackerTexts } from './texts.ts'
import { TrackerAccountForm } from './tracker-account-form.tsx'
import { useStartingPoint } from './use-starting-point.ts'
import { useTrackerConfig } from './use-tracker-config.ts'

interface TrackerAccountPanelProps {
  userId: string
  vault?: CredentialVault
}

/** Tracker account settings (spec section 2, Settings). */
export function TrackerAccountPanel({ userId, vault = browserVault }: TrackerAccountPanelProps) {
  const start = useStartingPoint(userId, vault)
  const { status } = useTrackerConfig(userId, vault)
  return (
    <Panel aside={status === 'connected' && <EncryptedBadge />} description={trackerTexts.panelDescription} title={trackerTexts.panelTitle}>
      {start === undefined ? <Skeleton className="h-80" /> : <TrackerAccountForm start={start} userId={userId} vault={vault} />}
    </Panel>
  )
}

/** Shown only while there are saved credentials. */
function EncryptedBadge() {
  return (
    <Tooltip content={trackerTexts.encryptedHint}>
      <span className="rounded-md" tabIndex={0}>
        <Badge variant="success">
          <Icon name="lock" size={12} />
          {trackerTexts.encrypted}
        </Badge>
      </span>
    </Tooltip>
  )
}
