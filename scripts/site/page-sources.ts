/** The start of everything, for every page. */
const start = ['index.html']
const site = [...start, 'src/app/entries/site.tsx']
const app = [...start, 'src/app/entries/rendering.ts', 'src/app/entries/routing.ts', 'src/app/entries/app.tsx', 'src/app/session-root.tsx']
const visitor = [...app, 'src/app/guards/require-visitor.tsx', 'src/app/layouts/visitor-layout.tsx']

/** The source files whose chunks a page loads at once. A file that is no chunk of its own any more fails the build. */
const sources: Record<string, readonly string[]> = {
  '/': [...site, 'src/app/routes/landing.tsx'],
  '/privacy': [...site, 'src/features/legal/privacy-page.tsx'],
  '/terms': [...site, 'src/features/legal/terms-page.tsx'],
  '/login': [...visitor, 'src/app/routes/login.tsx'],
  '/signin': [...visitor, 'src/app/routes/sign-up.tsx'],
  '/forgot': [...visitor, 'src/app/routes/forgot.tsx'],
  '/app': [...app, 'src/app/guards/require-session.tsx', 'src/app/layouts/private-layout.tsx', 'src/app/routes/dashboard.tsx'],
}

export function sourcesOf(path: string): readonly string[] {
  const found = sources[path]
  if (found === undefined) throw new Error(`The sources of ${path} are not listed.`)
  return found
}
