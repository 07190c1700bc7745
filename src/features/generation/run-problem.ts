import type { LookedAt } from '#domain/criteria/criterion.ts'
import type { Problem } from '#domain/result.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { localized } from '#src/messages/localized.ts'
import { adviceTexts, generationTexts } from './texts.ts'

export type RunAction = 'retry' | 'settings' | 'login' | 'plans' | 'reload' | 'none'

/** Why a run brought no test cases, and the way out that the error box offers. */
export interface RunProblem extends Problem {
  action: RunAction
  /** What to do next, where the message does not say it already. */
  advice?: string
  /** What was searched, when no criterion was found. */
  lookedAt?: LookedAt[]
}

/** Codes of the client and the server that need another way out than trying again. */
const actions: Partial<Record<string, RunAction>> = {
  no_token: 'login',
  invalid_token: 'login',
  quota_exhausted: 'plans',
  part_missing: 'reload',
  tracker_credentials_missing: 'settings',
  tracker_address_refused: 'settings',
  jira_unauthorized: 'settings',
  jira_scope_missing: 'settings',
  jira_captcha: 'settings',
  jira_site_not_found: 'settings',
  jira_redirected: 'settings',
  jira_unreadable: 'settings',
}

const advice: Partial<Record<string, string>> = {
  ticket_link_invalid: adviceTexts.link,
  no_token: adviceTexts.session,
  timeout: adviceTexts.timeout,
  part_missing: adviceTexts.reload,
  http_error: adviceTexts.server,
  ai_unreadable: adviceTexts.answered,
  ai_empty: adviceTexts.answered,
  ai_cut_off: adviceTexts.answered,
  ai_refused: adviceTexts.answered,
}

/** A refused or failed call as the user's problem. */
export function callProblem(error: unknown, fallback: string): RunProblem {
  if (isFailedImport(error)) return withAction('part_missing', generationTexts.partMissing)
  const code = error instanceof ApiError ? error.code : 'unexpected'
  return withAction(code, errorText(error, fallback))
}

/** A refusal of the domain as the user's problem. */
export function runProblem(problem: Problem, otherwise: RunAction = 'retry'): RunProblem {
  return withAction(problem.code, localized(problem), otherwise)
}

function withAction(code: string, message: string, otherwise: RunAction = 'retry'): RunProblem {
  const next = advice[code]
  return { code, message, action: actions[code] ?? otherwise, ...(next === undefined ? {} : { advice: next }) }
}
