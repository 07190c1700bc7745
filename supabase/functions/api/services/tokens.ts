import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { z } from 'zod'
import { Fault } from '../http/fault.ts'
import type { SupabaseClient } from './supabase.ts'

export interface TokenVerifier {
  /** The id of the token's user; a fault if the token is not valid. */
  userId(token: string): Promise<string>
}

/** Rejects project keys, which are JWTs of the same issuer on older projects. */
const claimsSchema = z.object({ sub: z.uuid(), role: z.literal('authenticated') })

/** Tokens signed with an asymmetric key are checked here with the project's public keys, others by the auth server. */
export function createTokenVerifier(client: SupabaseClient): TokenVerifier {
  return {
    async userId(token) {
      const { data, error } = await readClaims(client, token)
      if (error !== null && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) {
        throw new Fault(503, 'auth_unavailable', { retryAfter: '2' })
      }
      const claims = claimsSchema.safeParse(data?.claims)
      if (!claims.success) throw new Fault(401, 'invalid_token')
      return claims.data.sub
    },
  }
}

/** The library throws for text that is no JWT, and returns an error for an invalid JWT. */
async function readClaims(
  client: SupabaseClient,
  token: string,
): Promise<Awaited<ReturnType<SupabaseClient['auth']['getClaims']>>> {
  try {
    return await client.auth.getClaims(token)
  } catch {
    return { data: null, error: null }
  }
}
