import { useEffect, useState } from 'react'
import { Badge } from '#src/components/ui/badge.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Panel } from '#src/components/ui/panel.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { Tooltip } from '#src/components/ui/tooltip.tsx'
import { browserVault } from '#src/storage/vault/browser-vault.ts'
import { emptyTrackerConfig } from '#src/storage/vault/tracker-config.ts'
import type { CredentialVault } from '#src/storage/vault/tracker-config.ts'
import { trackerTexts } from './texts.ts'
import { type InitialConfig, TrackerAccountForm } from './tracker-account-form.tsx'
import { useTrackerConfig } from './use-tracker-config.ts'

interface TrackerAccountPanelProps {
  userId: string
  vault?: CredentialVault
}

/** Tracker account settings (docs/spec.md section 2, Settings). */
export function TrackerAccountPanel({ userId, vault = browserVault }: TrackerAccountPanelProps) {
  const initial = useInitialConfig(userId, vault)
  const { status } = useTrackerConfig(userId, vault)
  return (
    <Panel
      aside={status === 'connected' && <EncryptedBadge />}
      description={trackerTexts.panelDescription}
      title={trackerTexts.panelTitle}
    >
      {initial === undefined ? (
        <Skeleton className="h-80" />
      ) : (
        <TrackerAccountForm initial={initial} userId={userId} vault={vault} />
      )}
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

/** Undefined until it has been read. */
function useInitialConfig(userId: string, vault: CredentialVault): InitialConfig | undefined {
  const [initial, setInitial] = useState<InitialConfig>()
  useEffect(() => {
    let current = true
    void readInitialConfig(userId, vault).then((read) => {
      if (current) setInitial(read)
    })
    return () => {
      current = false
    }
  }, [userId, vault])
  return initial
}

/** The draft goes before the saved configuration (docs/spec.md section 4, Settings). */
async function readInitialConfig(userId: string, vault: CredentialVault): Promise<InitialConfig> {
  const draft = await vault.read('trackerDraft', userId)
  if (draft.state === 'found') return { config: draft.value, origin: 'draft' }
  const saved = await vault.read('trackerConfig', userId)
  if (saved.state === 'found') return { config: saved.value, origin: 'saved' }
  return {
    config: emptyTrackerConfig,
    origin: saved.state === 'unreadable' || draft.state === 'unreadable' ? 'unreadable' : 'nothing',
  }
}
