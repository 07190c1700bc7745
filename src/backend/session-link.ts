import { type Session, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { z } from 'zod'
import { type Result, failWith, ok } from '#domain/result.ts'
import { authFailure, authRefusal, isWorthRetrying } from './auth-failure.ts'
import { newLinkClient, supabase } from './supabase-client.ts'

const tokenTypeSchema = z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])

/** The code of a link that is too old or was opened before. */
export const spentLinkCode = 'otp_expired'

/** The code of an address that carries a session itself. */
export const sessionInAddressCode = 'session_in_address'

export type SessionLinkOutcome =
  | { kind: 'completed'; signedIn: boolean }
  /** The link belongs to another account than the one that is signed in here. Nothing changes until the user decides. */
  | {
      kind: 'other_account'
      current: string
      other: string
      accept: () => Promise<Result<undefined>>
      decline: () => Promise<void>
    }

/** What a token was exchanged for. The session is not in any storage yet. */
interface Redeemed {
  /** Null where the token confirmed something without signing in. */
  session: Session | null
  /** Ends the session on the server. */
  end: () => Promise<unknown>
}

/** Each token is sent to the server once, however often a screen asks: the second time it would count as used. */
const redeemed = new Map<string, Promise<Result<Redeemed>>>()

/**
 * Completes what a link from an e-mail began. `address` holds the parameters of the page's query and fragment: a refusal of
 * the auth service, or a token to redeem. A session in the address itself is refused, because anybody can write one into a
 * link; and where the token belongs to another account than the one signed in here, the user is asked first.
 */
export async function completeSessionLink(address: URLSearchParams): Promise<Result<SessionLinkOutcome>> {
  const refusal = address.get('error_code') ?? address.get('error')
  if (refusal !== null) return authRefusal(refusal, address.get('error_description') ?? '')
  if (address.has('access_token')) return failWith(sessionInAddressCode, '')

  const token = await redeem(address.get('token_hash'), address.get('type'))
  if (!token.ok) return token
  const link = token.value
  const { data, error } = await supabase().auth.getSession()
  // An ended session does not prevent the link's session; one that could not be checked does.
  if (error !== null && (link === undefined || isAuthRetryableFetchError(error))) return authFailure(error)
  if (link === undefined || link.session === null) return ok({ kind: 'completed', signedIn: data.session !== null })

  const { session, end } = link
  if (data.session === null || data.session.user.id === session.user.id) {
    const signedIn = await signInWith(session)
    return signedIn.ok ? ok({ kind: 'completed', signedIn: true }) : signedIn
  }
  return ok({
    kind: 'other_account',
    current: data.session.user.email ?? '',
    other: session.user.email ?? '',
    async accept() {
      // Logging out first clears what the account before keeps in this browser for its session only.
      await supabase().auth.signOut({ scope: 'local' })
      return signInWith(session)
    },
    async decline() {
      await end()
    },
  })
}

async function signInWith({ access_token, refresh_token }: Session): Promise<Result<undefined>> {
  const { error } = await supabase().auth.setSession({ access_token, refresh_token })
  return error === null ? ok(undefined) : authFailure(error)
}

function redeem(tokenHash: string | null, type: string | null): Promise<Result<Redeemed | undefined>> {
  if (tokenHash === null) return Promise.resolve(ok(undefined))
  const known = redeemed.get(tokenHash)
  if (known !== undefined) return known
  const redeeming = exchange(tokenHash, type)
  redeemed.set(tokenHash, redeeming)
  redeeming.then(
    (result) => {
      // If no server decided, the token is still unused.
      if (!result.ok && isWorthRetrying(result.reason.code)) redeemed.delete(tokenHash)
    },
    () => redeemed.delete(tokenHash),
  )
  return redeeming
}

async function exchange(tokenHash: string, typeText: string | null): Promise<Result<Redeemed>> {
  const type = tokenTypeSchema.safeParse(typeText)
  if (!type.success) return authRefusal('unknown_link', 'The link is not complete.')
  const client = newLinkClient()
  const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type: type.data })
  return error === null
    ? ok({ session: data.session, end: () => client.signOut({ scope: 'local' }) })
    : authFailure(error)
}
