import { type ComponentType, type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type SitePath, paths } from '#src/config/paths.ts'
import { language } from '#src/lib/language.ts'
import { AppErrorBoundary } from './errors/problem-page.tsx'
import { writeHead } from './page-head.ts'
import { rootElement, showPage } from './mount.ts'
import { useThemeMarker } from './use-theme.ts'

const pages: Record<SitePath, () => Promise<ComponentType>> = {
  [paths.home]: async () => (await import('./routes/landing.tsx')).LandingRoute,
  [paths.privacy]: async () => (await import('#src/features/legal/privacy-page.tsx')).PrivacyPage,
  [paths.terms]: async () => (await import('#src/features/legal/terms-page.tsx')).TermsPage,
}

/** The page of a path, for the prerendering (prerender.tsx) and the browser. */
export async function sitePage(path: SitePath): Promise<ReactNode> {
  const Page = await pages[path]()
  return (
    <StrictMode>
      <AppErrorBoundary>
        <PageEffects />
        <Page />
      </AppErrorBoundary>
    </StrictMode>
  )
}

function PageEffects() {
  useThemeMarker()
  useLayoutEffect(showPage, [])
  return null
}

/** Public pages are prerendered in English only. */
export async function startSite(path: SitePath): Promise<void> {
  const page = await sitePage(path)
  const root = rootElement()
  if (language === 'en' && root.querySelector('main') !== null) {
    // As a transition, so that the page stays responsive during hydration.
    startTransition(() => void hydrateRoot(root, page))
    return
  }
  writeHead(path)
  createRoot(root).render(page)
}
