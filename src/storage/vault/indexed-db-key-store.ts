import { type KeyStore, newKey } from './key-store.ts'

const databaseName = 'casewright-vault'
const storeName = 'keys'

/** Keys in IndexedDB, which keeps a `CryptoKey` as it is: usable here, readable nowhere. */
export function indexedDbKeyStore(): KeyStore {
  async function get(userId: string): Promise<CryptoKey | undefined> {
    const stored: unknown = await inStore('readonly', (store) => store.get(userId))
    return stored instanceof CryptoKey ? stored : undefined
  }
  return {
    get,
    async getOrCreate(userId) {
      const existing = await get(userId)
      if (existing !== undefined) return existing
      // `add` refuses when another tab was faster; then that tab's key is the key.
      await inStore('readwrite', (store, key) => store.add(key, userId), await newKey()).catch(ignoreExisting)
      const key = await get(userId)
      if (key === undefined) throw new Error('The browser did not keep the key.')
      return key
    },
    async remove(userId) {
      await inStore('readwrite', (store) => store.delete(userId))
    },
  }
}

/** Opens the database, runs one request in its own transaction, and closes again. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore, key: CryptoKey | undefined) => IDBRequest<T>,
  key?: CryptoKey,
): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(storeName, mode)
    const request = ask(transaction.objectStore(storeName), key)
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up the transaction.'))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database.'))
  })
}

function ignoreExisting(error: unknown): undefined {
  if (error instanceof Error && error.name === 'ConstraintError') return undefined
  throw error
}
