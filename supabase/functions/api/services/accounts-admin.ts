import type { AuthError } from '@supabase/supabase-js'
import { z } from 'zod'
import {
  auditActions,
  userStatuses,
  type AdminUser,
  type AuditEntry,
  type AuditResponse,
  type auditQuerySchema,
  type createUserRequestSchema,
  type ListUsersResponse,
  type listUsersQuerySchema,
  type UpdateUserRequest,
} from '#domain/contracts/admin.ts'
import type { AdminAction } from '#domain/contracts/api-messages.ts'
import { roleSchema } from '#domain/plans/plans.ts'
import { Fault } from '../http/fault.ts'
import type { PasswordMail } from './password-mail.ts'
import { callFunction, type SupabaseClient } from './supabase.ts'

/** The actions of administrators. The database checks again that `actorId` is an administrator. */
export interface AccountsAdmin {
  list(query: z.output<typeof listUsersQuerySchema>): Promise<ListUsersResponse>
  create(actorId: string, input: z.output<typeof createUserRequestSchema>): Promise<AdminUser>
  update(actorId: string, userId: string, input: UpdateUserRequest): Promise<AdminUser>
  remove(actorId: string, userId: string): Promise<void>
  resetPassword(actorId: string, userId: string, email: string, site: string | undefined): Promise<void>
  audit(query: z.output<typeof auditQuerySchema>): Promise<AuditResponse>
}

/** `client` has the secret key. `report` gets the auth service's code if a side effect of the action failed. */
export function createAccountsAdmin(
  client: SupabaseClient,
  mail: PasswordMail,
  report: (code: string) => void,
): AccountsAdmin {
  const { admin } = client.auth

  async function request(name: string, args: Record<string, unknown>): Promise<void> {
    const { outcome } = await callFunction(client, name, args, requestSchema)
    if (outcome !== 'requested') throw refusedByRule(outcome)
  }

  async function change(name: string, args: Record<string, unknown>): Promise<AdminUser> {
    const changed = await callFunction(client, name, args, changeSchema)
    if ('user' in changed) return changed.user
    throw refusedByRule(changed.outcome)
  }

  return {
    list: ({ search, role, sort, order: direction, page, perPage }) =>
      failingAs('fetch', async () => {
        const args = {
          p_search: search,
          p_role: role ?? null,
          p_sort: sort,
          p_descending: direction === 'desc',
          p_limit: perPage,
          p_offset: (page - 1) * perPage,
        }
        return { ...(await callFunction(client, 'admin_list_users', args, userPageSchema)), page, perPage }
      }),

    create: (actorId, { email, password, name, role }) =>
      failingAs('create', async () => {
        const { data, error } = await admin.createUser({
          email,
          password,
          email_confirm: true,
          user_metadata: { name },
        })
        if (error !== null) throw creationRefused(error)
        try {
          return await change('admin_finish_creation', {
            p_actor_id: actorId,
            p_user_id: data.user.id,
            p_name: name,
            p_role: role,
          })
        } catch (failure) {
          // An account must not exist without an audit entry.
          await admin.deleteUser(data.user.id)
          throw failure
        }
      }),

    update: (actorId, userId, { name, role, expected = {} }) =>
      failingAs('update', async () => {
        const user = await change('admin_update_user', {
          p_actor_id: actorId,
          p_user_id: userId,
          p_name: name ?? null,
          p_role: role ?? null,
          p_expected_name: expected.name ?? null,
          p_expected_role: expected.role ?? null,
        })
        if (name === undefined) return user
        // The session's copy of the name, used for the greeting. The profile is authoritative, so the action ignores a failure here.
        const { error } = await admin.updateUserById(userId, { user_metadata: { name } })
        if (error !== null) report(error.code ?? error.name)
        return user
      }),

    remove: (actorId, userId) =>
      failingAs('delete', async () => {
        const args = { p_actor_id: actorId, p_user_id: userId }
        await request('admin_request_deletion', args)
        const { error } = await admin.deleteUser(userId)
        if (error === null) return
        // Another administrator may have been faster: then the rule that now forbids it is the reason.
        await request('admin_request_deletion', args)
        throw actionFailed('delete')
      }),

    resetPassword: (actorId, userId, email, site) =>
      failingAs('resetPassword', async () => {
        await request('admin_request_password_reset', { p_actor_id: actorId, p_user_id: userId, p_email: email })
        const outcome = await mail.sendReset(email, site)
        if (outcome === 'too_many')
          throw new Fault(429, 'too_many_requests', { params: { seconds: 60 }, retryAfter: '60' })
        if (outcome !== 'sent') throw actionFailed('resetPassword')
      }),

    audit: ({ action, userId, page, perPage }) =>
      failingAs('audit', async () => {
        const args = {
          p_action: action ?? null,
          p_user_id: userId ?? null,
          p_limit: perPage,
          p_offset: (page - 1) * perPage,
        }
        return { ...(await callFunction(client, 'admin_list_audit', args, auditPageSchema)), page, perPage }
      }),
  }
}

const faults: Record<AdminRefusal, () => Fault> = {
  not_admin: () => new Fault(403, 'admin_only'),
  own_account: () => new Fault(409, 'own_account'),
  last_admin: () => new Fault(409, 'last_admin'),
  user_not_found: () => new Fault(404, 'user_not_found'),
  stale_user: () => new Fault(409, 'stale_user'),
  email_mismatch: () => new Fault(409, 'email_mismatch'),
}

/** A rule of the database that the action would break. */
export function refusedByRule(refusal: AdminRefusal): Fault {
  return faults[refusal]()
}

/** The action failed for a technical reason: the spec's fallback text. */
function actionFailed(action: AdminAction): Fault {
  return new Fault(503, 'users_failed', { params: { action }, retryAfter: '2' })
}

/** Why the auth service refused to create the account. */
function creationRefused({ code }: AuthError): Fault {
  switch (code) {
    case 'email_exists':
    case 'user_already_exists':
      return new Fault(409, 'email_taken')
    case 'weak_password':
      return new Fault(422, 'weak_password')
    case 'validation_failed':
    case 'email_address_invalid':
      return new Fault(400, 'invalid_request', { params: { problem: 'emailInvalid' } })
    default:
      return actionFailed('create')
  }
}

/** Runs an action; if the database does not answer, the fault names the action. */
async function failingAs<T>(action: AdminAction, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Fault && error.code === 'database_unavailable' ? actionFailed(action) : error
  }
}

/** The results of the database's administration functions, mapped to the contracts. */

const time = z.string().transform((text) => new Date(text).toISOString())

const userRowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    status: z.enum(userStatuses),
    created_at: time,
    last_sign_in_at: time.nullable(),
    used: z.number().int(),
    quota: z.number().int(),
  })
  .transform(
    ({ created_at: createdAt, last_sign_in_at: lastSignInAt, used, quota, ...user }): AdminUser => ({
      ...user,
      createdAt,
      ...(lastSignInAt === null ? {} : { lastSignInAt }),
      usage: { testCases: used },
      limits: { testCases: quota },
    }),
  )

const userPageSchema = z.object({ total: z.number().int(), users: z.array(userRowSchema) })

const auditRowSchema = z
  .object({
    id: z.number().int(),
    at: time,
    action: z.enum(auditActions),
    actor_id: z.string().nullable(),
    actor_email: z.string().nullable(),
    target_id: z.string(),
    target_email: z.string(),
    changes: z.record(z.string(), z.object({ from: z.string().optional(), to: z.string().optional() })),
  })
  .transform(
    (row): AuditEntry => ({
      id: String(row.id),
      at: row.at,
      action: row.action,
      ...(row.actor_id === null ? {} : { actor: { id: row.actor_id, email: row.actor_email ?? '' } }),
      target: { id: row.target_id, email: row.target_email },
      changes: row.changes,
    }),
  )

const auditPageSchema = z.object({ total: z.number().int(), entries: z.array(auditRowSchema) })

const refusals = ['not_admin', 'own_account', 'last_admin', 'user_not_found', 'stale_user', 'email_mismatch'] as const

/** Why the database refused an action. */
type AdminRefusal = (typeof refusals)[number]

/** The changed user, or why the change was refused. */
const changeSchema = z.union([
  z.object({ outcome: z.enum(['updated', 'created']), user: userRowSchema }),
  z.object({ outcome: z.enum(refusals) }),
])

/** The action that the auth service is to take is allowed and recorded, or refused. */
const requestSchema = z.object({ outcome: z.enum(['requested', ...refusals]) })
