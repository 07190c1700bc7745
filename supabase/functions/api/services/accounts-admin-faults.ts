import type { AuthError } from '@supabase/supabase-js'
import { adminTexts, type AdminAction } from '../http/admin-texts.ts'
import { authTexts } from '../http/auth-texts.ts'
import { Fault } from '../http/fault.ts'
import { apiTexts } from '../http/texts.ts'
import type { AdminRefusal } from './accounts-admin-rows.ts'

const faults: Record<AdminRefusal, () => Fault> = {
  not_admin: () => new Fault(403, 'admin_only', apiTexts.adminOnly),
  own_account: () => new Fault(409, 'own_account', adminTexts.ownAccount),
  last_admin: () => new Fault(409, 'last_admin', adminTexts.lastAdmin),
  user_not_found: () => new Fault(404, 'user_not_found', adminTexts.userNotFound),
  stale_user: () => new Fault(409, 'stale_user', adminTexts.staleUser),
  email_mismatch: () => new Fault(409, 'email_mismatch', adminTexts.emailMismatch),
}

/** A rule of the database that the action would break. */
export function refusedByRule(refusal: AdminRefusal): Fault {
  return faults[refusal]()
}

/** The action failed for no fault of the administrator: the spec's fallback text. */
export function actionFailed(action: AdminAction): Fault {
  return new Fault(503, 'users_failed', adminTexts.failed[action], { retryAfter: '2' })
}

/** What the auth service refused to make an account of. */
export function creationRefused({ code }: AuthError): Fault {
  switch (code) {
    case 'email_exists':
    case 'user_already_exists':
      return new Fault(409, 'email_taken', adminTexts.emailTaken)
    case 'weak_password':
      return new Fault(422, 'weak_password', authTexts.weakPassword)
    case 'validation_failed':
    case 'email_address_invalid':
      return new Fault(400, 'invalid_request', authTexts.emailRefused)
    default:
      return actionFailed('create')
  }
}

/** Runs an action; where the database does not answer, the action's own words are said. */
export async function failingAs<T>(action: AdminAction, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Fault && error.code === 'database_unavailable' ? actionFailed(action) : error
  }
}
