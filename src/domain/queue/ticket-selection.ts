import { fail, ok, type Result } from '../result.ts'
import { parseTicketLink } from '../ticket/ticket-link.ts'

/** So many tickets form one queue (docs/spec.md, "Many tickets"). */
export const maxTickets = 50

/** Which tickets a person asked for: named ones, or what a JQL query finds. */
export type TicketSelection = { kind: 'keys'; keys: string[] } | { kind: 'query'; jql: string }

export const ticketSelectionTexts = {
  empty: 'Enter ticket links or keys, or a JQL query.',
  tooMany: (count: number): string =>
    `These are ${String(count)} tickets. Choose at most ${String(maxTickets)} at a time.`,
  notATicket: (text: string): string => `“${text}” is neither a ticket of your Jira site nor part of a JQL query.`,
} as const

/** In characters. */
const maxInputLength = 20_000

/** An operator between a field and a value. Links may hold "=", so they are taken out first. */
const jqlOperator = /(?:[\w"')\]]\s*(?:!?[=~]|[<>]=?)\s*\S|\b(?:not\s+)?in\s*\(|\bis\s+(?:not\s+)?(?:empty|null)\b)/i

/**
 * Reads links, keys and queries that a person pasted: keys and links separated by spaces, commas or line breaks, a JQL query, or
 * the link of a list of tickets, whose query is taken.
 */
export function readTicketSelection(input: string, site: { host: string }): Result<TicketSelection> {
  const text = input.trim()
  if (text === '') return fail('selection_empty', ticketSelectionTexts.empty)
  if (text.length > maxInputLength)
    return fail('selection_too_long', ticketSelectionTexts.notATicket(`${text.slice(0, 40)}…`))
  const query = queryOfLink(text, site) ?? (jqlOperator.test(text.replace(/https?:\/\/\S+/g, '')) ? text : undefined)
  if (query !== undefined) return ok({ kind: 'query', jql: query })

  const keys = new Set<string>()
  for (const part of text.split(/[\s,;]+/).filter((token) => token !== '')) {
    const link = parseTicketLink(part, site)
    if (!link.ok) return fail('selection_no_ticket', ticketSelectionTexts.notATicket(part), { text: part })
    keys.add(link.value.key)
  }
  if (keys.size > maxTickets)
    return fail('selection_too_many', ticketSelectionTexts.tooMany(keys.size), { count: keys.size })
  return ok({ kind: 'keys', keys: [...keys] })
}

/** Whether a text asks for more than one ticket: several keys or links, or a query. Words after one link are no query. */
export function namesSeveralTickets(text: string): boolean {
  const keys = new Set(
    [...text.slice(0, maxInputLength).matchAll(/(?<![\w-])[a-z][a-z0-9_]+-\d+(?![\w-])/gi)].map(([key]) =>
      key.toUpperCase(),
    ),
  )
  return keys.size > 1 || /[?&]jql=/i.test(text) || jqlOperator.test(text.replace(/https?:\/\/\S+/g, ''))
}

/** The query that finds the tickets below an epic. */
export function childrenQuery(epicKey: string): string {
  return `parent = ${epicKey} ORDER BY key ASC`
}

function queryOfLink(text: string, site: { host: string }): string | undefined {
  const link = /^https?:\/\/([^/\s?#]+)[^\s?#]*\?(?:[^\s#]*&)?jql=([^&\s#]+)/i.exec(text)
  if (link?.[1]?.toLowerCase() !== site.host.toLowerCase()) return undefined
  try {
    return decodeURIComponent((link[2] ?? '').replace(/\+/g, ' ')).trim() || undefined
  } catch {
    return undefined
  }
}
