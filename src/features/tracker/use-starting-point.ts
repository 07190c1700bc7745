import { useEffect, useState } from 'react'
import { type TrackerConfig, emptyTrackerConfig } from '#src/storage/vault/tracker-config.ts'
import type { CredentialVault } from '#src/storage/vault/vault.ts'

export interface StartingPoint {
  config: TrackerConfig
  /** Where it came from: unsaved changes go before what was saved (spec section 4, Settings). */
  origin: 'draft' | 'saved' | 'nothing' | 'unreadable'
}

/** What the form starts with; undefined until it has been read. */
export function useStartingPoint(userId: string, vault: CredentialVault): StartingPoint | undefined {
  const [start, setStart] = useState<StartingPoint>()
  useEffect(() => {
    let current = true
    void readStart(userId, vault).then((read) => {
      if (current) setStart(read)
    })
    return () => {
      current = false
    }
  }, [userId, vault])
  return start
}

async function readStart(userId: string, vault: CredentialVault): Promise<StartingPoint> {
  const draft = await vault.read('trackerDraft', userId)
  if (draft.state === 'found') return { config: draft.value, origin: 'draft' }
  const saved = await vault.read('trackerConfig', userId)
  if (saved.state === 'found') return { config: saved.value, origin: 'saved' }
  return { config: emptyTrackerConfig, origin: saved.state === 'unreadable' || draft.state === 'unreadable' ? 'unreadable' : 'nothing' }
}
