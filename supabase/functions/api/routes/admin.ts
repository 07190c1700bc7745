import { Hono } from 'hono'
import { z } from 'zod'
import {
  adminDoneSchema,
  auditQuerySchema,
  auditResponseSchema,
  createUserRequestSchema,
  listUsersQuerySchema,
  listUsersResponseSchema,
  resetPasswordRequestSchema,
  updateUserRequestSchema,
  userResponseSchema,
  type AdminDone,
  type UserResponse,
} from '#domain/contracts/admin.ts'
import type { Access } from '../http/access.ts'
import { fieldRefusal, readBody, readQuery } from '../http/body.ts'
import { note, type ApiContext, type ApiEnv } from '../http/context.ts'
import { methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import { siteOf } from '../http/caller.ts'
import { refusedByRule, type AccountsAdmin } from '../services/accounts-admin.ts'

/** In bytes: a name, an address, a password and a role. */
const maxBodyBytes = 16 * 1024

const list = operation({
  summary: 'Users, searched, sorted and in pages',
  query: listUsersQuerySchema,
  answer: listUsersResponseSchema,
})
const create = operation({
  summary: 'Makes an account that can be used at once',
  body: createUserRequestSchema,
  answer: userResponseSchema,
  status: 201,
})
const update = operation({
  summary: 'Changes a user’s name, role, or both; refuses what was decided on old values',
  body: updateUserRequestSchema,
  answer: userResponseSchema,
})
const remove = operation({ summary: 'Deletes a user', answer: adminDoneSchema })
const resetPassword = operation({
  summary: 'Sends the user a link that sets a new password',
  body: resetPasswordRequestSchema,
  answer: adminDoneSchema,
})
const audit = operation({
  summary: 'Administrative actions, newest first',
  query: auditQuerySchema,
  answer: auditResponseSchema,
})

/** The administration of accounts (docs/spec.md, section 7), for administrators only. */
export function adminRoutes(access: Access, accounts: AccountsAdmin, allowedOrigins: string[]): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .use(access('admin'))
    .get('/users', list, async (c) => c.json(await accounts.list(readQuery(c, list.query))))
    .all('/users', methodNotAllowed('GET'))
    .post('/users/create', create, async (c) => {
      const input = await readBody(c, { schema: create.body, limit: maxBodyBytes, refuse: fieldRefusal })
      const user = await accounts.create(actorOf(c), input)
      note(c, { targetId: user.id })
      return c.json({ success: true, user } satisfies UserResponse, 201)
    })
    .all('/users/create', methodNotAllowed('POST'))
    .put('/users/:id', update, async (c) => {
      const userId = targetOf(c)
      const input = await readBody(c, { schema: update.body, limit: maxBodyBytes, refuse: fieldRefusal })
      return c.json({ success: true, user: await accounts.update(actorOf(c), userId, input) } satisfies UserResponse)
    })
    .delete('/users/:id', remove, async (c) => {
      await accounts.remove(actorOf(c), targetOf(c))
      return c.json({ success: true } satisfies AdminDone)
    })
    .all('/users/:id', methodNotAllowed('PUT, DELETE'))
    .post('/users/:id/reset-password', resetPassword, async (c) => {
      const userId = targetOf(c)
      const { email } = await readBody(c, { schema: resetPassword.body, limit: maxBodyBytes, refuse: fieldRefusal })
      await accounts.resetPassword(actorOf(c), userId, email, siteOf(c, allowedOrigins))
      return c.json({ success: true } satisfies AdminDone)
    })
    .all('/users/:id/reset-password', methodNotAllowed('POST'))
    .get('/audit', audit, async (c) => c.json(await accounts.audit(readQuery(c, audit.query))))
    .all('/audit', methodNotAllowed('GET'))
}

function actorOf(c: ApiContext): string {
  return c.get('account').id
}

/** A malformed id belongs to no user. */
function targetOf(c: ApiContext): string {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (!id.success) throw refusedByRule('user_not_found')
  note(c, { targetId: id.data })
  return id.data
}
