import type { GenerationResult } from '#domain/generation/result.ts'
import { Button } from '#src/components/ui/button.tsx'
import { resultsTexts } from './texts.ts'

/** The way back to the latest result after its view was closed. */
export function LatestResult({ result, onShow }: { result: GenerationResult; onShow: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="min-w-0 text-sm">
        <span className="mr-2 font-mono text-muted">{result.ticketId}</span>
        {result.title}
        <span className="ml-2 text-muted">{resultsTexts.caseCount(result.testCases.length)}</span>
      </p>
      <Button onClick={onShow} size="sm" variant="secondary">
        {resultsTexts.showAgain}
      </Button>
    </div>
  )
}
