import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditQuery, ListUsersQuery } from '#domain/contracts/admin.ts'
import { listAudit, listUsers } from '#src/backend/admin-api.ts'
import { isTransient } from '#src/backend/api-client.ts'

/** The key of all queries of the panel; a changed user invalidates all of them. */
export const adminKey = ['admin'] as const

const shared = {
  // The previous page stays until the next one has loaded.
  placeholderData: keepPreviousData,
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
} as const

export function usersQuery(query: ListUsersQuery) {
  return queryOptions({
    ...shared,
    queryKey: [...adminKey, 'users', query],
    queryFn: ({ signal }) => listUsers(query, { signal }),
  })
}

export function auditQuery(query: AuditQuery) {
  return queryOptions({
    ...shared,
    queryKey: [...adminKey, 'audit', query],
    queryFn: ({ signal }) => listAudit(query, { signal }),
  })
}
