import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { connectionError, clientError } from './api-error.ts'
import { supabase } from './supabase-client.ts'

/** The session's access token, refreshed where it has expired. Rejects with an `ApiError` where there is none. */
export async function bearerToken(): Promise<string> {
  const { data, error } = await supabase().auth.getSession()
  if (data.session !== null) return data.session.access_token
  // The session is still there, but its refresh found no network: signing in again would not help.
  throw isAuthRetryableFetchError(error) ? connectionError() : clientError('no_token', 401)
}
