import { z } from 'zod'
import { readIssue } from '#domain/ticket/issue.ts'
import { blocksToText } from '#domain/ticket/text.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'

const named = z.object({ name: z.string() })

/**
 * What the history keeps of a raw ticket: what the product shows or exports of it, laid out as the tracker does, the
 * description as text. The rest (avatars, links, empty custom fields) is nine tenths of what the tracker sends.
 */
export const keptTicketSchema = z.object({
  key: z.string(),
  fields: z.object({
    summary: z.string().catch(''),
    description: z.string().catch(''),
    issuetype: named.optional().catch(undefined),
    priority: named.optional().catch(undefined),
    status: named.optional().catch(undefined),
    assignee: z.object({ displayName: z.string() }).optional().catch(undefined),
    components: z.array(named).catch([]),
    labels: z.array(z.string()).catch([]),
    created: z.string().optional().catch(undefined),
    updated: z.string().optional().catch(undefined),
  }),
})

export type KeptTicket = z.infer<typeof keptTicketSchema>

/** Undefined where the value is no issue. A ticket that is already cut down stays as it is. */
export function keepTicket(raw: unknown): KeptTicket | undefined {
  const plain = plainTicketSchema.safeParse(raw)
  if (plain.success) return keptTicketSchema.parse(raw)
  const ticket = readIssue(raw)
  return ticket.ok ? keptTicketOf(ticket.value) : undefined
}

const plainTicketSchema = z.object({ key: z.string(), fields: z.object({ description: z.string() }) })

function keptTicketOf(ticket: Ticket): KeptTicket {
  return {
    key: ticket.key,
    fields: {
      summary: ticket.summary,
      description: blocksToText(ticket.description),
      ...(ticket.type === 'Unknown' ? {} : { issuetype: { name: ticket.type } }),
      ...(ticket.priority === 'Unknown' ? {} : { priority: { name: ticket.priority } }),
      ...(ticket.status === undefined ? {} : { status: { name: ticket.status } }),
      ...(ticket.assignee === undefined ? {} : { assignee: { displayName: ticket.assignee } }),
      components: ticket.components.map((name) => ({ name })),
      labels: ticket.labels,
      ...(ticket.created === undefined ? {} : { created: ticket.created }),
      ...(ticket.updated === undefined ? {} : { updated: ticket.updated }),
    },
  }
}
