import {
  type AdminDone,
  type AuditQuery,
  type AuditResponse,
  type CreateUserRequest,
  type ListUsersQuery,
  type ListUsersResponse,
  type UpdateUserRequest,
  type UserResponse,
  adminDoneSchema,
  auditResponseSchema,
  listUsersResponseSchema,
  userResponseSchema,
} from '#domain/contracts/admin.ts'
import { type CallOptions, request } from './request.ts'

/** What a refusal without a text says (spec section 8). */
const fallbacks = {
  list: 'Failed to fetch users',
  create: 'Failed to create user',
  update: 'Failed to update user',
  remove: 'Failed to delete user',
  reset: 'Failed to reset password',
  audit: 'Failed to fetch the audit log',
} as const

/** Calls of administrators; the server refuses everybody else. */
export function listUsers(query: ListUsersQuery, options: CallOptions = {}): Promise<ListUsersResponse> {
  return request({ method: 'GET', path: `/api/admin/users?${queryText(query)}`, schema: listUsersResponseSchema, fallback: fallbacks.list, ...options })
}

export function createUser(body: CreateUserRequest, options: CallOptions = {}): Promise<UserResponse> {
  return request({ method: 'POST', path: '/api/admin/users/create', schema: userResponseSchema, body, fallback: fallbacks.create, ...options })
}

export function updateUser(id: string, body: UpdateUserRequest, options: CallOptions = {}): Promise<UserResponse> {
  return request({ method: 'PUT', path: userPath(id), schema: userResponseSchema, body, fallback: fallbacks.update, ...options })
}

export function deleteUser(id: string, options: CallOptions = {}): Promise<AdminDone> {
  return request({ method: 'DELETE', path: userPath(id), schema: adminDoneSchema, fallback: fallbacks.remove, ...options })
}

/** Sends the user a link that sets a new password. */
export function sendPasswordReset(id: string, email: string, options: CallOptions = {}): Promise<AdminDone> {
  return request({ method: 'POST', path: `${userPath(id)}/reset-password`, schema: adminDoneSchema, body: { email }, fallback: fallbacks.reset, ...options })
}

export function listAudit(query: AuditQuery, options: CallOptions = {}): Promise<AuditResponse> {
  return request({ method: 'GET', path: `/api/admin/audit?${queryText(query)}`, schema: auditResponseSchema, fallback: fallbacks.audit, ...options })
}

function userPath(id: string): `/api/${string}` {
  return `/api/admin/users/${encodeURIComponent(id)}`
}

/** What is not asked for stays out of the address. */
function queryText(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value))
  }
  return params.toString()
}
