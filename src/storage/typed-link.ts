import { userKey } from './keys.ts'
import { type TextStorage, readText, removeText, writeText } from './storage-area.ts'

/** The ticket link as typed. It is kept while the tab is open, so that reloading the page does not lose it. */
export function readTypedLink(userId: string): string {
  return readText(userKey('typedLink', userId), tabArea()) ?? ''
}

/** Ignores a refusal, because the link is only a convenience. */
export function keepTypedLink(userId: string, link: string): void {
  if (link === '') removeTypedLink(userId)
  else writeText(userKey('typedLink', userId), link, tabArea())
}

export function removeTypedLink(userId: string): void {
  removeText(userKey('typedLink', userId), tabArea())
}

const noArea: TextStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}

function tabArea(): TextStorage {
  try {
    return globalThis.sessionStorage
  } catch {
    return noArea
  }
}
