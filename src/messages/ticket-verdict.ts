import type { TicketCheck } from '#domain/ticket-check/check-ticket.ts'
import { inLanguage } from '#src/lib/language.ts'

/** The verdicts of the ticket check (docs/spec.md, "Ticket check"). */
export const verdictTexts = inLanguage<Record<TicketCheck['verdict'], string>>({
  en: { ready: 'Ready', clarify: 'Needs clarification', notready: 'Not ready' },
  es: { ready: 'Listo', clarify: 'Necesita aclaraciones', notready: 'No está listo' },
})
