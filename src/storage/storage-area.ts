import { fail, ok, type Result } from '#domain/result.ts'

/** The part of `localStorage` that Casewright uses. */
export type TextArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const storageTexts = {
  full: 'The browser’s storage for this site is full.',
  blocked: 'This browser does not let the site store anything.',
} as const

/** Older Firefox names its quota error differently. */
const quotaErrorNames = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])

const listeners = new Map<string, Set<() => void>>()

/** `localStorage`, or undefined where the browser refuses even to name it (blocked site data). */
function browserArea(): TextArea | undefined {
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

/** Writes, and tells this tab's listeners. A refusal is a result for the caller to show, never an exception. */
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

export function removeText(key: string, area = browserArea()): void {
  try {
    area?.removeItem(key)
  } catch {
    return
  }
  notify(key)
}

/** Calls back when the item changes, in this tab or in another. Returns the function that stops it. */
export function subscribeToKey(key: string, listener: () => void): () => void {
  function onStorage(event: StorageEvent): void {
    // A null key means that the whole area was cleared.
    if (event.key === key || event.key === null) listener()
  }
  const ofKey = listeners.get(key) ?? new Set()
  listeners.set(key, ofKey)
  ofKey.add(listener)
  globalThis.addEventListener('storage', onStorage)
  return () => {
    ofKey.delete(listener)
    globalThis.removeEventListener('storage', onStorage)
  }
}

function refused(why: 'full' | 'blocked'): Result<undefined> {
  return fail(`storage_${why}`, storageTexts[why])
}

function notify(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener()
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && quotaErrorNames.has(error.name)
}
