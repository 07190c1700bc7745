import { type UserItem, userKey } from './keys.ts'
import { readText, removeText, writeText } from './storage-area.ts'

/** Items that earlier versions kept under the user's e-mail where they did not know the id (spec section 6). */
const movedItems = {
  // Credentials that newer ones have replaced are not left lying about; a history is never thrown away.
  trackerConfig: { whenReplaced: 'remove' },
  trackerDraft: { whenReplaced: 'remove' },
  history: { whenReplaced: 'keep' },
} as const satisfies Partial<Record<UserItem, { whenReplaced: 'keep' | 'remove' }>>

/** Brings what lies under a user's e-mail under the user's id. What is there already stays; nothing is lost when it does not fit. */
export function adoptOlderKeys({ id, email }: { id: string; email: string | undefined }): void {
  if (email === undefined || email === '' || email === id) return
  for (const item of ['trackerConfig', 'trackerDraft', 'history'] as const) {
    const [from, to] = [userKey(item, email), userKey(item, id)]
    if (readText(to) === undefined) move(from, to)
    else if (movedItems[item].whenReplaced === 'remove') removeText(from)
  }
}

function move(from: string, to: string): void {
  const text = readText(from)
  if (text === undefined) return
  // Removed first: there may be no room for it twice.
  removeText(from)
  if (!writeText(to, text).ok) writeText(from, text)
}
