import { z } from 'zod'
import { roleSchema } from '../plans/plans.ts'
import { emailSchema, nameSchema, passwordSchema, storable } from './auth.ts'

/** Rows of one page: as many as asked for, within this. */
export const pageSizes = { standard: 25, largest: 100 } as const

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const perPage = z.coerce.number().int().min(1).max(pageSizes.largest).default(pageSizes.standard)

/** What the list of users can be sorted by. `used` is the runs of this month. */
export const userSortKeys = ['name', 'email', 'role', 'createdAt', 'lastSignInAt', 'used'] as const
export type UserSortKey = (typeof userSortKeys)[number]

/** Query of GET /api/admin/users. `search` is found anywhere in name or e-mail, in any case. */
export const listUsersQuerySchema = z.object({
  search: z.string().trim().max(200).regex(storable).default(''),
  role: roleSchema.optional(),
  sort: z.enum(userSortKeys).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page,
  perPage,
})
export type ListUsersQuery = z.input<typeof listUsersQuerySchema>

/** `unconfirmed`: the address waits for its confirmation; `banned`: may not sign in at the moment. */
export const userStatuses = ['active', 'unconfirmed', 'banned'] as const

/** One row of the list (docs/spec.md, section 7, and what the panel shows beyond it). Times are ISO 8601 in UTC. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** One of `roles`, or one that a newer server knows. */
  role: z.string(),
  /** Absent where the auth service does not know; the panel then shows the spec's 'Active' and 'N/A'. */
  status: z.enum(userStatuses).optional(),
  createdAt: z.string().optional(),
  lastSignInAt: z.string().optional(),
  /** Runs of this month. */
  usage: z.object({ testCases: z.number().int() }).optional(),
  /** Runs a month; -1 is unlimited. */
  limits: z.object({ testCases: z.number().int() }).optional(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** GET /api/admin/users. `total` counts every user that the search and the role match, not only this page. */
export const listUsersResponseSchema = z.object({
  users: z.array(adminUserSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  perPage: z.number().int().positive(),
})
export type ListUsersResponse = z.infer<typeof listUsersResponseSchema>

/** POST /api/admin/users/create. The account can be used at once: an administrator vouches for the address. */
export const createUserRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: nameSchema,
  role: roleSchema.default('starter'),
})
export type CreateUserRequest = z.input<typeof createUserRequestSchema>

/**
 * PUT /api/admin/users/{id}: name, role, or both; what is left out stays. `expected` holds the values that the administrator
 * saw: where a value that is to change is another by now, nothing is changed.
 */
export const updateUserRequestSchema = z
  .object({
    name: nameSchema.optional(),
    role: roleSchema.optional(),
    expected: z.object({ name: z.string(), role: z.string() }).partial().optional(),
  })
  .refine(({ name, role }) => name !== undefined || role !== undefined, { message: 'Either name or role is required' })
export type UpdateUserRequest = z.input<typeof updateUserRequestSchema>

/** Answer of create and update: the user as the list shows it. */
export const userResponseSchema = z.object({ success: z.literal(true), user: adminUserSchema })
export type UserResponse = z.infer<typeof userResponseSchema>

/** POST /api/admin/users/{id}/reset-password. The address must be the user's own. */
export const resetPasswordRequestSchema = z.object({ email: emailSchema })

/** Answer of delete and reset-password. */
export const adminDoneSchema = z.object({ success: z.literal(true) })
export type AdminDone = z.infer<typeof adminDoneSchema>

/** `role.grant` is the terminal's `npm run admin -- grant`, which has no actor. */
export const auditActions = ['user.create', 'user.update', 'user.delete', 'user.reset_password', 'role.grant'] as const
export type AuditAction = (typeof auditActions)[number]

/** Query of GET /api/admin/audit. `userId` is found as actor or as target. */
export const auditQuerySchema = z.object({
  action: z.enum(auditActions).optional(),
  userId: z.uuid().optional(),
  page,
  perPage,
})
export type AuditQuery = z.input<typeof auditQuerySchema>

const personSchema = z.object({ id: z.string(), email: z.string() })

/** One administrative action. The addresses are those at the time, so that a deleted account can still be read. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(auditActions),
  actor: personSchema.optional(),
  target: personSchema.optional(),
  /** What became different: field → before and after; before is absent for a new account. */
  changes: z.record(z.string(), z.object({ from: z.string().optional(), to: z.string().optional() })),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** GET /api/admin/audit, newest first. */
export const auditResponseSchema = z.object({
  entries: z.array(auditEntrySchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  perPage: z.number().int().positive(),
})
export type AuditResponse = z.infer<typeof auditResponseSchema>
