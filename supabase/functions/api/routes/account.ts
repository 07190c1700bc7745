import { Hono } from 'hono'
import { userInfoSchema, type UserInfo } from '#domain/contracts/user-info.ts'
import { hasRunsLeft } from '#domain/plans/plans.ts'
import type { Access } from '../http/access.ts'
import type { ApiEnv } from '../http/context.ts'
import { methodNotAllowed } from '../http/fault.ts'
import { operation } from '../http/openapi.ts'
import type { Account } from '../services/accounts.ts'

const info = operation({ summary: 'The plan, its limits and what is used of them', answer: userInfoSchema })

/** @param outside whether the AI is outside the machine. */
export function accountRoutes(access: Access, outside: boolean): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get('/info', access('user'), info, (c) => c.json({ ...userInfo(c.get('account')), ai: { outside } }))
    .all('/info', methodNotAllowed('GET'))
}

/** The user's plan and usage (docs/spec.md, section 3). */
function userInfo({ id, email, name, role, quota, used, canExport }: Account): UserInfo {
  const canGenerate = hasRunsLeft(used, quota)
  return {
    user: { id, email, role, ...(name === '' ? {} : { name }) },
    limits: { testCases: quota },
    usage: { testCases: used },
    canGenerate,
    canExport,
    isPlanUpgradeNeeded: !canGenerate,
  }
}
