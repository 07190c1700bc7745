import { fail, ok, type Result } from '#domain/result.ts'

/** The part of `localStorage` that Casewright uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export const storageTexts = {
  full: 'The browser’s storage for this site is full.',
  blocked: 'This browser does not let the site store anything.',
  notRemoved: 'This browser did not remove it from its storage.',
} as const

/** The code for a full storage. After any other refusal, trying again does not help. */
export const storageFullCode = 'storage_full'

/** Older Firefox names its quota error differently. */
const quotaErrorNames = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])

type KeyTest = (key: string) => boolean

const listeners = new Map<() => void, KeyTest>()

/** `localStorage`, or undefined if the browser blocks access to it. */
function browserArea(): TextStorage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export function readText(key: string, area = browserArea()): string | undefined {
  try {
    return area?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The keys with this prefix, in no particular order. */
export function keysWithPrefix(prefix: string, area = browserArea()): string[] {
  try {
    const keys = Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Writes the item and notifies this tab's listeners. A refusal is returned, never thrown. */
export function writeText(key: string, text: string, area = browserArea()): Result<undefined> {
  try {
    if (area === undefined) return refused('blocked')
    area.setItem(key, text)
  } catch (error) {
    return refused(isQuotaError(error) ? 'full' : 'blocked')
  }
  notify(key)
  return ok(undefined)
}

/** Removes the item and notifies this tab's listeners. Fails if the item is still there afterwards, even without an exception. */
export function removeText(key: string, area = browserArea()): Result<undefined> {
  try {
    area?.removeItem(key)
  } catch {
    return refused('notRemoved')
  }
  if (readText(key, area) !== undefined) return refused('notRemoved')
  notify(key)
  return ok(undefined)
}

/** Calls back when the item changes, in this tab or in another. Returns the function that stops it. */
export function subscribeToKey(key: string, listener: () => void): () => void {
  return subscribe((changed) => changed === key, listener)
}

/** Calls back when any item with this key prefix changes. */
export function subscribeToPrefix(prefix: string, listener: () => void): () => void {
  return subscribe((changed) => changed.startsWith(prefix), listener)
}

function subscribe(concerns: KeyTest, listener: () => void): () => void {
  function onStorage(event: StorageEvent): void {
    // A null key means that the whole area was cleared.
    if (event.key === null || concerns(event.key)) listener()
  }
  // The same function may subscribe twice; each subscription ends separately.
  const call = () => listener()
  listeners.set(call, concerns)
  globalThis.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(call)
    globalThis.removeEventListener('storage', onStorage)
  }
}

function refused(why: keyof typeof storageTexts): Result<undefined> {
  return fail(
    why === 'full' ? storageFullCode : 'storage_blocked',
    storageTexts[why],
    why === 'notRemoved' ? { task: 'remove' } : undefined,
  )
}

function notify(key: string): void {
  for (const [listener, concerns] of listeners) if (concerns(key)) listener()
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && quotaErrorNames.has(error.name)
}
