import type { z } from 'zod'
import { auditQuerySchema, listUsersQuerySchema } from '#domain/contracts/admin.ts'

/** Where a list stands, as its address says: search, filter, order and page can be linked and survive a reload. */
export type UserListState = z.output<typeof listUsersQuerySchema>
export type AuditListState = z.output<typeof auditQuerySchema>

/** Reads an address. What is not valid there counts as not said. */
export function readUserList(params: URLSearchParams): UserListState {
  return readValid(listUsersQuerySchema, params)
}

export function readAuditList(params: URLSearchParams): AuditListState {
  return readValid(auditQuerySchema, params)
}

/** The address with `changes` made: what is undefined or empty leaves it. Every change but one of the page starts at page 1. */
export function changedAddress(params: URLSearchParams, changes: Record<string, string | number | undefined>): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

function readValid<Schema extends z.ZodObject>(schema: Schema, params: URLSearchParams): z.output<Schema> {
  const given = Object.fromEntries(params)
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))))
}
