import type { z } from 'zod'
import type {
  AdminUser,
  AuditResponse,
  auditQuerySchema,
  createUserRequestSchema,
  ListUsersResponse,
  listUsersQuerySchema,
  UpdateUserRequest,
} from '#domain/contracts/admin.ts'
import { authTexts } from '../http/auth-texts.ts'
import { Fault } from '../http/fault.ts'
import { actionFailed, creationRefused, failingAs, refusedByRule } from './accounts-admin-faults.ts'
import { auditPageSchema, changeSchema, orderSchema, userPageSchema } from './accounts-admin-rows.ts'
import { callFunction } from './database.ts'
import type { PasswordMail } from './password-mail.ts'
import type { SupabaseClient } from './supabase.ts'

/** What administrators do. `actorId` is who does it: the database checks once more that it is an administrator. */
export interface AccountsAdmin {
  list(query: z.output<typeof listUsersQuerySchema>): Promise<ListUsersResponse>
  create(actorId: string, input: z.output<typeof createUserRequestSchema>): Promise<AdminUser>
  update(actorId: string, userId: string, input: UpdateUserRequest): Promise<AdminUser>
  remove(actorId: string, userId: string): Promise<void>
  resetPassword(actorId: string, userId: string, email: string, site: string | undefined): Promise<void>
  audit(query: z.output<typeof auditQuerySchema>): Promise<AuditResponse>
}

/** `client` has the secret key. `report` gets the auth service's code where something beside the action failed. */
export function createAccountsAdmin(client: SupabaseClient, mail: PasswordMail, report: (code: string) => void): AccountsAdmin {
  const { admin } = client.auth

  async function order(name: string, args: Record<string, unknown>): Promise<void> {
    const { outcome } = await callFunction(client, name, args, orderSchema)
    if (outcome !== 'ordered') throw refusedByRule(outcome)
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
        const { data, error } = await admin.createUser({ email, password, email_confirm: true, user_metadata: { name } })
        if (error !== null) throw creationRefused(error)
        try {
          return await change('admin_finish_creation', { p_actor_id: actorId, p_user_id: data.user.id, p_name: name, p_role: role })
        } catch (failure) {
          // An account that is in no log must not stay.
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
        // The session's own copy of the name, which greets the user. The profile counts, so a failure here is none of the action's.
        const { error } = await admin.updateUserById(userId, { user_metadata: { name } })
        if (error !== null) report(error.code ?? error.name)
        return user
      }),

    remove: (actorId, userId) =>
      failingAs('delete', async () => {
        const args = { p_actor_id: actorId, p_user_id: userId }
        await order('admin_order_deletion', args)
        const { error } = await admin.deleteUser(userId)
        if (error === null) return
        // Somebody may have been faster: then the rule that now stands in the way is the reason.
        await order('admin_order_deletion', args)
        throw actionFailed('delete')
      }),

    resetPassword: (actorId, userId, email, site) =>
      failingAs('resetPassword', async () => {
        await order('admin_order_password_reset', { p_actor_id: actorId, p_user_id: userId, p_email: email })
        const outcome = await mail.sendReset(email, site)
        if (outcome === 'too_many') throw new Fault(429, 'too_many_requests', authTexts.tooManyRequests(60), { retryAfter: '60' })
        if (outcome !== 'sent') throw actionFailed('resetPassword')
      }),

    audit: ({ action, userId, page, perPage }) =>
      failingAs('audit', async () => {
        const args = { p_action: action ?? null, p_user_id: userId ?? null, p_limit: perPage, p_offset: (page - 1) * perPage }
        return { ...(await callFunction(client, 'admin_list_audit', args, auditPageSchema)), page, perPage }
      }),
  }
}
