import { env } from '#src/config/env.ts'
import { indexedDbKeyStore } from './key-store.ts'
import { type CredentialVault, createVault } from './vault.ts'

/** The vault of this browser. */
export const browserVault: CredentialVault = createVault(indexedDbKeyStore(), async (text) => {
  const { openLegacyCipher } = await import('./legacy-cipher.ts')
  return openLegacyCipher(text, env().legacyPassphrase)
})
