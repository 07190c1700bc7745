import { Outlet } from 'react-router-dom'
import { SkipLink, mainId } from '#src/components/layout/skip-link.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { appTexts } from '../texts.ts'
import { useOnline } from '../use-online.ts'
import { WorkspaceProvider } from '../workspace/workspace-provider.tsx'
import { PrivateHeader } from './private-header.tsx'

/** The frame of the signed-in screens. The state that they share lives as long as this frame. */
export function PrivateLayout() {
  return (
    <WorkspaceProvider>
      <div className="flex min-h-dvh flex-col text-sm">
        <SkipLink label={appTexts.skipToContent} />
        <PrivateHeader />
        <OfflineNotice />
        <main className="mx-auto w-full max-w-[72rem] flex-1 px-4 py-6 sm:px-6 sm:py-8" id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </WorkspaceProvider>
  )
}

/** The live region is always rendered, because screen readers announce only changes of an existing one. */
function OfflineNotice() {
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
