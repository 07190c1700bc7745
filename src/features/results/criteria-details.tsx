import type { AcceptanceCriterion } from '#domain/criteria/criterion.ts'
import type { TesterAnswer } from '#domain/generation/context.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { locale } from '#src/lib/language.ts'
import { criterionSourceLabel } from '#src/messages/criterion-source.ts'
import { localized } from '#src/messages/localized.ts'
import { detailTexts } from './texts.ts'
import { useBroughtIntoView } from './use-brought-into-view.ts'

/** The criteria as Given / When / Then, and the tokens the AI used. */
export function CriteriaDetails({
  result: { acceptanceCriteria, answers = [], tokensUsed },
}: {
  result: GenerationResult
}) {
  const part = useBroughtIntoView<HTMLElement>()
  return (
    <section
      aria-label={detailTexts.title}
      className="rounded-lg border border-line bg-surface px-4 py-3 text-sm"
      ref={part}
    >
      <h3 className="text-sm">{detailTexts.title}</h3>
      {acceptanceCriteria.length === 0 ? (
        <p className="mt-1 text-muted">{detailTexts.none}</p>
      ) : (
        <ol className="mt-2 divide-y divide-line border-t border-line">
          {acceptanceCriteria.map((criterion) => (
            <Criterion
              answers={answers.filter(({ criterionId }) => criterionId === criterion.id)}
              criterion={criterion}
              key={criterion.id}
            />
          ))}
        </ol>
      )}
      {tokensUsed !== undefined && (
        <p className="mt-3 text-muted tabular-nums">
          {detailTexts.tokens} {tokensUsed.toLocaleString(locale)}
        </p>
      )}
    </section>
  )
}

function Criterion({ criterion, answers }: { criterion: AcceptanceCriterion; answers: TesterAnswer[] }) {
  const { id, given, when, then, text, assumed } = criterion
  const source = criterionSourceLabel(criterion)
  const parts = [
    { name: detailTexts.given, words: given, assumed: assumed?.given },
    { name: detailTexts.when, words: when, assumed: assumed?.when },
    { name: detailTexts.then, words: then, assumed: assumed?.then },
  ].filter((part) => part.words !== '')
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <span className="font-mono text-xs leading-5 text-muted">{id}</span>
      {parts.length === 0 ? (
        <p className="max-w-[75ch] whitespace-pre-line">{text}</p>
      ) : (
        <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {parts.map((part) => (
            <div className="contents" key={part.name}>
              <dt className="font-semibold text-muted">{part.name}</dt>
              <dd className="max-w-[75ch] break-words whitespace-pre-line">
                {part.assumed === true ? localized(part.words) : part.words}
                {part.assumed === true && <span className="text-subtle"> ({detailTexts.assumed})</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {answers.length > 0 && (
        <dl className="space-y-0.5 sm:col-span-2 sm:col-start-2 sm:row-start-2">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-muted">{question}</dt>
              <dd className="max-w-[75ch] break-words">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {source !== '' && (
        <span className="min-w-0">
          <Badge className="h-auto max-w-full py-px whitespace-normal sm:max-w-56" size="sm">
            {source}
          </Badge>
        </span>
      )}
    </li>
  )
}
