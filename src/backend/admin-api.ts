import { z } from 'zod'
import {
  type AuditQuery,
  type AuditResponse,
  type CreateUserRequest,
  type ListUsersQuery,
  type ListUsersResponse,
  type UpdateUserRequest,
  adminUserSchema,
  auditResponseSchema,
  pageSizes,
} from '#domain/contracts/admin.ts'
import { inLanguage } from '#src/lib/language.ts'
import { type CallOptions, request } from './request.ts'

/** For refusals without a text (docs/spec.md, section 8). */
const fallbacks = inLanguage({
  en: {
    list: 'Failed to fetch users',
    create: 'Failed to create user',
    update: 'Failed to update user',
    remove: 'Failed to delete user',
    reset: 'Failed to reset password',
    audit: 'Failed to fetch the audit log',
  },
  es: {
    list: 'No se pudieron obtener los usuarios',
    create: 'No se pudo crear el usuario',
    update: 'No se pudo actualizar el usuario',
    remove: 'No se pudo eliminar el usuario',
    reset: 'No se pudo restablecer la contraseña',
    audit: 'No se pudo obtener el registro de auditoría',
  },
})

const { status, createdAt, lastSignInAt, usage, limits } = adminUserSchema.shape

/** A user without an id cannot be acted on; anything else may be missing or new, and the row still shows the rest. */
const userSchema = z.object({
  id: z.string().min(1),
  name: z.string().catch(''),
  email: z.string().catch(''),
  role: z.string().catch('unknown'),
  status: status.catch(undefined),
  createdAt: createdAt.catch(undefined),
  lastSignInAt: lastSignInAt.catch(undefined),
  usage: usage.catch(undefined),
  limits: limits.catch(undefined),
})

/** One damaged user must not hide the others. A server without pages answers with all users at once. */
const userListSchema = z
  .object({
    users: z
      .array(userSchema.optional().catch(undefined))
      .transform((users) => users.filter((user) => user !== undefined)),
    total: z.number().int().nonnegative().optional(),
    page: z.number().int().positive().default(1),
    perPage: z.number().int().positive().default(pageSizes.largest),
  })
  .transform((list): ListUsersResponse => ({ ...list, total: list.total ?? list.users.length }))

/** The answer to an action: any JSON object that is no refusal. The caller fetches the list again. */
const doneSchema = z.looseObject({})

/** The server refuses everyone but administrators. */
export function listUsers(query: ListUsersQuery, options: CallOptions = {}): Promise<ListUsersResponse> {
  return request({
    method: 'GET',
    path: `/api/admin/users?${queryText(query)}`,
    schema: userListSchema,
    fallback: fallbacks.list,
    ...options,
  })
}

export function createUser(body: CreateUserRequest, options: CallOptions = {}): Promise<unknown> {
  return request({
    method: 'POST',
    path: '/api/admin/users/create',
    schema: doneSchema,
    body,
    fallback: fallbacks.create,
    ...options,
  })
}

export function updateUser(id: string, body: UpdateUserRequest, options: CallOptions = {}): Promise<unknown> {
  return request({
    method: 'PUT',
    path: userPath(id),
    schema: doneSchema,
    body,
    fallback: fallbacks.update,
    ...options,
  })
}

export function deleteUser(id: string, options: CallOptions = {}): Promise<unknown> {
  return request({ method: 'DELETE', path: userPath(id), schema: doneSchema, fallback: fallbacks.remove, ...options })
}

/** Sends the user a link that sets a new password. */
export function sendPasswordReset(id: string, email: string, options: CallOptions = {}): Promise<unknown> {
  return request({
    method: 'POST',
    path: `${userPath(id)}/reset-password`,
    schema: doneSchema,
    body: { email },
    fallback: fallbacks.reset,
    ...options,
  })
}

export function listAudit(query: AuditQuery, options: CallOptions = {}): Promise<AuditResponse> {
  return request({
    method: 'GET',
    path: `/api/admin/audit?${queryText(query)}`,
    schema: auditResponseSchema,
    fallback: fallbacks.audit,
    ...options,
  })
}

function userPath(id: string): `/api/${string}` {
  return `/api/admin/users/${encodeURIComponent(id)}`
}

/** Omits parameters without a value. */
function queryText(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value))
  }
  return params.toString()
}
