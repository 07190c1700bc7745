import { z } from 'zod'
import { type Result, fail, ok } from '#domain/result.ts'
import { type UserItem, userKey } from '../keys.ts'
import { readText, removeText, subscribeToKey, writeText } from '../storage-area.ts'
import type { KeyStore } from './key-store.ts'
import { type OpenCipher, readLegacyRecord } from './legacy-record.ts'
import { type TrackerConfig, trackerConfigSchema } from './tracker-config.ts'

export const vaultTexts = {
  unavailable: 'This browser cannot encrypt what it stores here (private window, blocked site data, or no https).',
} as const

type VaultItem = Extract<UserItem, 'trackerConfig' | 'trackerDraft'>

/** `unreadable`: the record is damaged or its key is gone, so the user has to enter the value again. */
export type VaultRead = { state: 'found'; value: TrackerConfig } | { state: 'empty' } | { state: 'unreadable' }

/** Encrypted storage for tracker credentials. Each user has one key, and each record is bound to its user. */
export interface CredentialVault {
  read: (item: VaultItem, userId: string) => Promise<VaultRead>
  save: (item: VaultItem, userId: string, config: TrackerConfig) => Promise<Result<undefined>>
  /** Takes effect immediately: a save that is still encrypting does not restore the item. */
  remove: (item: VaultItem, userId: string) => void
  /** Removes the configuration, the draft and the key that opens them. */
  clear: (userId: string) => Promise<void>
  subscribe: (item: VaultItem, userId: string, listener: () => void) => () => void
}

/** `openCipher` decrypts records of earlier versions. Each is read once and then encrypted with the vault's key. */
export function createVault(
  keys: KeyStore,
  openCipher: OpenCipher = () => Promise.resolve(undefined),
): CredentialVault {
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
      const record = await seal(config, await keys.getOrCreate(userId), boundTo(item, userId))
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
      const opened = key === undefined ? undefined : await unseal(record, key, boundTo(item, userId))
      const config = trackerConfigSchema.safeParse(opened)
      if (config.success) return { state: 'found', value: config.data }
      const older = await readLegacyRecord(record, openCipher)
      if (older === undefined) return { state: 'unreadable' }
      // Encrypt it with the vault's key, unless something newer was saved in the meantime.
      if (readText(storageKey) === record) await save(item, userId, older)
      return { state: 'found', value: older }
    },

    save,

    remove,

    async clear(userId) {
      remove('trackerConfig', userId)
      remove('trackerDraft', userId)
      // Without its records the key opens nothing, so it does no harm if the browser does not delete it.
      await keys.remove(userId).catch(() => undefined)
    },

    subscribe: (item, userId, listener) => subscribeToKey(userKey(item, userId), listener),
  }
}

/** Authenticated with each record, so that it cannot be passed off as another item or another user's. */
function boundTo(item: VaultItem, userId: string): string {
  return `${item}:${userId}`
}

/** An encrypted value in storage: the format's version, the nonce and the ciphertext, both in base64. */
const recordSchema = z.object({ v: z.literal(1), iv: z.string(), data: z.string() })

/** The size of an AES-GCM nonce, which is new for every record. */
const nonceBytes = 12

async function seal(value: unknown, key: CryptoKey, context: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const data = await crypto.subtle.encrypt(algorithm(iv, context), key, new TextEncoder().encode(JSON.stringify(value)))
  return JSON.stringify({ v: 1, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) })
}

/** The decrypted value, or undefined if the record is damaged or was encrypted with another key or context. */
async function unseal(record: string, key: CryptoKey, context: string): Promise<unknown> {
  try {
    const { iv, data } = recordSchema.parse(JSON.parse(record))
    const plain = await crypto.subtle.decrypt(algorithm(fromBase64(iv), context), key, fromBase64(data))
    const value: unknown = JSON.parse(new TextDecoder().decode(plain))
    return value
  } catch {
    return undefined
  }
}

function algorithm(iv: Uint8Array<ArrayBuffer>, context: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(context) }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
