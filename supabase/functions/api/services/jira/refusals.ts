import { z } from 'zod'
import { Fault } from '../../http/fault.ts'
import type { Reply } from './send.ts'
import { trackerTexts } from './texts.ts'

/** What Jira's refusal means, in words that help. 404s of tickets are told apart before this. */
export function refusalOf(reply: Reply): Fault {
  const { status, retryAfter } = reply
  if (reply.loginReason?.includes('AUTHENTICATION_DENIED') === true) return new Fault(422, 'jira_captcha', trackerTexts.captcha)
  switch (status) {
    case 401:
      return mentionsScope(reply)
        ? new Fault(422, 'jira_scope_missing', trackerTexts.scopeMissing)
        : new Fault(422, 'jira_unauthorized', trackerTexts.unauthorized)
    case 403:
      return new Fault(403, 'jira_forbidden', trackerTexts.forbidden)
    case 404:
    case 410:
      return new Fault(404, 'jira_site_not_found', trackerTexts.siteNotFound)
    case 429:
      return rateLimited(retryAfter)
    case 503:
      return new Fault(503, 'jira_unavailable', trackerTexts.unavailable, { retryAfter })
    default:
      return new Fault(502, 'jira_error', trackerTexts.failed, { retryAfter })
  }
}

export function ticketNotFound(): Fault {
  return new Fault(404, 'jira_ticket_not_found', trackerTexts.ticketNotFound)
}

/** For when Jira would not say whether it is the ticket or the credentials. */
export function ticketNotFoundUnsure(): Fault {
  return new Fault(404, 'jira_ticket_not_found', trackerTexts.ticketNotFoundUnsure)
}

function rateLimited(retryAfter: string | undefined): Fault {
  const message = retryAfter === undefined ? trackerTexts.rateLimited : trackerTexts.rateLimitedUntil(retryAfter)
  return new Fault(429, 'jira_rate_limited', message, { retryAfter })
}

const gatewayErrorSchema = z.object({ message: z.string() })

function mentionsScope(reply: Reply): boolean {
  const error = gatewayErrorSchema.safeParse(reply.json)
  return error.success && /scope/i.test(error.data.message)
}
