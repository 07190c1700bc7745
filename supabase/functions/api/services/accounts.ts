import { z } from 'zod'
import { roleSchema } from '#domain/plans/plans.ts'
import { callFunction, type SupabaseClient } from './supabase.ts'

const accountSchema = z
  .object({
    id: z.string(),
    email: z.string().nullable(),
    name: z.string(),
    role: roleSchema,
    /** Runs a month; -1 is unlimited. */
    quota: z.number().int(),
    used: z.number().int(),
    enrichment: z.boolean(),
    can_export: z.boolean(),
  })
  .transform(({ can_export: canExport, email, ...account }) => ({ ...account, email: email ?? '', canExport }))

/** The calling user, with the plan and this month's usage. */
export type Account = z.infer<typeof accountSchema>

export interface Accounts {
  /** Undefined if the user does not exist (any more). */
  find(userId: string): Promise<Account | undefined>
}

export function createAccounts(client: SupabaseClient): Accounts {
  return {
    async find(userId) {
      const rows = await callFunction(client, 'account_info', { p_user_id: userId }, z.array(accountSchema))
      return rows[0]
    },
  }
}
