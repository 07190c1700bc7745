import { Icon } from '#src/components/ui/icon.tsx'
import { appTexts } from '../texts.ts'
import { useOnline } from '../use-online.ts'

/** Says that the connection is gone, and what still works. The live region stands before it has something to say. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-sm text-warning-ink">
          <Icon name="alert" />
          {appTexts.offlineNotice}
        </p>
      )}
    </div>
  )
}
