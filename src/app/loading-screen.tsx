import { Spinner } from '#src/components/ui/spinner.tsx'
import { appTexts } from './texts.ts'

export function LoadingScreen() {
  return (
    <div className="flex min-h-dvh items-center justify-center gap-3 text-sm text-muted" role="status">
      <Spinner />
      {appTexts.loading}
    </div>
  )
}
