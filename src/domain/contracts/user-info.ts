import { z } from 'zod'

/** GET /api/user/info (docs/spec.md, section 3, User info). */
export const userInfoSchema = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    /** One of `roles`, or a role that only a newer server knows. */
    role: z.string().catch('unknown'),
    name: z.string().optional(),
  }),
  /** Runs allowed per month; -1 means unlimited. */
  limits: z.object({ testCases: z.number().int() }),
  usage: z.object({ testCases: z.number().int() }),
  canGenerate: z.boolean(),
  canExport: z.boolean(),
  isPlanUpgradeNeeded: z.boolean(),
  /** Whether ticket texts leave the machine for the AI. Older servers do not say, which counts as yes. */
  ai: z.object({ outside: z.boolean() }).optional(),
})
export type UserInfo = z.infer<typeof userInfoSchema>
