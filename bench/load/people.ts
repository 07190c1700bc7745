import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { RunningProduct } from '../../scripts/running-product.ts'
import { symmetricSigner } from '../../tests/functions/support/tokens.ts'

const keysSchema = z.object({ secretKey: z.string(), jwtSecret: z.string() })
const createdSchema = z.object({ id: z.uuid() })

/**
 * Accounts with a session each. The admin API creates them without a password and their sessions are signed here,
 * because 200 logins would mean 200 slow password hashes. They are administrators, so that no quota ends the run.
 */
export async function makePeople({ url, dataDir }: RunningProduct, count: number): Promise<string[]> {
  const { secretKey, jwtSecret } = keysSchema.parse(JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')))
  const signer = symmetricSigner(jwtSecret)
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) {
    const email = `load-${index}@example.test`
    const response = await fetch(`${url}/auth/v1/admin/users`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, email_confirm: true, user_metadata: { name: `Load ${index}` } }),
    })
    const { id } = createdSchema.parse(await response.json())
    const granted = await fetch(`${url}/rest/v1/rpc/grant_role`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ p_email: email, p_role: 'admin' }),
    })
    if (!granted.ok) throw new Error(`No role for ${email}: ${await granted.text()}`)
    tokens.push(
      signer.sign({
        sub: id,
        role: 'authenticated',
        aud: 'authenticated',
        email,
        exp: Math.floor(Date.now() / 1000) + 3_600,
      }),
    )
  }
  return tokens
}
