import { z } from 'zod'
import { roleSchema } from '../plans/plans.ts'

/** GET /api/user/info (spec section 3, User info). */
export const userInfoSchema = z.object({
  user: z.object({ id: z.string(), email: z.string(), role: roleSchema, name: z.string().optional() }),
  /** Runs a month; -1 is unlimited. */
  limits: z.object({ testCases: z.number().int() }),
  usage: z.object({ testCases: z.number().int() }),
  canGenerate: z.boolean(),
  canExport: z.boolean(),
  isPlanUpgradeNeeded: z.boolean(),
})
export type UserInfo = z.infer<typeof userInfoSchema>
