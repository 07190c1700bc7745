import { type ValueCount, countCasesBy } from '#domain/test-case/filter.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { locale } from '#src/lib/language.ts'
import { localizedLabel } from '#src/messages/localized.ts'
import type { Findings } from './review/case-findings.tsx'
import { reviewTexts } from './review/texts.ts'
import { tileTexts } from './texts.ts'

/** The four numbers of a result, and how its cases are spread. */
export function SummaryTiles({ result, findings }: { result: GenerationResult; findings: Findings }) {
  const types = countCasesBy(result.testCases, 'type')
  const priorities = countCasesBy(result.testCases, 'priority')
  return (
    <section className="rounded-lg border border-line bg-surface">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-t-lg bg-line lg:grid-cols-4">
        <Tile name={tileTexts.total} value={String(result.testCases.length)} />
        <Tile name={tileTexts.types} value={String(types.length)} />
        <Tile name={tileTexts.criteria} value={String(result.acceptanceCriteria.length)} />
        <Tile name={tileTexts.generatedAt} value={dateText(result.timestamp)} />
      </dl>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 border-t border-line px-4 py-2.5 text-sm">
        <Spread counts={types} name={tileTexts.byType} />
        <Spread counts={priorities} name={tileTexts.byPriority} />
        <div className="flex gap-x-3">
          <dt className="text-muted">{reviewTexts.findings}</dt>
          <dd className="font-semibold tabular-nums">
            {[...findings.values()].reduce((sum, { length }) => sum + length, 0)}
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-0.5 text-base font-semibold sm:text-lg tabular-nums">{value}</dd>
    </div>
  )
}

function Spread({ name, counts }: { name: string; counts: ValueCount[] }) {
  if (counts.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-muted">{name}</dt>
      <dd className="flex flex-wrap gap-x-3">
        {counts.map(({ value, count }) => (
          <span key={value}>
            {localizedLabel(value)} <span className="font-semibold tabular-nums">{count}</span>
          </span>
        ))}
      </dd>
    </div>
  )
}

function dateText(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime())
    ? timestamp
    : date.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}
