import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { GenerationResult } from '#domain/generation/result.ts'
import { type FoundTickets, type ListedTicket, findTickets, listTicket } from '#domain/queue/find-tickets.ts'
import { TicketQueue } from '#domain/queue/ticket-queue.ts'
import { readTicketSelection } from '#domain/queue/ticket-selection.ts'
import { readIssue } from '#domain/ticket/issue.ts'
import { siteHost } from '#domain/ticket/tracker-config.ts'
import type { GenerateArguments } from './arguments.ts'
import { Failure } from './failure.ts'
import { Service, askTracker, generateWith } from './terminal-job.ts'

export interface QueuePreview {
  tickets: ListedTicket[]
  absent: string[]
  more: boolean
}

export const moreTickets = 'The query finds more than 50 tickets; these are the first 50.'

export interface QueueResults {
  results: GenerationResult[]
  /** Tickets without a result, and why. */
  failed: { ticketId: string; error: string }[]
}

/** What would be generated for several tickets. Reads them and asks no AI. */
export async function previewQueueInTerminal(
  args: GenerateArguments,
  text: string,
  env: Record<string, string | undefined>,
): Promise<QueuePreview> {
  const service = new Service(args, env)
  try {
    const { issues, absent, more } = await findInTerminal(service, text)
    return { tickets: issues.flatMap((issue) => listTicket(issue) ?? []), absent, more }
  } finally {
    await service.close()
  }
}

/** Generates for several tickets, one after another. A ticket that fails is named, and the others go on. */
export async function generateQueueInTerminal(
  args: GenerateArguments,
  text: string,
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<QueueResults> {
  const service = new Service(args, env)
  try {
    const found = await findInTerminal(service, text)
    if (found.more) say(moreTickets)
    const failed = found.absent.map((ticketId) => ({
      ticketId,
      error: 'Not found, or not visible to your Jira account.',
    }))
    const tickets = found.issues.flatMap((issue) => {
      const ticket = readIssue(issue)
      return ticket.ok ? [ticket.value] : []
    })
    const results: GenerationResult[] = []
    const queue = new TicketQueue(
      tickets.map(({ key, summary }) => ({ key, title: summary, state: 'waiting', idempotencyKey: randomUUID() })),
      {
        async generate({ key, title, idempotencyKey }) {
          say(`${key} ${title}`)
          try {
            const result = await generateWith(
              service,
              { ...args, ticket: { kind: 'link', link: key } },
              say,
              idempotencyKey,
            )
            if (result.testCases.length === 0) throw new Failure(result.error ?? 'No test cases were generated.')
            results.push(result)
            return { ok: true, timestamp: result.timestamp }
          } catch (error) {
            if (!(error instanceof Failure)) throw error
            const { code = 'unexpected', message, retryAfter } = error
            return {
              ok: false,
              problem: { code, message },
              ...(retryAfter === undefined ? {} : { waitSeconds: retryAfter }),
            }
          }
        },
        abort: () => undefined,
        onChange: () => undefined,
        wait: (seconds) => wait(seconds * 1_000),
      },
    )
    await queue.start()
    for (const { key, state, problem } of queue.items)
      if (state !== 'done') failed.push({ ticketId: key, error: problem?.message ?? 'Not started.' })
    return { results, failed }
  } finally {
    await service.close()
  }
}

async function findInTerminal(service: Service, text: string): Promise<FoundTickets> {
  const selection = readTicketSelection(text, { host: siteHost(service.tracker.baseUrl) })
  if (!selection.ok) throw new Failure(selection.reason.message, true)
  const found = await findTickets(selection.value, service.tracker, async (body) =>
    askTracker(await service.api(), body),
  )
  if (found.issues.length + found.absent.length === 0) throw new Failure('No tickets found.')
  return found
}
