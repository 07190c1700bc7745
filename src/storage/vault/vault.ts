import { type Result, fail, ok } from '#domain/result.ts'
import { type UserItem, userKey } from '../keys.ts'
import { readText, removeText, subscribeToKey, writeText } from '../storage-area.ts'
import type { KeyStore } from './key-store.ts'
import { type OpenCipher, readLegacyRecord } from './legacy-record.ts'
import { seal, unseal } from './sealed-record.ts'
import { type TrackerConfig, trackerConfigSchema } from './tracker-config.ts'

export const vaultTexts = {
  unavailable: 'This browser cannot encrypt what it stores here (private window, blocked site data, or no https).',
} as const

type VaultItem = Extract<UserItem, 'trackerConfig' | 'trackerDraft'>

/** `unreadable`: something is stored, but its key is gone or it is damaged; the user has to type it again. */
export type VaultRead = { state: 'found'; value: TrackerConfig } | { state: 'empty' } | { state: 'unreadable' }

/** Tracker credentials at rest: encrypted, one key a user, each record bound to its user. */
export interface CredentialVault {
  read: (item: VaultItem, userId: string) => Promise<VaultRead>
  save: (item: VaultItem, userId: string, config: TrackerConfig) => Promise<Result<undefined>>
  /** Takes effect at once: a save that is still encrypting does not bring the item back. */
  remove: (item: VaultItem, userId: string) => void
  /** Removes the configuration, the draft and the key that opens them. */
  clear: (userId: string) => Promise<void>
  subscribe: (item: VaultItem, userId: string, listener: () => void) => () => void
}

/** `openCipher` opens what earlier versions encrypted; such a record is read once and sealed here. */
export function createVault(keys: KeyStore, openCipher: OpenCipher = () => Promise.resolve(undefined)): CredentialVault {
  /** Counts the saves and removals of each item; only the newest may write. */
  const turns = new Map<string, number>()

  function takeTurn(storageKey: string): number {
    const turn = (turns.get(storageKey) ?? 0) + 1
    turns.set(storageKey, turn)
    return turn
  }

  function remove(item: VaultItem, userId: string): void {
    const storageKey = userKey(item, userId)
    takeTurn(storageKey)
    removeText(storageKey)
  }

  async function save(item: VaultItem, userId: string, config: TrackerConfig): Promise<Result<undefined>> {
    const storageKey = userKey(item, userId)
    const turn = takeTurn(storageKey)
    try {
      const record = await seal(config, await keys.getOrCreate(userId), bond(item, userId))
      return turns.get(storageKey) === turn ? writeText(storageKey, record) : ok(undefined)
    } catch {
      return fail('vault_unavailable', vaultTexts.unavailable)
    }
  }

  return {
    async read(item, userId) {
      const storageKey = userKey(item, userId)
      const record = readText(storageKey)
      if (record === undefined) return { state: 'empty' }
      const key = await keys.get(userId).catch(() => undefined)
      const opened = key === undefined ? undefined : await unseal(record, key, bond(item, userId))
      const config = trackerConfigSchema.safeParse(opened)
      if (config.success) return { state: 'found', value: config.data }
      const older = await readLegacyRecord(record, openCipher)
      if (older === undefined) return { state: 'unreadable' }
      // Written anew at once, unless something newer was saved meanwhile.
      if (readText(storageKey) === record) await save(item, userId, older)
      return { state: 'found', value: older }
    },

    save,

    remove,

    async clear(userId) {
      remove('trackerConfig', userId)
      remove('trackerDraft', userId)
      // Without its records the key opens nothing; a browser that will not delete it does no harm.
      await keys.remove(userId).catch(() => undefined)
    },

    subscribe: (item, userId, listener) => subscribeToKey(userKey(item, userId), listener),
  }
}

function bond(item: VaultItem, userId: string): string {
  return `${item}:${userId}`
}
