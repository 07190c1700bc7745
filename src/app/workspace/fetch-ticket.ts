import { issueReader } from '#domain/generation/read-ticket.ts'
import type { BulkFetch } from '#domain/contracts/tracker.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import { proxyTracker } from '#src/backend/api-client.ts'
import { localized } from '#src/messages/localized.ts'
import type { TrackerConfig } from '#src/storage/vault/tracker-config.ts'

/** The ticket as Jira has it now: one call. */
export async function fetchTicket(ticketId: string, tracker: TrackerConfig): Promise<unknown> {
  const reader = issueReader({ kind: 'link', link: ticketId, tracker }, (body) => proxyTracker(body))
  if (!reader.ok) throw new Error(localized(reader.reason))
  return reader.value.read()
}

/** Several tickets as Jira has them now: one call. */
export function fetchTickets(body: BulkFetch, tracker: TrackerConfig, signal: AbortSignal): Promise<unknown> {
  const { baseUrl, email, apiToken } = tracker
  const url = `https://${siteHost(baseUrl)}/rest/api/3/issue/bulkfetch`
  return proxyTracker({ url, email, apiToken, method: 'POST', body }, { signal })
}
