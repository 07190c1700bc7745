import { type SupabaseClient, createClient } from '@supabase/supabase-js'
import { env } from '#src/config/env.ts'

let client: SupabaseClient | undefined

/** The one client of the app; it keeps the session in the browser, shares it between tabs and refreshes it. */
export function supabase(): SupabaseClient {
  client ??= createClient(env().supabaseUrl, env().publishableKey, {
    auth: { persistSession: true, autoRefreshToken: true },
  })
  return client
}
