import { Outlet } from 'react-router-dom'
import { SkipLink, mainId } from '#src/components/layout/skip-link.tsx'
import { appTexts } from '../texts.ts'
import { WorkspaceProvider } from '../workspace/workspace-provider.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PrivateHeader } from './private-header.tsx'

/** The frame of the signed-in screens; what they share lives as long as it does. */
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
