import { z } from 'zod'
import type { BulkFetch, TrackerProxyRequest, IssueSearch } from '../contracts/tracker.ts'
import { findCriteria } from '../criteria/find-criteria.ts'
import { readIssue } from '../ticket/issue.ts'
import { type TicketCheck, checkTicket } from '../ticket-check/check-ticket.ts'
import { siteHost, type TrackerConfigInput } from '../ticket/tracker-config.ts'
import { maxTickets, type TicketSelection } from './ticket-selection.ts'

export interface FoundTickets {
  /** Jira's issues with the display names of their fields, in the order asked for. */
  issues: unknown[]
  /** Keys that Jira left out: they do not exist, or the account may not see them. */
  absent: string[]
  /** Whether the query finds more than the queue takes. */
  more: boolean
}

/** A ticket as a preview lists it before anything is generated. */
export interface ListedTicket {
  key: string
  title: string
  type: string
  /** How many acceptance criteria were found. */
  criteria: number
  /** What the ticket check says (docs/spec.md, "Ticket check"), and the number of its findings. */
  verdict: TicketCheck['verdict']
  findings: number
}

/** Undefined if the value is no issue of Jira. Takes some milliseconds: a page lets other work in between. */
export function listTicket(issue: unknown): ListedTicket | undefined {
  const ticket = readIssue(issue)
  if (!ticket.ok) return undefined
  const { key, summary: title, type } = ticket.value
  const { criteria } = findCriteria(ticket.value)
  const { verdict, findings } = checkTicket(criteria)
  return { key, title, type, criteria: criteria.length, verdict, findings: findings.length }
}

const searchAnswerSchema = z.object({
  issues: z.array(z.object({ key: z.string() })),
  nextPageToken: z.string().optional(),
  isLast: z.boolean().optional(),
})
const bulkAnswerSchema = z.object({ issues: z.array(z.looseObject({ key: z.string() })) })

/** Throws what the proxy throws, and an error if Jira's answer has another shape. */
export async function findTickets(
  selection: TicketSelection,
  { baseUrl, email, apiToken }: TrackerConfigInput,
  proxyTracker: (body: TrackerProxyRequest) => Promise<unknown>,
): Promise<FoundTickets> {
  const site = `https://${siteHost(baseUrl)}/rest/api/3`
  const post = (path: string, body: IssueSearch | BulkFetch): Promise<unknown> =>
    proxyTracker({ url: `${site}${path}`, email, apiToken, method: 'POST', body })

  const { keys, more } =
    selection.kind === 'keys' ? { keys: selection.keys, more: false } : await search(selection.jql, post)
  if (keys.length === 0) return { issues: [], absent: [], more }
  const { issues } = bulkAnswerSchema.parse(
    await post('/issue/bulkfetch', { issueIdsOrKeys: keys, fields: ['*all'], expand: ['names'] }),
  )
  const byKey = new Map(issues.map((issue) => [issue.key, issue]))
  const missing = keys.filter((key) => !byKey.has(key))
  // Jira answers a moved ticket under its new key.
  const moved = issues.filter(({ key }) => !keys.includes(key))
  return {
    issues: [...keys.flatMap((key) => byKey.get(key) ?? []), ...moved],
    absent: moved.length === missing.length ? [] : missing,
    more,
  }
}

async function search(
  jql: string,
  post: (path: string, body: IssueSearch) => Promise<unknown>,
): Promise<{ keys: string[]; more: boolean }> {
  const keys: string[] = []
  let nextPageToken: string | undefined
  do {
    const page = searchAnswerSchema.parse(
      await post('/search/jql', {
        jql,
        fields: ['summary'],
        maxResults: maxTickets,
        ...(nextPageToken === undefined ? {} : { nextPageToken }),
      }),
    )
    keys.push(...page.issues.map(({ key }) => key))
    nextPageToken = page.isLast === true || page.issues.length === 0 ? undefined : page.nextPageToken
  } while (nextPageToken !== undefined && keys.length < maxTickets)
  return { keys: keys.slice(0, maxTickets), more: keys.length > maxTickets || nextPageToken !== undefined }
}
