import type { WireTestCase } from '#domain/contracts/ai-generate.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { localizedLabel } from '#src/messages/localized.ts'
import { generationTexts } from './texts.ts'

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
