import { useEffect, useState } from 'react'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'
import type { CredentialVault } from '#src/storage/vault/tracker-config.ts'
import { browserVault } from '#src/storage/vault/browser-vault.ts'

/** Connected means that the stored credentials have an email and a token (docs/spec.md section 4, Connection). */
export type TrackerConnection =
  | { status: 'checking' }
  | { status: 'connected'; config: TrackerConfig }
  | { status: 'not_connected' }

/** The saved tracker account of the user, kept up to date across pages and tabs. */
export function useTrackerConfig(userId: string, vault: CredentialVault = browserVault): TrackerConnection {
  const [found, setFound] = useState<{ userId: string; connection: TrackerConnection }>()

  useEffect(() => {
    let current = true
    async function read(): Promise<void> {
      const stored = await vault.read('trackerConfig', userId)
      if (current) setFound({ userId, connection: connectionOf(stored.state === 'found' ? stored.value : undefined) })
    }
    void read()
    const stop = vault.subscribe('trackerConfig', userId, () => void read())
    return () => {
      current = false
      stop()
    }
  }, [userId, vault])

  // The state may still hold the account of the previous user.
  return found?.userId === userId ? found.connection : { status: 'checking' }
}

function connectionOf(config: TrackerConfig | undefined): TrackerConnection {
  const complete = config !== undefined && config.email !== '' && config.apiToken !== ''
  return complete ? { status: 'connected', config } : { status: 'not_connected' }
}
