import { createMiddleware } from 'hono/factory'
import type { Accounts } from '../services/accounts.ts'
import type { TokenVerifier } from '../services/tokens.ts'
import { note, type ApiEnv } from './context.ts'
import { Fault } from './fault.ts'

/** Who may call a route: everyone, every signed-in user, or administrators. */
export type Audience = 'public' | 'user' | 'admin'

export interface AccessOptions {
  /** What the route does, if a call without a token gets a message of its own. */
  task?: 'generate'
}

export type Access = ReturnType<typeof createAccess>

const audiences = new WeakMap<object, Audience>()

/** The audience that a handler checks; undefined if it is no such check. */
export function audienceOf(handler: object): Audience | undefined {
  return audiences.get(handler)
}

/**
 * The one access check. The token only identifies the user; role and plan are read from the database at every call, so that
 * a changed role or a removed account takes effect at once.
 */
export function createAccess(tokens: TokenVerifier, accounts: Accounts) {
  return function access(audience: Audience, { task }: AccessOptions = {}) {
    const check = createMiddleware<ApiEnv>(async (c, next) => {
      if (audience !== 'public') {
        const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1]
        if (token === undefined) throw new Fault(401, 'no_token', { params: { task } })
        const account = await accounts.find(await tokens.userId(token))
        if (account === undefined) throw new Fault(401, 'invalid_token')
        note(c, { userId: account.id })
        if (audience === 'admin' && account.role !== 'admin') throw new Fault(403, 'admin_only')
        c.set('account', account)
      }
      await next()
    })
    audiences.set(check, audience)
    return check
  }
}
