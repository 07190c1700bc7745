import { userKey } from './keys.ts'
import { type TextArea, readText, removeText, writeText } from './storage-area.ts'

/** The ticket link as typed: kept for this tab while it is open, so that loading the page again does not lose it. */
export function readTypedLink(userId: string): string {
  return readText(userKey('typedLink', userId), tabArea()) ?? ''
}

/** A browser that refuses loses a convenience, nothing more. */
export function keepTypedLink(userId: string, link: string): void {
  if (link === '') removeTypedLink(userId)
  else writeText(userKey('typedLink', userId), link, tabArea())
}

export function removeTypedLink(userId: string): void {
  removeText(userKey('typedLink', userId), tabArea())
}

const noArea: TextArea = { length: 0, key: () => null, getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

function tabArea(): TextArea {
  try {
    return globalThis.sessionStorage
  } catch {
    return noArea
  }
}
