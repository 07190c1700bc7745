import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { ProgressStep } from '#domain/generation/progress.ts'
import type { Ticket } from '#domain/ticket/ticket.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { criterionSourceLabel } from '#src/messages/criterion-source.ts'
import { localized, localizedLabel } from '#src/messages/localized.ts'
import { bannerTexts, criteriaTexts, generationTexts } from './texts.ts'

/** How far the run is, in words and in percent, and the way to stop it. */
export function RunProgress({ progress, onCancel }: { progress: ProgressStep; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <div className="mb-2 flex justify-between gap-3 text-sm">
          <p aria-live="polite">{localized(progress.message)}</p>
          <p className="text-muted tabular-nums">{progressText(progress)}</p>
        </div>
        <ProgressBar label={generationTexts.progress} value={progress.percent} valueText={progressText(progress)} />
      </div>
      <Button onClick={onCancel} size="sm" variant="secondary">
        {generationTexts.cancel}
      </Button>
    </div>
  )
}

/** Shows a running generation on other screens (docs/spec.md, section 2). */
export function RunBanner({ progress }: { progress: ProgressStep }) {
  return (
    <div
      className="rounded-lg border border-accent-line bg-accent-soft px-5 py-3 text-sm text-accent-ink"
      role="status"
    >
      <div className="mb-2 flex flex-wrap justify-between gap-x-3">
        <p>
          <span className="font-semibold">{bannerTexts.title}</span> {localized(progress.message)}
        </p>
        <p className="tabular-nums">{progressText(progress)}</p>
      </div>
      <ProgressBar label={generationTexts.progress} value={progress.percent} valueText={progressText(progress)} />
    </div>
  )
}

function progressText({ percent, criteria }: ProgressStep): string {
  const share = `${String(percent)}%`
  return criteria === undefined
    ? share
    : `${generationTexts.criteriaCovered(criteria.covered, criteria.total)} · ${share}`
}

/** The test cases that are already written while the rest is on its way: titles only, the result shows them whole. */
export function CasesSoFar({ cases }: { cases: WireTestCase[] }) {
  if (cases.length === 0) return null
  return (
    <section aria-label={generationTexts.written(cases.length)}>
      <p aria-live="polite" className="mb-1 text-sm text-muted">
        {generationTexts.written(cases.length)}
      </p>
      <ol className="divide-y divide-line border-y border-line">
        {cases.map(({ title, type }, index) => (
          <li className="flex animate-settle items-baseline justify-between gap-4 py-2 text-sm" key={index}>
            <span className="min-w-0 break-words">{title}</span>
            {type !== undefined && type !== '' && <Badge size="sm">{localizedLabel(type)}</Badge>}
          </li>
        ))}
      </ol>
    </section>
  )
}

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
          <li
            className="grid animate-settle gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
            key={criterion.id}
          >
            <span className="font-mono text-xs leading-5 text-muted">{criterion.id}</span>
            <p className="max-w-[75ch] break-words whitespace-pre-line">{criterion.text}</p>
            <span>
              <Badge size="sm">{criterionSourceLabel(criterion)}</Badge>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
