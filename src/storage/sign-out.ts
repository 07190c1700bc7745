import { keysRemovedOnSignOut } from './keys.ts'
import { removeText } from './storage-area.ts'
import { removeTypedLink } from './typed-link.ts'
import { browserVault } from './vault/browser-vault.ts'

/** Removes what logging out must remove (docs/spec.md, section 4), according to the key table. */
export function clearPrivateData(userId: string): void {
  // The vault comes first, so that a draft that is still being encrypted is not written afterwards.
  browserVault.remove('trackerDraft', userId)
  removeTypedLink(userId)
  for (const key of keysRemovedOnSignOut(userId)) removeText(key)
}
