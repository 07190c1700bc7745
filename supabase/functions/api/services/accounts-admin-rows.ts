import { z } from 'zod'
import { auditActions, userStatuses, type AdminUser, type AuditEntry } from '#domain/contracts/admin.ts'
import { roleSchema } from '#domain/plans/plans.ts'

/** What the database's administration functions give (supabase/migrations, "administration"), as the contracts have it. */

const time = z.string().transform((text) => new Date(text).toISOString())

export const userRowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    status: z.enum(userStatuses),
    created_at: time,
    last_sign_in_at: time.nullable(),
    used: z.number().int(),
    quota: z.number().int(),
  })
  .transform(
    ({ created_at: createdAt, last_sign_in_at: lastSignInAt, used, quota, ...user }): AdminUser => ({
      ...user,
      createdAt,
      ...(lastSignInAt === null ? {} : { lastSignInAt }),
      usage: { testCases: used },
      limits: { testCases: quota },
    }),
  )

export const userPageSchema = z.object({ total: z.number().int(), users: z.array(userRowSchema) })

const auditRowSchema = z
  .object({
    id: z.number().int(),
    at: time,
    action: z.enum(auditActions),
    actor_id: z.string().nullable(),
    actor_email: z.string().nullable(),
    target_id: z.string(),
    target_email: z.string(),
    changes: z.record(z.string(), z.object({ from: z.string().optional(), to: z.string().optional() })),
  })
  .transform(
    (row): AuditEntry => ({
      id: String(row.id),
      at: row.at,
      action: row.action,
      ...(row.actor_id === null ? {} : { actor: { id: row.actor_id, email: row.actor_email ?? '' } }),
      target: { id: row.target_id, email: row.target_email },
      changes: row.changes,
    }),
  )

export const auditPageSchema = z.object({ total: z.number().int(), entries: z.array(auditRowSchema) })

const refusals = ['not_admin', 'own_account', 'last_admin', 'user_not_found', 'stale_user', 'email_mismatch'] as const

/** Why the database refused an action. */
export type AdminRefusal = (typeof refusals)[number]

/** A change was made: the user as it is now; or it was refused. */
export const changeSchema = z.union([
  z.object({ outcome: z.enum(['updated', 'created']), user: userRowSchema }),
  z.object({ outcome: z.enum(refusals) }),
])

/** What the auth service is about to do was allowed and noted; or it was refused. */
export const orderSchema = z.object({ outcome: z.enum(['ordered', ...refusals]) })
