import type { GenerationResult } from '#domain/generation/result.ts'
import { openPoints } from '#domain/test-case/open-points.ts'
import { standIn } from '#domain/test-case/test-case.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { localized } from '#src/messages/localized.ts'
import { changeTexts } from './changes/texts.ts'
import { latestTexts } from './latest-texts.ts'
import { detailTexts, resultsTexts } from './texts.ts'
import { writingTexts } from './writing/texts.ts'
import { WriteButton, useWriter } from './writing/writing-controls.tsx'

interface ResultNoticesProps {
  result: GenerationResult
  /** Why the result is not in the history, if it is not. */
  saveFailure?: string
  /** How many older versions had to go to save it. */
  droppedVersions?: number
  onRetrySave?: () => void
  onExport?: () => void
  onComplete?: () => void
}

/** What a tester must know before relying on the cases: gaps, repairs, cases left out, a save that failed. */
export function ResultNotices({
  result,
  saveFailure,
  droppedVersions = 0,
  onRetrySave,
  onExport,
  onComplete,
}: ResultNoticesProps) {
  const { acceptanceCriteria, testCases, uncoveredCriterionIds, openLimits = [], warnings, dropped, provider } = result
  const unanswered = result.unfinished?.request.criterionIds
  const points = openPoints(testCases)
  const standIns = testCases.filter(({ generationStatus }) => generationStatus === standIn).length
  return (
    <>
      {saveFailure !== undefined && (
        <Alert action={<WaysOut onExport={onExport} onRetrySave={onRetrySave} />} title={saveFailure} variant="error">
          {resultsTexts.saveFailedAdvice}
        </Alert>
      )}
      {droppedVersions > 0 && <Alert variant="info">{changeTexts.roomMade(droppedVersions)}</Alert>}
      {result.unfinished !== undefined && (
        <Alert
          action={
            onComplete && (
              <Button icon="refresh" onClick={onComplete} size="sm" variant="secondary">
                {latestTexts.complete}
              </Button>
            )
          }
          title={unanswered === undefined ? detailTexts.incomplete : detailTexts.unanswered(unanswered.length)}
          variant="warning"
        >
          {unanswered !== undefined && <p className="font-mono text-xs">{unanswered.join(', ')}</p>}
          {detailTexts.incompleteAdvice}
        </Alert>
      )}
      {standIns > 0 && <Alert variant="info">{detailTexts.standIns(standIns)}</Alert>}
      {uncoveredCriterionIds.length > 0 && (
        <Alert
          action={<CompleteRest result={result} />}
          title={detailTexts.uncovered(uncoveredCriterionIds.length)}
          variant="warning"
        >
          {provider === 'builtin' && <p>{detailTexts.unreadable}</p>}
          <ul className="mt-1 space-y-0.5">
            {uncoveredCriterionIds.map((id) => (
              <li className="flex gap-3" key={id}>
                <span className="font-mono text-xs leading-5 whitespace-nowrap">{id}</span>
                <span className="min-w-0 max-w-[75ch]">
                  {acceptanceCriteria.find((criterion) => criterion.id === id)?.text}
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {openLimits.length > 0 && (
        <Alert
          action={uncoveredCriterionIds.length === 0 && <CompleteRest result={result} />}
          title={writingTexts.openLimits(openLimits.length)}
          variant="warning"
        >
          <ul className="mt-1 space-y-0.5">
            {openLimits.map(({ criterionId, inside, outside }) => (
              <li className="flex gap-3" key={JSON.stringify([criterionId, inside, outside])}>
                <span className="font-mono text-xs leading-5 whitespace-nowrap">{criterionId}</span>
                <span className="min-w-0">{writingTexts.limitValues(inside.join(', '), outside.join(', '))}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {points.length > 0 && (
        <Alert variant="info">
          <details>
            <summary className="cursor-pointer">{detailTexts.openPoints(points.length)}</summary>
            <ul className="mt-1 space-y-0.5">
              {points.map(({ text, caseIds }) => (
                <li className="max-w-[75ch]" key={text}>
                  {text} <span className="font-mono text-xs text-muted">{caseIds.join(', ')}</span>
                </li>
              ))}
            </ul>
          </details>
        </Alert>
      )}
      {(warnings.length > 0 || dropped.length > 0) && (
        <Alert title={warnings.length > 0 ? detailTexts.warnings : undefined} variant="info">
          {warnings.map((warning, index) => (
            <p key={index}>{localized(warning)}</p>
          ))}
          {dropped.length > 0 && (
            <details>
              <summary className="cursor-pointer">{detailTexts.dropped(dropped.length)}</summary>
              <ul className="mt-1 list-disc pl-5">
                {dropped.map(({ title, reason }, index) => (
                  <li key={index}>
                    {title || detailTexts.untitled}: {localized(reason)}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Alert>
      )}
    </>
  )
}

/** Has everything written that the result names as missing. A run that broke off is completed in its own way. */
function CompleteRest({ result }: Pick<ResultNoticesProps, 'result'>) {
  const writer = useWriter()
  const { unfinished, uncoveredCriterionIds: criterionIds, openLimits: limits = [] } = result
  if (writer === undefined || unfinished !== undefined) return null
  return (
    <WriteButton
      icon="refresh"
      onClick={() => writer.write({ kind: 'complete', criterionIds, limits })}
      variant="secondary"
    >
      {writingTexts.completeRest}
    </WriteButton>
  )
}

function WaysOut({ onRetrySave, onExport }: Pick<ResultNoticesProps, 'onRetrySave' | 'onExport'>) {
  return (
    <div className="flex flex-wrap gap-2">
      {onRetrySave !== undefined && (
        <Button icon="refresh" onClick={onRetrySave} size="sm" variant="secondary">
          {resultsTexts.retrySave}
        </Button>
      )}
      {onExport !== undefined && (
        <Button icon="download" onClick={onExport} size="sm" variant="secondary">
          {resultsTexts.exportUnsaved}
        </Button>
      )}
    </div>
  )
}
