import type { GenerateRequest } from '#domain/contracts/ai-generate.ts'
import { readCorrectedCriteria } from '#domain/criteria/correct-criteria.ts'
import { type TicketPreview, previewTicket } from '#domain/generation/preview-ticket.ts'
import { type TicketReading, readTicket } from '#domain/generation/read-ticket.ts'
import { relatedContext } from '#domain/generation/related-context.ts'
import { type RedactionOptions, redactRequest } from '#domain/redaction/redact.ts'
import type { Result } from '#domain/result.ts'
import { type ContextPart, readRelated } from '#domain/ticket/related.ts'
import { blocksToText } from '#domain/ticket/text.ts'

/** A ticket for the screen. */
export interface ReadTicket {
  reading: TicketReading
  /** How many texts stand around the ticket. */
  counts: Record<ContextPart, number>
  /** Sentences of the description, which can become criteria. */
  sentences: string[]
}

export interface PreviewRequest {
  /** The ticket that was opened under this number. */
  ticketNumber: number
  /** The corrected list; undefined for the ticket's own. */
  criteria: unknown[] | undefined
  include: ContextPart[]
  redaction: RedactionOptions
}

export type TicketTask =
  | { kind: 'read'; issue: unknown }
  | { kind: 'open'; issue: unknown; ticketNumber: number }
  | { kind: 'preview'; request: PreviewRequest }
  | { kind: 'redact'; request: GenerateRequest; options: RedactionOptions }

export type TicketAnswer =
  | { kind: 'read'; value: ReturnType<typeof readTicket> }
  | { kind: 'open'; value: Result<ReadTicket> }
  | { kind: 'preview'; value: TicketPreview | undefined }
  | { kind: 'redact'; value: ReturnType<typeof redactRequest> }

/** More sentences than that make the page slow. */
const maxSentences = 200

/** The ticket on the screen: reading a long one again for every correction would take seconds. */
let opened: { ticketNumber: number; issue: unknown; reading: TicketReading } | undefined

/** Does one task: in the worker, or in the page if there are no workers. */
export async function doTicketTask(task: TicketTask): Promise<TicketAnswer> {
  switch (task.kind) {
    case 'read':
      return { kind: 'read', value: readTicket(task.issue) }
    case 'open':
      return { kind: 'open', value: open(task.issue, task.ticketNumber) }
    case 'preview':
      return { kind: 'preview', value: await preview(task.request) }
    case 'redact':
      return { kind: 'redact', value: redactRequest(task.request, task.options) }
  }
}

function open(issue: unknown, ticketNumber: number): Result<ReadTicket> {
  const read = readTicket(issue)
  if (!read.ok) return read
  opened = { ticketNumber, issue, reading: read.value }
  const { comments, parent, links, subtasks } = readRelated(issue)
  return {
    ok: true,
    value: {
      reading: read.value,
      counts: { comments: comments.length, parent: parent.length, links: links.length, subtasks: subtasks.length },
      sentences: sentencesOf(blocksToText(read.value.ticket.description)),
    },
  }
}

/** Undefined if another ticket was opened since. */
async function preview({
  ticketNumber,
  criteria,
  include,
  redaction,
}: PreviewRequest): Promise<TicketPreview | undefined> {
  if (opened?.ticketNumber !== ticketNumber) return undefined
  const { issue, reading } = opened
  const { ticket, finding } = reading
  const corrected = criteria === undefined ? undefined : readCorrectedCriteria(criteria, finding.criteria)
  const chosen = corrected === undefined ? finding.criteria : corrected.ok ? corrected.value : []
  const related = await relatedContext(issue, include, undefined)
  return previewTicket(ticket, chosen, { related, redaction })
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.slice(0, 100_000).split('\n')) {
    const words = line.replace(/^[\s#>|*-]+|^\d+\.\s/, '').trim()
    if (!/\p{L}/u.test(words)) continue
    sentences.push(...words.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
    if (sentences.length >= maxSentences) break
  }
  return sentences.slice(0, maxSentences)
}

export interface TaskMessage {
  id: number
  task: TicketTask
}

export type TaskReply = { id: number; ok: true; answer: TicketAnswer } | { id: number; ok: false; message: string }

if (typeof document === 'undefined') {
  addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => {
    doTicketTask(data.task).then(
      (answer) => postMessage({ id: data.id, ok: true, answer } satisfies TaskReply),
      (error: unknown) => postMessage({ id: data.id, ok: false, message: String(error) } satisfies TaskReply),
    )
  })
}
