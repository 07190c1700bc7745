import { Badge } from '#src/components/ui/badge.tsx'
import { type SampleCase, sample } from '../sample.ts'
import { siteTexts } from '../texts.ts'

const texts = siteTexts.sample

/** The ticket's head and the one criterion that the open case proves. */
export function SampleTicket({ shown }: { shown: SampleCase }) {
  const clauses = [
    { word: texts.given, lines: shown.given },
    { word: texts.when, lines: shown.when },
    { word: texts.then, lines: shown.then },
  ]
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-4 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-mono text-xs text-muted">{sample.ticket}</span>
        <span className="font-semibold" lang="en">
          {sample.title}
        </span>
        <span className="flex gap-1.5 sm:ml-auto" lang="en">
          <Badge size="sm">{sample.issueType}</Badge>
          <Badge size="sm">{sample.priority}</Badge>
        </span>
      </p>
      <p className="mt-3 text-xs text-muted">
        {texts.criterion} <span className="font-mono">{shown.criterionId}</span>
      </p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {clauses.map(({ word, lines }) => (
          <div className="contents" key={word}>
            <dt className="font-semibold text-accent-ink">{word}</dt>
            <dd lang="en">
              {lines.map((line) => (
                <span className="block" key={line}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
