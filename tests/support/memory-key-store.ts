import { type KeyStore, newKey } from '#src/storage/vault/key-store.ts'

/** Keys in memory: test environments have no IndexedDB. */
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
