import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { auditQuerySchema, listUsersQuerySchema } from '#domain/contracts/admin.ts'

/** Search, filter, order and page of a list. They are in the address, so links and reloads keep them. */
export type UserListState = z.output<typeof listUsersQuerySchema>
export type AuditListState = z.output<typeof auditQuerySchema>

/** Ignores invalid parameters. */
export function readUserList(params: URLSearchParams): UserListState {
  return readValid(listUsersQuerySchema, params)
}

export function readAuditList(params: URLSearchParams): AuditListState {
  return readValid(auditQuerySchema, params)
}

/** Applies `changes` to the address; undefined and empty values are removed. Any change except of the page returns to page 1. */
function changedAddress(
  params: URLSearchParams,
  changes: Record<string, string | number | undefined>,
): URLSearchParams {
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

export type ChangeList = (changes: Record<string, string | number | undefined>, options?: { replace?: boolean }) => void

/** A list's state in the address. Only a change of the page adds an entry to the browser history. */
export function useListState<State>(read: (params: URLSearchParams) => State): [State, ChangeList] {
  const [params, setParams] = useSearchParams()
  const change: ChangeList = (changes, { replace = !('page' in changes) } = {}) => {
    setParams((current) => changedAddress(current, changes), { replace, preventScrollReset: true })
  }
  return [read(params), change]
}
