/** Where the vault's keys live: one key a user, never in a form that can be read out. */
export interface KeyStore {
  get(userId: string): Promise<CryptoKey | undefined>
  /** The user's key, made at the first call. Calls at the same time, from two tabs, get the same key. */
  getOrCreate(userId: string): Promise<CryptoKey>
  remove(userId: string): Promise<void>
}

/** A key that encrypts and decrypts but cannot be exported, not even by this page. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Keys that last as long as the page: for tests. */
export function memoryKeyStore(): KeyStore {
  const keys = new Map<string, Promise<CryptoKey>>()
  return {
    get: (userId) => keys.get(userId) ?? Promise.resolve(undefined),
    getOrCreate(userId) {
      const key = keys.get(userId) ?? newKey()
      keys.set(userId, key)
      return key
    },
    remove(userId) {
      keys.delete(userId)
      return Promise.resolve()
    },
  }
}
