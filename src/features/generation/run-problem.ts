import type { LookedAt } from '#domain/criteria/criterion.ts'
import type { Problem } from '#domain/result.ts'
import { ApiError, errorText } from '#src/backend/api-client.ts'
import { adviceTexts } from './texts.ts'

export type RunStage = 'link' | 'tracker' | 'criteria' | 'ai'

/** Why a run brought no test cases, and what the user can do about it. */
export interface RunProblem extends Problem {
  advice: string
  /** The way out that the error box offers. */
  action: 'retry' | 'settings' | 'login' | 'plans' | 'none'
  /** Seconds the server asks to wait before trying again. */
  retryAfter?: number
  /** What was searched, when no criterion was found. */
  lookedAt?: LookedAt[]
}

type Way = Pick<RunProblem, 'advice' | 'action'>

const retry: Way = { advice: adviceTexts.retry, action: 'retry' }

/** Ways out by the code of the client or the server. */
const waysByCode: Partial<Record<string, Way>> = {
  no_token: { advice: adviceTexts.session, action: 'login' },
  unauthorized: { advice: adviceTexts.session, action: 'login' },
  offline: { advice: adviceTexts.network, action: 'retry' },
  unreachable: { advice: adviceTexts.network, action: 'retry' },
  timeout: { advice: adviceTexts.timeout, action: 'retry' },
}

/** A refused or failed call as the user's problem. */
export function callProblem(error: unknown, stage: RunStage, fallback: string): RunProblem {
  const code = error instanceof ApiError ? error.code : 'unexpected'
  const way = waysByCode[code] ?? (error instanceof ApiError ? wayByStatus(error.status, stage) : retry)
  return {
    code,
    message: errorText(error, fallback),
    ...way,
    ...(error instanceof ApiError && error.retryAfter !== undefined ? { retryAfter: error.retryAfter } : {}),
  }
}

function wayByStatus(status: number, stage: RunStage): Way {
  if (stage !== 'tracker') {
    return status === 402 || status === 403 ? { advice: adviceTexts.quota, action: 'plans' } : retry
  }
  switch (status) {
    case 401:
      return { advice: adviceTexts.tracker_credentials, action: 'settings' }
    case 403:
      return { advice: adviceTexts.tracker_permission, action: 'retry' }
    case 404:
      return { advice: adviceTexts.tracker_missing, action: 'retry' }
    case 429:
      return { advice: adviceTexts.tracker_busy, action: 'retry' }
    default:
      return retry
  }
}
