import { z } from 'zod'
import { type Result, fail, ok } from '#domain/result.ts'
import { type UserItem, userKey } from '../keys.ts'
import { readText, removeText, subscribeToKey, writeText } from '../storage-area.ts'
import type { KeyStore } from './key-store.ts'

export const vaultTexts = {
  unavailable: 'This browser cannot encrypt what it stores here (private window, blocked site data, or no https).',
} as const

/** The items that are encrypted, all with the same key. */
const encryptedItems = ['trackerConfig', 'trackerDraft', 'toolConnections'] as const satisfies UserItem[]
type EncryptedItem = (typeof encryptedItems)[number]

/** What a vault keeps under an item. */
export interface VaultItem<T> {
  schema: z.ZodType<T>
  /** Reads a record of an earlier version. It is read once and then encrypted with the vault's key. */
  readOlder?: (record: string) => Promise<T | undefined>
}

/** `unreadable`: the record is damaged or its key is gone, so the user has to enter the value again. */
export type VaultRead<T> = { state: 'found'; value: T } | { state: 'empty' } | { state: 'unreadable' }

/** Encrypted storage for credentials. Each user has one key, and each record is bound to its user. */
export interface Vault<Values extends Partial<Record<EncryptedItem, unknown>>> {
  read: <Item extends keyof Values & EncryptedItem>(item: Item, userId: string) => Promise<VaultRead<Values[Item]>>
  save: <Item extends keyof Values & EncryptedItem>(
    item: Item,
    userId: string,
    value: Values[Item],
  ) => Promise<Result<undefined>>
  /** Takes effect immediately: a save that is still encrypting does not restore the item. */
  remove: (item: keyof Values & EncryptedItem, userId: string) => void
  /** Removes the vault's items, and the key if it opens nothing else. */
  clear: (userId: string) => Promise<void>
  subscribe: (item: keyof Values & EncryptedItem, userId: string, listener: () => void) => () => void
}

/** A vault of these items. */
export function createVault<Values extends Partial<Record<EncryptedItem, unknown>>>(
  keys: KeyStore,
  items: { [Item in keyof Values & EncryptedItem]: VaultItem<Values[Item]> },
): Vault<Values> {
  type Item = keyof Values & EncryptedItem
  /** Counts the saves and removals of each item; only the newest may write. */
  const turns = new Map<string, number>()

  function isOwn(item: EncryptedItem): item is Item {
    return item in items
  }

  function takeTurn(storageKey: string): number {
    const turn = (turns.get(storageKey) ?? 0) + 1
    turns.set(storageKey, turn)
    return turn
  }

  function remove(item: Item, userId: string): void {
    const storageKey = userKey(item, userId)
    takeTurn(storageKey)
    removeText(storageKey)
  }

  async function save(item: Item, userId: string, value: unknown): Promise<Result<undefined>> {
    const storageKey = userKey(item, userId)
    const turn = takeTurn(storageKey)
    try {
      const record = await seal(value, await keys.getOrCreate(userId), boundTo(item, userId))
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
      const { schema, readOlder } = items[item]
      const key = await keys.get(userId).catch(() => undefined)
      const opened = key === undefined ? undefined : await unseal(record, key, boundTo(item, userId))
      const value = schema.safeParse(opened)
      if (value.success) return { state: 'found', value: value.data }
      const older = await readOlder?.(record)
      if (older === undefined) return { state: 'unreadable' }
      // Encrypt it with the vault's key, unless something newer was saved in the meantime.
      if (readText(storageKey) === record) await save(item, userId, older)
      return { state: 'found', value: older }
    },

    save,

    remove,

    async clear(userId) {
      for (const item of encryptedItems) if (isOwn(item)) remove(item, userId)
      if (encryptedItems.some((item) => readText(userKey(item, userId)) !== undefined)) return
      // Without its records the key opens nothing, so it does no harm if the browser does not delete it.
      await keys.remove(userId).catch(() => undefined)
    },

    subscribe: (item, userId, listener) => subscribeToKey(userKey(item, userId), listener),
  }
}

/** Authenticated with each record, so that it cannot be passed off as another item or another user's. */
function boundTo(item: EncryptedItem, userId: string): string {
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
