import { vi } from 'vitest'

/** Makes `localStorage` refuse the named calls with a DOMException until the returned function is called. */
export function refuseStorage(exceptionName: string, ...calls: ('getItem' | 'setItem')[]): () => void {
  const real = globalThis.localStorage
  function refuse(): never {
    throw new DOMException('refused', exceptionName)
  }
  vi.stubGlobal('localStorage', {
    getItem: calls.includes('getItem') ? refuse : (key: string) => real.getItem(key),
    setItem: calls.includes('setItem') ? refuse : (key: string, value: string) => real.setItem(key, value),
    removeItem: (key: string) => real.removeItem(key),
    clear: () => real.clear(),
  })
  return () => vi.stubGlobal('localStorage', real)
}
