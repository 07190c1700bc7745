import { env } from '#src/config/env.ts'
import { indexedDbKeyStore } from './key-store.ts'
import { type CredentialVault, trackerItems } from './tracker-config.ts'
import { createVault } from './vault.ts'

/** The tracker account in this browser. */
export const browserVault: CredentialVault = createVault(
  indexedDbKeyStore(),
  trackerItems(async (text) => {
    const { openLegacyCipher } = await import('./legacy-cipher.ts')
    return openLegacyCipher(text, env().legacyPassphrase)
  }),
)
