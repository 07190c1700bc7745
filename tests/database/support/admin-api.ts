import { expect } from 'vitest'
import {
  auditResponseSchema,
  listUsersResponseSchema,
  userResponseSchema,
  type AdminUser,
  type AuditResponse,
  type ListUsersResponse,
} from '#domain/contracts/admin.ts'
import { errorEnvelopeSchema } from '#domain/contracts/error.ts'
import type { TestUser } from './test-database.ts'
import { openTestProject, type TestProject } from './test-project.ts'

export interface AdminApi {
  project: TestProject
  /** The administrator who calls. */
  ada: TestUser
  /** A call by this administrator. */
  call(method: string, path: string, body?: unknown): Promise<Response>
  create(fields?: Record<string, unknown>): Promise<AdminUser & TestUser>
  list(query?: string): Promise<ListUsersResponse>
  audit(query?: string): Promise<AuditResponse>
}

/** The administration routes with a separate database. */
export async function openAdminApi(): Promise<AdminApi> {
  const project = await openTestProject()
  const ada = await project.db.addUser('admin')
  let count = 0
  const call: AdminApi['call'] = (method, path, body) => project.call(ada, method, path, body)

  return {
    project,
    ada,
    call,
    async create(fields = {}) {
      count += 1
      const input = { email: `made-${count}@example.test`, password: 'Secret-1', name: `Made ${count}`, ...fields }
      const response = await call('POST', '/api/admin/users/create', input)
      expect(response.status).toBe(201)
      return { ...userResponseSchema.parse(await response.json()).user, password: input.password }
    },
    async list(query = '') {
      return listUsersResponseSchema.parse(await (await call('GET', `/api/admin/users${query}`)).json())
    },
    async audit(query = '') {
      return auditResponseSchema.parse(await (await call('GET', `/api/admin/audit${query}`)).json())
    },
  }
}

export async function refusal(response: Response): Promise<{ status: number; code: string; error: string }> {
  return { status: response.status, ...errorEnvelopeSchema.parse(await response.json()) }
}

export const unknownId = '00000000-0000-4000-8000-000000000000'
