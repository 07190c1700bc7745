import type { ProgressStep } from '#domain/generation/progress.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { localized } from '#src/messages/localized.ts'
import { generationTexts } from './texts.ts'

/** How far the run is, in words and in percent, and the way to stop it. */
export function RunProgress({ progress, onCancel }: { progress: ProgressStep; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <div className="mb-2 flex justify-between gap-3 text-sm">
          <p aria-live="polite">{localized(progress.message)}</p>
          <p className="text-muted tabular-nums">{progress.percent}%</p>
        </div>
        <ProgressBar label={generationTexts.progress} value={progress.percent} />
      </div>
      <Button onClick={onCancel} size="sm" variant="secondary">
        {generationTexts.cancel}
      </Button>
    </div>
  )
}
