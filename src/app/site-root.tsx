import { type ReactNode, useLayoutEffect } from 'react'
import { AppErrorBoundary } from './errors/app-error-boundary.tsx'
import { showPage } from './root-element.ts'
import { useThemeMarker } from './theme/use-theme.ts'

/** What the pages for visitors share, when the site is built and in the browser. */
export function SiteRoot({ children }: { children: ReactNode }) {
  return (
    <AppErrorBoundary>
      <InBrowser />
      {children}
    </AppErrorBoundary>
  )
}

function InBrowser() {
  useThemeMarker()
  useLayoutEffect(showPage, [])
  return null
}
