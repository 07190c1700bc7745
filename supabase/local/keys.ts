import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Not a secret, and the same everywhere, because the built site contains it. */
export const localPublishableKey = 'sb_publishable_casewright_local'

const keysSchema = z.object({ secretKey: z.string().startsWith('sb_secret_'), jwtSecret: z.string().min(40) })
export type LocalKeys = z.infer<typeof keysSchema>

function newKeys(): LocalKeys {
  return {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
}

/**
 * The secrets of one embedded project. With a data folder they are created once and kept there (mode 600), so that sessions
 * survive a restart; without one they last as long as the process.
 */
export async function loadKeys(dataDir: string | undefined): Promise<LocalKeys> {
  if (dataDir === undefined) return newKeys()
  const file = join(dataDir, 'keys.json')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) {
    // If two processes start together, the first one wins: a link appears whole, and never replaces a file.
    const own = `${file}.${randomUUID()}`
    await writeFile(own, JSON.stringify(newKeys()), { mode: 0o600 })
    await link(own, file).catch(() => undefined)
    await rm(own)
  }
  await chmod(file, 0o600)
  return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}
