import { renderToString } from 'react-dom/server'
import { readEnv } from '#src/config/env.ts'
import { sitePaths } from '#src/config/paths.ts'
import { type PrerenderedPage, pageHead } from './page-head.ts'
import { sitePage } from './site.tsx'

/** Renders the public pages to HTML in English, at build time (scripts/site). */
export async function renderPages(): Promise<PrerenderedPage[]> {
  // A site without configuration shows one page that says so.
  if (!readEnv().ok) return []
  return Promise.all(
    sitePaths.map(async (path) => ({ path, head: pageHead(path), html: renderToString(await sitePage(path)) })),
  )
}
