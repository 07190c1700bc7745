/** Where the vault keeps its keys: one per user, never in a form that can be exported. */
export interface KeyStore {
  get(userId: string): Promise<CryptoKey | undefined>
  /** The user's key, created on the first call. Simultaneous calls from two tabs get the same key. */
  getOrCreate(userId: string): Promise<CryptoKey>
  remove(userId: string): Promise<void>
}

/** A key that encrypts and decrypts but cannot be exported, not even by this page. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const databaseName = 'casewright-vault'
const storeName = 'keys'

/** Keys in IndexedDB, which stores a `CryptoKey` without exposing it. */
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
      // `add` fails if another tab was faster; that tab's key is used then.
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
  send: (store: IDBObjectStore, key: CryptoKey | undefined) => IDBRequest<T>,
  key?: CryptoKey,
): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(storeName, mode)
    const request = send(transaction.objectStore(storeName), key)
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser aborted the transaction.'))
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
    request.onerror = () => reject(request.error ?? new Error('The browser did not open its database.'))
  })
}

function ignoreExisting(error: unknown): undefined {
  if (error instanceof Error && error.name === 'ConstraintError') return undefined
  throw error
}
