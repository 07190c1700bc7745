import { z } from 'zod'
import { Fault } from '../../http/fault.ts'
import type { AttemptOutcome } from '../rate-limit.ts'
import { isGateway, type TrackerAddress } from './address.ts'
import type { Reply } from './send.ts'
import { trackerTexts } from './texts.ts'

/** What Jira's refusal means, in words that help; undefined where it gave what was asked. */
export function refusalOf(reply: Reply, address: TrackerAddress): Fault | undefined {
  const { status, retryAfter } = reply
  switch (login(reply)) {
    case 'captcha':
      return new Fault(422, 'jira_captcha', trackerTexts.captcha)
    case 'failed':
      return unauthorized()
    case 'no_scope':
      return new Fault(422, 'jira_scope_missing', trackerTexts.scopeMissing)
  }
  switch (status) {
    case 200:
      return undefined
    case 403:
      return new Fault(403, 'jira_forbidden', trackerTexts.forbidden)
    case 404:
    case 410:
      return missing(reply, address)
    case 429:
      return rateLimited(retryAfter)
    case 503:
      return new Fault(503, 'jira_unavailable', trackerTexts.unavailable, { retryAfter })
    default:
      return new Fault(502, 'jira_error', trackerTexts.failed, { retryAfter })
  }
}

export function unauthorized(): Fault {
  return new Fault(422, 'jira_unauthorized', trackerTexts.unauthorized)
}

/** Whether the credentials were taken, as far as the answer tells. */
export function attemptOutcome(reply: Reply, address: TrackerAddress): AttemptOutcome {
  const said = login(reply)
  if (said === 'failed' || said === 'captcha') return 'refused'
  if (said !== 'unsaid' || reply.status === 200 || reply.status === 403) return 'opened'
  if (reply.status !== 404 || reply.json === undefined) return 'unknown'
  // A site says the same of a missing ticket and of one that it hides from credentials it did not take.
  return isGateway(address) ? 'opened' : 'refused'
}

/** What the answer says of the credentials. Jira answers some questions of a failed login as if nobody had logged in. */
function login({ status, loginReason = '', json }: Reply): 'captcha' | 'failed' | 'no_scope' | 'ok' | 'unsaid' {
  if (loginReason.includes('AUTHENTICATION_DENIED')) return 'captcha'
  if (status === 401) return mentionsScope(json) ? 'no_scope' : 'failed'
  if (loginReason.includes('AUTHENTICATED_FAILED')) return 'failed'
  return loginReason.includes('OK') ? 'ok' : 'unsaid'
}

function missing(reply: Reply, address: TrackerAddress): Fault {
  // Jira answers in JSON; where there is no site, Atlassian shows a page.
  if (address.resource !== 'issue' || reply.json === undefined) return new Fault(404, 'jira_site_not_found', trackerTexts.siteNotFound)
  const sure = isGateway(address) || login(reply) === 'ok'
  return new Fault(404, 'jira_ticket_not_found', sure ? trackerTexts.ticketNotFound : trackerTexts.ticketNotFoundUnsure)
}

function rateLimited(retryAfter: string | undefined): Fault {
  const message = retryAfter === undefined ? trackerTexts.rateLimited : trackerTexts.rateLimitedUntil(retryAfter)
  return new Fault(429, 'jira_rate_limited', message, { retryAfter })
}

const gatewayErrorSchema = z.object({ message: z.string() })

function mentionsScope(json: unknown): boolean {
  const error = gatewayErrorSchema.safeParse(json)
  return error.success && /scope/i.test(error.data.message)
}
