import { isAuthImplicitGrantRedirectError } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Result, fail, ok } from '#domain/result.ts'
import { isConnectionProblem } from './api-error.ts'
import { authFailure } from './auth-failure.ts'
import { supabase } from './supabase-client.ts'

const tokenTypeSchema = z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])

/** The code by which a link that is too old, or was opened before, is known. */
export const spentLinkCode = 'otp_expired'

/** Each token is shown to the server once, however often a screen asks: the second time it would count as used. */
const opened = new Map<string, Promise<Result<undefined>>>()

/**
 * Completes what a link from an e-mail, or a sign-in elsewhere, began: reads the session or the refusal that the auth
 * server put into the address, or exchanges the link's token for a session. Gives whether somebody is signed in now.
 */
export async function completeSessionLink(query: URLSearchParams): Promise<Result<{ signedIn: boolean }>> {
  const fromAddress = await supabase().auth.initialize()
  if (fromAddress.error !== null) {
    const { error } = fromAddress
    const code = isAuthImplicitGrantRedirectError(error) ? error.details?.code : error.code
    return isAuthImplicitGrantRedirectError(error) ? fail(code ?? 'auth', error.message) : authFailure(error)
  }
  const exchanged = await openToken(query.get('token_hash'), query.get('type'))
  if (!exchanged.ok) return exchanged
  const { data, error } = await supabase().auth.getSession()
  return error === null ? ok({ signedIn: data.session !== null }) : authFailure(error)
}

function openToken(tokenHash: string | null, type: string | null): Promise<Result<undefined>> {
  if (tokenHash === null) return Promise.resolve(ok(undefined))
  const known = opened.get(tokenHash)
  if (known !== undefined) return known
  const opening = exchange(tokenHash, type)
  opened.set(tokenHash, opening)
  void opening.then((result) => {
    // Where no server answered, the token is as good as before.
    if (!result.ok && isConnectionProblem(result.reason.code)) opened.delete(tokenHash)
  })
  return opening
}

async function exchange(tokenHash: string, typeText: string | null): Promise<Result<undefined>> {
  const type = tokenTypeSchema.safeParse(typeText)
  if (!type.success) return fail('unknown_link', 'The link is not complete.')
  const { error } = await supabase().auth.verifyOtp({ token_hash: tokenHash, type: type.data })
  return error === null ? ok(undefined) : authFailure(error)
}
