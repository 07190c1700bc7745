import { type ComponentType, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { SitePath } from '#src/config/paths.ts'
import { language } from '#src/lib/language.ts'
import { writeHead } from '../head/write-head.ts'
import { rootElement } from '../root-element.ts'
import { SiteRoot } from '../site-root.tsx'

/** The pages that tell about the product. Rendered at build time in English; other languages are rendered here. */
export function startSite(path: SitePath, Page: ComponentType): void {
  const root = rootElement()
  const page = (
    <StrictMode>
      <SiteRoot>
        <Page />
      </SiteRoot>
    </StrictMode>
  )
  if (language === 'en' && root.hasChildNodes()) {
    // As a transition: in short slices, in which the page still scrolls and takes input.
    startTransition(() => void hydrateRoot(root, page))
    return
  }
  writeHead(path)
  createRoot(root).render(page)
}
