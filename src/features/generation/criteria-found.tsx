import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { criterionSourceLabel } from '#src/messages/criterion-source.ts'
import { criteriaTexts } from './texts.ts'

/** What was found in the ticket and where, while the test cases are being written. */
export function CriteriaFound({ ticket, criteria }: { ticket: Ticket; criteria: AcceptanceCriterion[] }) {
  return (
    <section aria-label={criteriaTexts.title(criteria.length)}>
      <header className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-base">
          <span className="mr-2 font-mono text-sm text-muted">{ticket.key}</span>
          {ticket.summary}
        </h2>
        <p className="text-sm text-muted">{criteriaTexts.title(criteria.length)}</p>
      </header>
      <ol className="divide-y divide-line border-y border-line">
        {criteria.map((criterion) => (
          <li className="grid animate-settle gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]" key={criterion.id}>
            <span className="font-mono text-xs leading-5 text-muted">{criterion.id}</span>
            <p className="max-w-[75ch] break-words whitespace-pre-line">{criterion.text}</p>
            <span>
              <Badge size="sm">{criterionSourceLabel(criterion.source)}</Badge>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
