import { type UserItem, userKey } from './keys.ts'
import { readText, removeText, writeText } from './storage-area.ts'

/** Earlier versions stored credentials under the user's e-mail if they did not know the id (docs/spec.md, section 6). */
const movedItems: readonly UserItem[] = ['trackerConfig', 'trackerDraft']

/**
 * Moves credentials stored under a user's e-mail to the user's id, or deletes them if there are newer ones.
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
