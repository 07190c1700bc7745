import { z } from 'zod'
import type { TrackerProxyRequest } from '#domain/contracts/tracker.ts'
import { createEitherRoute } from '#domain/ticket/either-route.ts'
import { parseTicketLink, type TicketLink } from '#domain/ticket/ticket-link.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import type { Api } from './api.ts'
import type { TrackerConfiguration } from './configuration.ts'
import { Failure } from './failure.ts'

/** The ticket that the argument means, on the tracker's site. */
export function ticketOf(link: string, tracker: TrackerConfiguration): TicketLink {
  const parsed = parseTicketLink(link, { host: siteHost(tracker.baseUrl) })
  if (!parsed.ok) throw new Failure(parsed.reason.message, true)
  return parsed.value
}

/** The issue's JSON with the display names of its fields, through the edge function. */
export async function fetchIssue(api: Api, tracker: TrackerConfiguration, key: string): Promise<unknown> {
  const request = {
    url: `${tracker.baseUrl}/rest/api/3/issue/${encodeURIComponent(key)}?expand=names`,
    email: tracker.email,
    apiToken: tracker.apiToken,
  }
  const ask = createEitherRoute((error) => error instanceof Failure && error.code === 'jira_unauthorized')
  return ask(tracker.email, (through) => api.post('/api/jira/proxy', { ...request, through } satisfies TrackerProxyRequest, z.unknown()))
}
