import type { AcceptanceCriterion } from '../criteria/criterion.ts'
import { redactContext, type RedactionOptions } from '../redaction/redact.ts'
import type { RedactedText } from '../redaction/restore.ts'
import { type TicketCheck, checkTicket } from '../ticket-check/check-ticket.ts'
import type { Ticket } from '../ticket/ticket.ts'
import { type ContextAdditions, buildContext } from './build-context.ts'

/** What the tester sees before a run (docs/spec.md, "Ticket preview"). */
export interface TicketPreview {
  ticketId: string
  title: string
  acceptanceCriteria: AcceptanceCriterion[]
  check: TicketCheck
  /** What would be hidden from an AI outside the machine. */
  redaction: RedactedText[]
}

/** The preview of a ticket with these criteria, which may be none. Takes time on long tickets: a page calls it in a worker. */
export function previewTicket(
  ticket: Ticket,
  criteria: AcceptanceCriterion[],
  { redaction, ...additions }: ContextAdditions & { redaction?: RedactionOptions | undefined } = {},
): TicketPreview {
  return {
    ticketId: ticket.key,
    title: ticket.summary,
    acceptanceCriteria: criteria,
    check: checkTicket(criteria),
    redaction: redactContext(buildContext(ticket, criteria, additions), redaction).redacted,
  }
}
