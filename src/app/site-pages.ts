import type { ComponentType } from 'react'
import { type SitePath, paths } from '#src/config/paths.ts'

const pages: Record<SitePath, () => Promise<ComponentType>> = {
  [paths.home]: async () => (await import('./routes/landing.tsx')).LandingRoute,
  [paths.privacy]: async () => (await import('#src/features/legal/privacy-page.tsx')).PrivacyPage,
  [paths.terms]: async () => (await import('#src/features/legal/terms-page.tsx')).TermsPage,
}

/** Each page is a chunk of its own: the landing page does not wait for fifteen sections of law. */
export function loadSitePage(path: SitePath): Promise<ComponentType> {
  return pages[path]()
}
