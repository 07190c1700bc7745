import { AuthClient } from '@supabase/supabase-js'
import { env } from '#src/config/env.ts'
import { authFetch } from './auth-failure.ts'
import { sessionKey, sessionStore } from './session-store.ts'

class SessionClient extends AuthClient {
  /** For a minute after a failed renewal, the client repeats the failure without a request. This makes the next call try again. */
  forgetFailedRenewal(): void {
    this.lastRefreshFailure = null
  }
}

let client: SessionClient | undefined

/**
 * The one auth client of the app; it keeps the session in the browser, shares it between tabs and refreshes it. The app
 * asks the project for nothing else than sessions, so that the rest of `createClient` (data, files, realtime) is not loaded.
 */
export function supabase(): { auth: SessionClient } {
  client ??= listeningClient()
  return { auth: client }
}

function listeningClient(): SessionClient {
  const auth = newClient()
  // A failure without a network means nothing once there is one.
  window.addEventListener('online', () => auth.forgetFailedRenewal())
  return auth
}

function newClient(): SessionClient {
  return new SessionClient({
    ...connection(),
    storageKey: sessionKey(),
    persistSession: true,
    storage: sessionStore,
    autoRefreshToken: true,
  })
}

/** A client that redeems the token of a link. Its session stays in memory until the user is known to want it. */
export function newLinkClient() {
  return new AuthClient({
    ...connection(),
    storageKey: 'casewright-link',
    persistSession: false,
    autoRefreshToken: false,
  })
}

function connection(): ConstructorParameters<typeof AuthClient>[0] {
  const { supabaseUrl, publishableKey } = env()
  return {
    url: `${supabaseUrl}/auth/v1`,
    // Written as the client writes it: a session's token replaces it, two spellings would be sent as two tokens.
    headers: { Authorization: `Bearer ${publishableKey}`, apikey: publishableKey },
    fetch: authFetch,
    // A link could sign its reader in to a stranger's account: the client takes no session from an address, and what it
    // starts itself ends with a code that only this browser can exchange.
    detectSessionInUrl: false,
    flowType: 'pkce',
  }
}
