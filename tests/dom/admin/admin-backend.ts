import { vi } from 'vitest'
import type {
  AdminUser,
  AuditQuery,
  AuditResponse,
  CreateUserRequest,
  ListUsersQuery,
  ListUsersResponse,
  UpdateUserRequest,
} from '#domain/contracts/admin.ts'

/** Doubles of the administrators' calls; test files use them to mock `#src/backend/admin-api.ts`. */
export const adminApi = {
  listUsers: vi.fn<(query: ListUsersQuery) => Promise<ListUsersResponse>>(),
  createUser: vi.fn<(body: CreateUserRequest) => Promise<unknown>>(),
  updateUser: vi.fn<(id: string, body: UpdateUserRequest) => Promise<unknown>>(),
  deleteUser: vi.fn<(id: string) => Promise<unknown>>(),
  sendPasswordReset: vi.fn<(id: string, email: string) => Promise<unknown>>(),
  listAudit: vi.fn<(query: AuditQuery) => Promise<AuditResponse>>(),
}

export const ada: AdminUser = {
  id: 'u-ada',
  name: 'Ada Admin',
  email: 'ada@demo.test',
  role: 'admin',
  status: 'active',
  createdAt: '2026-01-05T10:00:00Z',
  lastSignInAt: '2026-11-20T08:30:00Z',
  usage: { testCases: 3 },
  limits: { testCases: -1 },
}

export const sam: AdminUser = {
  id: 'u-sam',
  name: 'Sam Starter',
  email: 'sam@demo.test',
  role: 'starter',
  status: 'unconfirmed',
  createdAt: '2026-02-03T10:00:00Z',
  usage: { testCases: 7 },
  limits: { testCases: 20 },
}

export const bea: AdminUser = { ...ada, id: 'u-bea', name: 'Bea Admin', email: 'bea@demo.test' }

/** The response of an older backend: an empty name, no dates and no status. */
export const nameless: AdminUser = {
  id: 'u-nn',
  name: '',
  email: 'nn@demo.test',
  role: 'user',
  usage: { testCases: 0 },
  limits: { testCases: 0 },
}

export function pageOf(users: AdminUser[], total = users.length, page = 1): ListUsersResponse {
  return { users, total, page, perPage: 25 }
}

export function saved(user: AdminUser) {
  return { success: true, user }
}
