import { createMiddleware } from 'hono/factory'
import type { Accounts } from '../services/accounts.ts'
import type { TokenVerifier } from '../services/tokens.ts'
import { note, type ApiEnv } from './context.ts'
import { Fault } from './fault.ts'
import { apiTexts } from './texts.ts'

/** Who may call a route: everybody, every signed-in person, administrators. */
export type Audience = 'public' | 'user' | 'admin'

export interface AccessOptions {
  /** What a call without a token is told; some routes have words of their own. */
  noTokenText?: string
}

export type Access = ReturnType<typeof createAccess>

const audiences = new WeakMap<object, Audience>()

/** Whom a handler lets through, where it is one of these checks. */
export function audienceOf(handler: object): Audience | undefined {
  return audiences.get(handler)
}

/**
 * The one check of who calls. The token only says who it is; role and plan are read from the database at every call, so
 * a changed role or a removed account counts at once.
 */
export function createAccess(tokens: TokenVerifier, accounts: Accounts) {
  return function access(audience: Audience, { noTokenText = apiTexts.noToken }: AccessOptions = {}) {
    const check = createMiddleware<ApiEnv>(async (c, next) => {
      if (audience !== 'public') {
        const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1]
        if (token === undefined) throw new Fault(401, 'no_token', noTokenText)
        const account = await accounts.find(await tokens.userId(token))
        if (account === undefined) throw new Fault(401, 'invalid_token', apiTexts.invalidToken)
        note(c, { userId: account.id })
        if (audience === 'admin' && account.role !== 'admin') throw new Fault(403, 'admin_only', apiTexts.adminOnly)
        c.set('account', account)
      }
      await next()
    })
    audiences.set(check, audience)
    return check
  }
}
