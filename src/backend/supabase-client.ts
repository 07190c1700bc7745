import { type SupabaseClient, createClient } from '@supabase/supabase-js'
import { env } from '#src/config/env.ts'
import { isSessionLinkPath } from '#src/config/paths.ts'

let client: SupabaseClient | undefined

/** The one client of the app; it keeps the session in the browser, shares it between tabs and refreshes it. */
export function supabase(): SupabaseClient {
  client ??= createClient(env().supabaseUrl, env().publishableKey, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // Anywhere else a link could sign its reader in to a stranger's account, or `?error=` be taken for a refusal.
      detectSessionInUrl: ({ pathname }, { access_token, error_code, error }) =>
        isSessionLinkPath(pathname) && [access_token, error_code, error].some((value) => value !== undefined),
    },
  })
  return client
}
