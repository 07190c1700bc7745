import { createClient } from '@supabase/supabase-js'
import type { SupabaseSettings } from '../config/supabase-settings.ts'
import { withTimeLimit, type Fetch } from './fetch.ts'

/** How long the auth server and the database may take for one call. */
const timeLimitMs = 15_000

/** The function calls database functions by name and reads no table; what they give is checked where it is used. */
interface Schema {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: Record<string, { Args: Record<string, unknown>; Returns: unknown }>
  }
}

export type SupabaseClient = ReturnType<typeof createClient<Schema>>

export interface SupabaseClients {
  /** With the publishable key: asks the auth server who a token belongs to. */
  visitor: SupabaseClient
  /** With the secret key: calls the database functions that only the server may call. */
  server: SupabaseClient
}

export function createSupabaseClients({ url, publishableKey, secretKey }: SupabaseSettings, fetch: Fetch): SupabaseClients {
  const options = {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: withTimeLimit(fetch, timeLimitMs) },
  }
  return { visitor: createClient<Schema>(url, publishableKey, options), server: createClient<Schema>(url, secretKey, options) }
}
