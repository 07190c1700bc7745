import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Public by nature, and the same everywhere, because the built site carries it. */
export const localPublishableKey = 'sb_publishable_casewright_local'

const keysSchema = z.object({ secretKey: z.string().startsWith('sb_secret_'), jwtSecret: z.string().min(40) })
export type LocalKeys = z.infer<typeof keysSchema>

function newKeys(): LocalKeys {
  return { secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`, jwtSecret: randomBytes(48).toString('base64url') }
}

/**
 * The secrets of one embedded project. With a data folder they are made once and kept there (mode 600), so that sessions
 * survive a restart; without one they live as long as the process.
 */
export async function loadKeys(dataDir: string | undefined): Promise<LocalKeys> {
  if (dataDir === undefined) return newKeys()
  const file = join(dataDir, 'keys.json')
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return keysSchema.parse(JSON.parse(stored))
  const keys = newKeys()
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 })
  return keys
}
