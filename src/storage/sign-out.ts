import { keysRemovedOnSignOut } from './keys.ts'
import { removeText } from './storage-area.ts'
import { removeTypedLink } from './typed-link.ts'
import { browserVault } from './vault/browser-vault.ts'

/** What logging out takes away (spec section 4, Auth): the key table says which items. */
export function clearPrivateData(userId: string): void {
  // Through the vault first, so that a draft still being encrypted is not written afterwards.
  browserVault.remove('trackerDraft', userId)
  removeTypedLink(userId)
  for (const key of keysRemovedOnSignOut(userId)) removeText(key)
}
