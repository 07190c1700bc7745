import { renderToString } from 'react-dom/server'
import { readEnv } from '#src/config/env.ts'
import { sitePaths } from '#src/config/paths.ts'
import { type PrerenderedPage, pageHead } from './page-head.ts'
import { sitePage } from './site.tsx'

/** The site pages as HTML, in English. Node runs this when the site is built (scripts/site). */
export async function renderPages(): Promise<PrerenderedPage[]> {
  // Without its configuration the site shows a single page, which says so.
  if (!readEnv().ok) return []
  return Promise.all(sitePaths.map(async (path) => ({ path, head: pageHead(path), html: renderToString(await sitePage(path)) })))
}
