import { type AppMessageCode, fail, ok, type MessageParams, type Result } from '../result.ts'

export interface TicketLink {
  /** Lower case, without port: `acme.atlassian.net`. */
  host: string
  /** Upper case: `PROJ-123`. */
  key: string
}

export const ticketLinkTexts = {
  empty: 'Please enter a Jira ticket URL',
  invalid: 'Invalid Jira URL. Please provide a valid Jira ticket link.',
  list: 'This link opens a list of tickets: open one of them and paste its link.',
  foreignHost: 'Only tickets on an atlassian.net site can be read.',
  otherSite: (host: string): string => `Your connected Jira site is ${host}.`,
  noSite: 'A key alone is enough once your Jira site is saved in Settings.',
  noKey: 'The link names no ticket key such as PROJECT-123.',
} as const

const keyPattern = /^[a-z][a-z0-9_]+-\d+$/i
const maxInputLength = 4_000

/**
 * Reads the ticket that a person pasted (docs/spec.md, section 5): `/browse/KEY-1`, `/issues/KEY-1` or any URL with
 * `selectedIssue=KEY-1`, in either case and with any query or fragment; with a connected `site`, a bare key too.
 * Rejects a list of tickets and any other host than the site (without a site: than `*.atlassian.net`).
 */
export function parseTicketLink(input: string, site?: { host: string }): Result<TicketLink> {
  const text = input.trim()
  if (text === '') return fail('ticket_link_empty', ticketLinkTexts.empty)
  if (text.length > maxInputLength) return refuse('ticket_link_invalid')
  if (keyPattern.test(text)) {
    return site
      ? ok({ host: site.host.toLowerCase(), key: text.toUpperCase() })
      : refuse('ticket_link_no_site', ticketLinkTexts.noSite)
  }
  const url = parseUrl(firstWord(text))
  if (!url) return refuse('ticket_link_invalid')
  const wrongHost = hostProblem(url.host, site)
  if (wrongHost !== undefined) return refuse('ticket_link_foreign_host', wrongHost, site && { site: site.host })
  const key = keyOf(url)
  if (key !== undefined) return ok({ host: url.host, key: key.toUpperCase() })
  return isList(url)
    ? refuse('ticket_link_list', ticketLinkTexts.list)
    : refuse('ticket_link_no_key', ticketLinkTexts.noKey)
}

interface LinkParts {
  host: string
  segments: string[]
  query: Map<string, string>
}

function refuse(code: AppMessageCode, help?: string, params?: MessageParams): Result<TicketLink> {
  return fail(code, help === undefined ? ticketLinkTexts.invalid : `${ticketLinkTexts.invalid} ${help}`, params)
}

/** People paste a link followed by words ("…/browse/A-1 please check"), or in angle brackets. */
function firstWord(text: string): string {
  const word = text.split(/\s/, 1)[0] ?? ''
  return word.replace(/^[<("']/, '').replace(/[>)"',.;]+$/, '')
}

/** `domain` compiles without DOM types and so without `URL`: this reads the few parts needed and rejects the rest. */
function parseUrl(text: string): LinkParts | undefined {
  const match = /^(?:https?:\/\/)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(text)
  const authority = match?.[1]?.toLowerCase()
  if (match === null || authority === undefined) return undefined
  const host = authority.replace(/:\d+$/, '')
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host)) return undefined
  const query = new Map<string, string>()
  for (const pair of (match[3] ?? '').split('&')) {
    const [name = '', value = ''] = pair.split('=', 2)
    if (!query.has(decoded(name))) query.set(decoded(name), decoded(value))
  }
  return { host, segments: (match[2] ?? '').split('/').map(decoded), query }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function hostProblem(host: string, site: { host: string } | undefined): string | undefined {
  if (site) return host === site.host.toLowerCase() ? undefined : ticketLinkTexts.otherSite(site.host)
  return host.endsWith('.atlassian.net') ? undefined : ticketLinkTexts.foreignHost
}

function keyOf({ segments, query }: LinkParts): string | undefined {
  const selected = query.get('selectedIssue') ?? ''
  if (keyPattern.test(selected)) return selected
  return segments.findLast((segment) => keyPattern.test(segment))
}

function isList({ segments, query }: LinkParts): boolean {
  return query.has('jql') || query.has('filter') || segments.includes('issues') || segments.includes('boards')
}
