import { z } from 'zod'
import { toolConnectionSchema, toolTargetSchema } from '#domain/contracts/test-tools.ts'
import { indexedDbKeyStore } from './key-store.ts'
import { type Vault, type VaultItem, createVault } from './vault.ts'

const savedConnectionSchema = z.object({
  id: z.string().min(1),
  /** The user's own name for it. */
  name: z.string(),
  connection: toolConnectionSchema,
  /** Where cases were sent last. */
  target: toolTargetSchema.optional().catch(undefined),
})
export type SavedConnection = z.infer<typeof savedConnectionSchema>

/** One record for all connections. One that a later version wrote differently does not take the others with it. */
export const connectionItems: { toolConnections: VaultItem<SavedConnection[]> } = {
  toolConnections: {
    schema: z
      .array(z.unknown())
      .transform((stored) => stored.flatMap((value) => savedConnectionSchema.safeParse(value).data ?? [])),
  },
}

export type ConnectionVault = Vault<{ toolConnections: SavedConnection[] }>

/** The test tools' connections in this browser. */
export const browserConnections: ConnectionVault = createVault(indexedDbKeyStore(), connectionItems)
