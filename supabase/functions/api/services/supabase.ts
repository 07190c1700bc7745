import { createClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { SupabaseSettings } from '../config/supabase-settings.ts'
import { Fault } from '../http/fault.ts'
import { withTimeLimit, type Fetch } from './fetch.ts'

/** How long the auth server and the database may take for one call. */
const timeLimitMs = 15_000

/** The API calls database functions by name and reads no table; `callFunction` checks their results. */
interface Schema {
  public: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: Record<string, { Args: Record<string, unknown>; Returns: unknown }>
  }
}

export type SupabaseClient = ReturnType<typeof createClient<Schema>>

export interface SupabaseClients {
  /** With the publishable key: asks the auth server whose token it is. */
  visitor: SupabaseClient
  /** With the secret key: calls the database functions that only the server may call. */
  server: SupabaseClient
}

export function createSupabaseClients(
  { url, publishableKey, secretKey }: SupabaseSettings,
  fetch: Fetch,
): SupabaseClients {
  const options = {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: withTimeLimit(fetch, timeLimitMs) },
  }
  return {
    visitor: createClient<Schema>(url, publishableKey, options),
    server: createClient<Schema>(url, secretKey, options),
  }
}

/** Calls a database function and checks its result; a fault if the database fails or answers something else. */
export async function callFunction<T>(
  client: SupabaseClient,
  name: string,
  args: Record<string, unknown>,
  schema: z.ZodType<T>,
): Promise<T> {
  const { data, error } = await client.rpc(name, args)
  const parsed = schema.safeParse(data)
  if (error !== null || !parsed.success) throw new Fault(503, 'database_unavailable', { retryAfter: '2' })
  return parsed.data
}
