import type { z } from 'zod'
import { Fault } from '../http/fault.ts'
import { apiTexts } from '../http/texts.ts'
import type { SupabaseClient } from './supabase.ts'

/** Calls a database function and checks what it gives; a fault where the database does not answer as it should. */
export async function callFunction<T>(client: SupabaseClient, name: string, args: Record<string, unknown>, schema: z.ZodType<T>): Promise<T> {
  const { data, error } = await client.rpc(name, args)
  const parsed = schema.safeParse(data)
  if (error !== null || !parsed.success) throw new Fault(503, 'database_unavailable', apiTexts.databaseUnavailable, { retryAfter: '2' })
  return parsed.data
}
