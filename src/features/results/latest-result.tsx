import type { GenerationResult } from '#domain/generation/result.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { localized } from '#src/messages/localized.ts'
import { latestTexts } from './latest-texts.ts'

interface LatestResultProps {
  result: GenerationResult
  /** Why the result is not in the history, if it is not. */
  saveFailure?: string
  onShow: () => void
  /** Completes an incomplete result; undefined while that is not possible. */
  onComplete: (() => void) | undefined
}

/** The way back to the latest result after its view was closed. */
export function LatestResult({ result, saveFailure, onShow, onComplete }: LatestResultProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="min-w-0 text-sm">
        <span className="mr-2 font-mono text-muted">{result.ticketId}</span>
        {result.title}
        <span className="ml-2 text-muted">{latestTexts.caseCount(result.testCases.length)}</span>
        {result.unfinished !== undefined && (
          <Badge className="ml-2" size="sm" variant="warning">
            {latestTexts.incomplete}
          </Badge>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {result.unfinished !== undefined && (
          <Button disabled={onComplete === undefined} icon="refresh" onClick={onComplete} size="sm" variant="secondary">
            {latestTexts.complete}
          </Button>
        )}
        <Button onClick={onShow} size="sm" variant="secondary">
          {latestTexts.showAgain}
        </Button>
      </div>
      {saveFailure !== undefined && (
        <Alert className="w-full" variant="warning">
          {localized(saveFailure)} {latestTexts.notKeptAdvice}
        </Alert>
      )}
    </div>
  )
}
