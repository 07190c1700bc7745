import { useState } from 'react'
import { checkTrackerConfig } from '#domain/ticket/tracker-config.ts'
import { errorText, testCredentials } from '#src/backend/api-client.ts'
import { type TrackerConfig, emptyTrackerConfig } from '#src/storage/vault/tracker-config.ts'
import type { CredentialVault } from '#src/storage/vault/vault.ts'
import { localized } from '#src/messages/localized.ts'
import { trackerTexts } from './texts.ts'
import type { StartingPoint } from './use-starting-point.ts'

export type FieldErrors = ReturnType<typeof checkTrackerConfig>

/** What the last save or clear came to. */
export type FormOutcome =
  | { kind: 'connected'; name: string }
  | { kind: 'test_failed'; message: string }
  | { kind: 'not_saved'; message: string }
  | { kind: 'cleared' }

export interface TrackerForm {
  config: TrackerConfig
  errors: FieldErrors
  /** How many saves were refused because of the fields. */
  refusals: number
  busy: 'saving' | 'testing' | undefined
  report: FormOutcome | undefined
  /** False once the browser refused to keep a draft. */
  draftKept: boolean
  change: (field: keyof TrackerConfig, value: string) => void
  save: () => Promise<void>
  clear: () => Promise<void>
}

interface FormOptions {
  userId: string
  vault: CredentialVault
  start: StartingPoint
  onSaved: () => void
}

/** The tracker account form: every change is kept as a draft, saving stores and then tests, and nothing typed is ever lost. */
export function useTrackerForm({ userId, vault, start, onSaved }: FormOptions): TrackerForm {
  const [config, setConfig] = useState(start.config)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState<TrackerForm['busy']>()
  const [report, setReport] = useState<FormOutcome>()
  const [draftKept, setDraftKept] = useState(true)

  function change(field: keyof TrackerConfig, value: string): void {
    const next = { ...config, [field]: value }
    setConfig(next)
    setErrors((shown) => ({ ...shown, [field]: undefined }))
    void vault.save('trackerDraft', userId, next).then((kept) => setDraftKept(kept.ok))
  }

  async function save(): Promise<void> {
    const trimmed = trim(config)
    const found = checkTrackerConfig(trimmed)
    setErrors(found)
    setReport(undefined)
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1)
      return
    }
    setConfig(trimmed)
    setBusy('saving')
    const saved = await vault.save('trackerConfig', userId, trimmed)
    if (saved.ok) {
      vault.remove('trackerDraft', userId)
      setBusy('testing')
      setReport(await tryConnection(trimmed))
      onSaved()
    } else {
      setReport({ kind: 'not_saved', message: localized(saved.reason) })
    }
    setBusy(undefined)
  }

  async function clear(): Promise<void> {
    await vault.clear(userId)
    setConfig(emptyTrackerConfig)
    setErrors({})
    setReport({ kind: 'cleared' })
  }

  return { config, errors, refusals, busy, report, draftKept, change, save, clear }
}

async function tryConnection(config: TrackerConfig): Promise<FormOutcome> {
  try {
    const { account } = await testCredentials(config)
    return { kind: 'connected', name: account.displayName }
  } catch (error) {
    return { kind: 'test_failed', message: errorText(error, trackerTexts.testFailed) }
  }
}

function trim({ baseUrl, email, apiToken }: TrackerConfig): TrackerConfig {
  return { baseUrl: baseUrl.trim().replace(/\/+$/, ''), email: email.trim(), apiToken: apiToken.trim() }
}
