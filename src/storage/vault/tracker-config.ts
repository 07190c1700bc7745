import { z } from 'zod'
import { type OpenCipher, readLegacyRecord } from './legacy-record.ts'
import type { Vault, VaultItem } from './vault.ts'

/** The values of the tracker account form, as the vault stores them (docs/spec.md, section 3). */
export const trackerConfigSchema = z.object({ baseUrl: z.string(), email: z.string(), apiToken: z.string() })
export type TrackerConfig = z.infer<typeof trackerConfigSchema>

export const emptyTrackerConfig: TrackerConfig = { baseUrl: '', email: '', apiToken: '' }

export type CredentialVault = Vault<{ trackerConfig: TrackerConfig; trackerDraft: TrackerConfig }>

/** The account and its draft. `openCipher` decrypts records of earlier versions. */
export function trackerItems(openCipher: OpenCipher = () => Promise.resolve(undefined)): {
  trackerConfig: VaultItem<TrackerConfig>
  trackerDraft: VaultItem<TrackerConfig>
} {
  const item = { schema: trackerConfigSchema, readOlder: (record: string) => readLegacyRecord(record, openCipher) }
  return { trackerConfig: item, trackerDraft: item }
}
