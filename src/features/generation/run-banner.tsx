import type { ProgressStep } from '#domain/generation/progress.ts'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { localized } from '#src/messages/localized.ts'
import { bannerTexts, generationTexts } from './texts.ts'

/** Says on other screens that a run is under way (spec section 2, Settings). */
export function RunBanner({ progress }: { progress: ProgressStep }) {
  return (
    <div className="rounded-lg border border-accent-line bg-accent-soft px-5 py-3 text-sm text-accent-ink" role="status">
      <div className="mb-2 flex flex-wrap justify-between gap-x-3">
        <p>
          <span className="font-semibold">{bannerTexts.title}</span> {localized(progress.message)}
        </p>
        <p className="tabular-nums">{progress.percent}%</p>
      </div>
      <ProgressBar label={generationTexts.progress} value={progress.percent} />
    </div>
  )
}
