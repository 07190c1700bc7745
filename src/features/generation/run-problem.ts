import type { LookedAt } from '#domain/criteria/criterion.ts'
import type { GenerationProblem } from '#domain/generation/read-ticket.ts'
import type { Problem } from '#domain/result.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { localized } from '#src/messages/localized.ts'
import { adviceTexts, generationTexts } from './texts.ts'

export type RunAction = 'retry' | 'settings' | 'login' | 'plans' | 'reload' | 'none'

/** Why a run produced no test cases, and the action that the error box offers. */
export interface RunProblem extends Problem {
  action: RunAction
  /** What to do next, if the message does not already say. */
  advice?: string
  /** The places that were searched, if no criteria were found. */
  lookedAt?: LookedAt[]
}

/** Error codes that call for an action other than trying again. */
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
  no_criteria: adviceTexts.criteria,
  no_token: adviceTexts.session,
  timeout: adviceTexts.timeout,
  part_missing: adviceTexts.reload,
  http_error: adviceTexts.server,
  ai_unreadable: adviceTexts.answered,
  ai_empty: adviceTexts.answered,
  ai_cut_off: adviceTexts.answered,
  ai_refused: adviceTexts.answered,
}

/** What to show for a run that ended before the AI was asked. A link is corrected in its field, so it needs no button. */
export function refusalProblem({ part, lookedAt, ...problem }: GenerationProblem): RunProblem {
  const shown = runProblem(problem, part === 'link' ? 'none' : 'retry')
  return lookedAt === undefined ? shown : { ...shown, lookedAt }
}

/** What to show for a call that was refused or failed. `fallback` is the message for errors without one. */
export function callProblem(error: unknown, fallback: string): RunProblem {
  if (isFailedImport(error)) return withAction('part_missing', generationTexts.partMissing)
  const code = error instanceof ApiError ? error.code : 'unexpected'
  return withAction(code, errorText(error, fallback))
}

/** A refusal of the domain as the user's problem. */
function runProblem(problem: Problem, otherwise: RunAction = 'retry'): RunProblem {
  return withAction(problem.code, localized(problem), otherwise)
}

function withAction(code: string, message: string, otherwise: RunAction = 'retry'): RunProblem {
  const next = advice[code]
  return { code, message, action: actions[code] ?? otherwise, ...(next === undefined ? {} : { advice: next }) }
}
