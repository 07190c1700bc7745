import type { Context } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Account } from '../services/accounts.ts'

/** Ids and numbers that a handler adds to its request's log line. Texts of a request never go here. */
export type LogFacts = Record<string, string | number | boolean | undefined>

export interface ApiEnv {
  Variables: RequestIdVariables & {
    /** Set on routes for users and admins. */
    account: Account
    logFacts: LogFacts
    /** Set where the answer is still being written when the handler returns; it never rejects. */
    ending: Promise<void> | undefined
  }
}

export type ApiContext = Context<ApiEnv>

export function note(c: ApiContext, facts: LogFacts): void {
  c.set('logFacts', { ...c.get('logFacts'), ...facts })
}
