import { vi } from 'vitest'

type StorageCall = 'getItem' | 'setItem' | 'removeItem'

/** Makes `localStorage` throw a DOMException for the named calls until the returned function is called. */
export function refuseStorage(exceptionName: string, ...calls: StorageCall[]): () => void {
  return refuseWhere(exceptionName, (call) => calls.includes(call))
}

/**
 * Makes `localStorage` reject the writes that match the test as out of space, until the returned function is called.
 */
export function refuseWrites(refused: (key: string) => boolean): () => void {
  return refuseWhere('QuotaExceededError', (call, key) => call === 'setItem' && refused(key))
}

function refuseWhere(exceptionName: string, refused: (call: StorageCall, key: string) => boolean): () => void {
  const real = globalThis.localStorage
  function check(call: StorageCall, key: string): void {
    if (refused(call, key)) throw new DOMException('refused', exceptionName)
  }
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      check('getItem', key)
      return real.getItem(key)
    },
    setItem(key: string, value: string) {
      check('setItem', key)
      real.setItem(key, value)
    },
    removeItem(key: string) {
      check('removeItem', key)
      real.removeItem(key)
    },
    clear: () => real.clear(),
    key: (index: number) => real.key(index),
    get length() {
      return real.length
    },
  })
  return () => vi.stubGlobal('localStorage', real)
}
