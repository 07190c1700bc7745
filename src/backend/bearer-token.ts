import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { clientError, connectionError } from './api-error.ts'
import { supabase } from './supabase-client.ts'

/** The signed-in user and the access token. */
export interface Bearer {
  token: string
  userId: string
}

/** The session's access token, refreshed where it has expired. Rejects with an `ApiError` where there is none. */
export async function bearer(): Promise<Bearer> {
  const { data, error } = await supabase().auth.getSession()
  if (data.session !== null) return { token: data.session.access_token, userId: data.session.user.id }
  // The session still exists, but its refresh found no network: signing in again would not help.
  throw isAuthRetryableFetchError(error) ? connectionError() : clientError('no_token', 401)
}

/**
 * A new token for the same user after the server refused the old one. Where the auth service refuses too, the session has
 * ended: it is removed here, which every tab notices. Rejects with an `ApiError` then.
 */
export async function renewedBearer(refused: Bearer): Promise<Bearer> {
  const { data, error } = await supabase().auth.refreshSession()
  if (isAuthRetryableFetchError(error)) throw connectionError()
  if (error !== null || data.session === null) throw await endSession()
  // Another user may have signed in meanwhile; the call was not theirs.
  if (data.session.user.id !== refused.userId) throw clientError('session_ended', 401)
  return { token: data.session.access_token, userId: data.session.user.id }
}

/** Ends the session in this browser; returns the error that says so. */
export async function endSession(): Promise<Error> {
  await supabase().auth.signOut({ scope: 'local' })
  return clientError('session_ended', 401)
}
