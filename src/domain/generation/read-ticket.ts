import type { TrackerProxyRequest } from '../contracts/tracker.ts'
import { readCorrectedCriteria } from '../criteria/correct-criteria.ts'
import type { AcceptanceCriterion, CriteriaFinding, LookedAt } from '../criteria/criterion.ts'
import { findCriteria, noCriteriaMessage } from '../criteria/find-criteria.ts'
import { type AppMessageCode, type Problem, type Result, ok } from '../result.ts'
import { readIssue } from '../ticket/issue.ts'
import { parseTicketLink } from '../ticket/ticket-link.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { type TrackerConfigInput, siteHost } from '../ticket/tracker-config.ts'

/** A link to a ticket on the tracker, or a function that reads an exported issue. `fetched`: the link's issue, if it is known already. */
export type TicketSource =
  | { kind: 'link'; link: string; tracker: TrackerConfigInput; fetched?: unknown }
  | { kind: 'issue'; read: () => Promise<unknown> }

/** Why a run or a preview ended before the AI was asked. `part` names the input that was at fault. */
export interface GenerationProblem extends Problem {
  part: 'link' | 'ticket' | 'criteria'
  /** The places that were searched for criteria. */
  lookedAt?: LookedAt[]
}

/** A ticket and the criteria that were found in it. */
export interface TicketReading {
  ticket: Ticket
  finding: CriteriaFinding
}

export function refused(
  part: GenerationProblem['part'],
  problem: Problem & { lookedAt?: LookedAt[] },
): { ok: false; reason: GenerationProblem } {
  return { ok: false, reason: { part, ...problem } }
}

export interface IssueReader {
  /** Jira's JSON of the ticket. */
  read: () => Promise<unknown>
  /** Another issue's title and description, by its key; undefined without a tracker. */
  readOther: ((key: string) => Promise<unknown>) | undefined
}

/** Checks the link before anything is fetched. */
export function issueReader(
  source: TicketSource,
  proxyTracker: (body: TrackerProxyRequest) => Promise<unknown>,
): Result<IssueReader> {
  if (source.kind === 'issue') return ok({ read: source.read, readOther: undefined })
  const { baseUrl, email, apiToken } = source.tracker
  const site = siteHost(baseUrl)
  const link = parseTicketLink(source.link, site === '' ? undefined : { host: site })
  if (!link.ok) return link
  const fetchIssue = (key: string, query: string) =>
    proxyTracker({
      url: `https://${link.value.host}/rest/api/3/issue/${key}?${query}`,
      email,
      apiToken,
      method: 'GET',
    })
  return ok({
    read: () =>
      source.fetched === undefined ? fetchIssue(link.value.key, 'expand=names') : Promise.resolve(source.fetched),
    readOther: (key) => fetchIssue(key, 'fields=summary,description'),
  })
}

export function readTicket(issue: unknown): Result<TicketReading> {
  const ticket = readIssue(issue)
  return ticket.ok ? ok({ ticket: ticket.value, finding: findCriteria(ticket.value) }) : ticket
}

/**
 * The criteria that test cases are written for: the tester's corrected list, or the ticket's own.
 *
 * @param corrected see `readCorrectedCriteria`; undefined if the tester corrected nothing.
 */
export function chooseCriteria(
  { criteria, lookedAt }: CriteriaFinding,
  corrected: unknown,
): Result<AcceptanceCriterion[], GenerationProblem> {
  if (corrected !== undefined) {
    const read = readCorrectedCriteria(corrected, criteria)
    return read.ok ? read : refused('criteria', read.reason)
  }
  if (criteria.length > 0) return ok(criteria)
  return refused('criteria', {
    code: 'no_criteria' satisfies AppMessageCode,
    message: noCriteriaMessage,
    lookedAt,
  })
}
