import { type UserItem, userKey } from './keys.ts'
import { readText, removeText, writeText } from './storage-area.ts'

/** Credentials that earlier versions kept under the user's e-mail where they did not know the id (spec section 6). */
const movedItems: readonly UserItem[] = ['trackerConfig', 'trackerDraft']

/**
 * Brings credentials that lie under a user's e-mail under the user's id. Those that newer ones have replaced go: they are
 * not left lying about.
 */
export function adoptOlderKeys({ id, email }: { id: string; email: string | undefined }): void {
  if (email === undefined || email === '' || email === id) return
  for (const item of movedItems) move(userKey(item, email), userKey(item, id))
}

function move(from: string, to: string): void {
  const text = readText(from)
  if (text === undefined) return
  removeText(from)
  if (readText(to) === undefined && !writeText(to, text).ok) writeText(from, text)
}
