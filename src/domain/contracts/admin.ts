import { z } from 'zod'
import { roleSchema } from '../plans/plans.ts'
import { emailSchema, nameSchema, passwordSchema, storable } from './auth.ts'

/** Limits of the requested page size. */
export const pageSizes = { standard: 25, largest: 100 } as const

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const perPage = z.coerce.number().int().min(1).max(pageSizes.largest).default(pageSizes.standard)

/** Columns the list of users can be sorted by. `used` is the number of runs this month. */
export const userSortKeys = ['name', 'email', 'role', 'createdAt', 'lastSignInAt', 'used'] as const
export type UserSortKey = (typeof userSortKeys)[number]

/** Query of GET /api/admin/users. `search` matches any part of the name or e-mail, ignoring case. */
export const listUsersQuerySchema = z.object({
  search: z.string().trim().max(200).regex(storable).default(''),
  role: roleSchema.optional(),
  sort: z.enum(userSortKeys).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
  page,
  perPage,
})
export type ListUsersQuery = z.input<typeof listUsersQuerySchema>

/** `unconfirmed`: the user has not confirmed the address yet; `banned`: sign-in is blocked at the moment. */
export const userStatuses = ['active', 'unconfirmed', 'banned'] as const

/** One row of the list (docs/spec.md, section 7, and what the panel shows beyond it). Times are ISO 8601 in UTC. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** One of `roles`, or a role that only a newer server knows. */
  role: z.string(),
  /** Missing if the auth service does not say; the panel then shows 'Active' and 'N/A' (docs/spec.md, section 7). */
  status: z.enum(userStatuses).optional(),
  createdAt: z.string().optional(),
  lastSignInAt: z.string().optional(),
  /** Runs used this month. */
  usage: z.object({ testCases: z.number().int() }).optional(),
  /** Runs allowed per month; -1 means unlimited. */
  limits: z.object({ testCases: z.number().int() }).optional(),
})
export type AdminUser = z.infer<typeof adminUserSchema>

/** GET /api/admin/users. `total` counts every user that matches the search and the role, on all pages. */
export const listUsersResponseSchema = z.object({
  users: z.array(adminUserSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  perPage: z.number().int().positive(),
})
export type ListUsersResponse = z.infer<typeof listUsersResponseSchema>

/** POST /api/admin/users/create. The account works at once, with no confirmation e-mail. */
export const createUserRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  name: nameSchema,
  role: roleSchema.default('starter'),
})
export type CreateUserRequest = z.input<typeof createUserRequestSchema>

/**
 * PUT /api/admin/users/{id}: name, role or both; omitted fields stay as they are. `expected` holds the values the
 * administrator saw: if one of the fields to change has another value by now, the server changes nothing.
 */
export const updateUserRequestSchema = z
  .object({
    name: nameSchema.optional(),
    role: roleSchema.optional(),
    expected: z.object({ name: z.string(), role: z.string() }).partial().optional(),
  })
  .refine(({ name, role }) => name !== undefined || role !== undefined, { message: 'Either name or role is required' })
export type UpdateUserRequest = z.input<typeof updateUserRequestSchema>

/** Response of create and update: the user as in the list. */
export const userResponseSchema = z.object({ success: z.literal(true), user: adminUserSchema })
export type UserResponse = z.infer<typeof userResponseSchema>

/** POST /api/admin/users/{id}/reset-password. The address must be the user's own. */
export const resetPasswordRequestSchema = z.object({ email: emailSchema })

/** Response of delete and reset-password. */
export const adminDoneSchema = z.object({ success: z.literal(true) })
export type AdminDone = z.infer<typeof adminDoneSchema>

/** `role.grant` comes from `npm run admin -- grant` in the terminal and has no actor. */
export const auditActions = ['user.create', 'user.update', 'user.delete', 'user.reset_password', 'role.grant'] as const
export type AuditAction = (typeof auditActions)[number]

/** Query of GET /api/admin/audit. `userId` matches the actor or the target. */
export const auditQuerySchema = z.object({
  action: z.enum(auditActions).optional(),
  userId: z.uuid().optional(),
  page,
  perPage,
})
export type AuditQuery = z.input<typeof auditQuerySchema>

const personSchema = z.object({ id: z.string(), email: z.string() })

/**
 * One administrative action. It keeps the e-mail addresses of that time, so it stays readable after an account is
 * deleted.
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(auditActions),
  actor: personSchema.optional(),
  target: personSchema.optional(),
  /** The changed fields with their values before and after; a new account has no `before`. */
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
