import { Spinner } from '#src/components/ui/spinner.tsx'
import { appTexts } from './texts.ts'
import { useOnline } from './use-online.ts'

export function LoadingScreen() {
  const online = useOnline()
  return (
    <div
      className="flex min-h-dvh flex-col items-center justify-center gap-2 px-5 text-center text-sm text-muted"
      role="status"
    >
      <p className="flex items-center gap-3">
        <Spinner />
        {appTexts.loading}
      </p>
      {!online && <p>{appTexts.offline}</p>}
    </div>
  )
}
