import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditQuery, ListUsersQuery } from '#domain/contracts/admin.ts'
import { listAudit, listUsers } from '#src/backend/admin-api.ts'
import { ApiError, isTransient } from '#src/backend/api-client.ts'

/** Everything the panel has asked for; a change of a user makes all of it old. */
export const adminKey = ['admin'] as const

const shared = {
  // The page before stays until the next one is there.
  placeholderData: keepPreviousData,
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
} as const

export function usersQuery(query: ListUsersQuery) {
  return queryOptions({ ...shared, queryKey: [...adminKey, 'users', query], queryFn: ({ signal }) => listUsers(query, { signal }) })
}

export function auditQuery(query: AuditQuery) {
  return queryOptions({ ...shared, queryKey: [...adminKey, 'audit', query], queryFn: ({ signal }) => listAudit(query, { signal }) })
}

/** The server took the role away, in this session or elsewhere. */
export function isDenied(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'admin_only'
}
