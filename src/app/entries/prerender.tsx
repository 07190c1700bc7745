import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { readEnv } from '#src/config/env.ts'
import { type PrerenderedPath, isSitePath, paths, prerenderedPaths } from '#src/config/paths.ts'
import { type PageHead, pageHead } from '../head/page-head.ts'
import { VisitorLayout } from '../layouts/visitor-layout.tsx'
import { ForgotRoute } from '../routes/forgot.tsx'
import { LoginRoute } from '../routes/login.tsx'
import { SignUpRoute } from '../routes/sign-up.tsx'
import { loadSitePage } from '../site-pages.ts'
import { SiteRoot } from '../site-root.tsx'

export interface RenderedPage {
  path: PrerenderedPath
  head: PageHead
  html: string
  /** A page with a form: the app takes its place, and it is not for people who are signed in. */
  isForm: boolean
}

/** The public pages as HTML, in English: run by Node when the site is built (scripts/site). */
export function renderPages(): Promise<RenderedPage[]> {
  // Without its variables the site shows one page only, which says so.
  return readEnv().ok ? Promise.all(prerenderedPaths.map(renderPage)) : Promise.resolve([])
}

async function renderPage(path: PrerenderedPath): Promise<RenderedPage> {
  const isForm = !isSitePath(path)
  return { path, head: pageHead(path), html: isSitePath(path) ? await renderSitePage(path) : renderForm(path), isForm }
}

/** The same elements as entries/site.tsx hydrates. */
async function renderSitePage(path: Parameters<typeof loadSitePage>[0]): Promise<string> {
  const Page = await loadSitePage(path)
  return renderToString(
    <StrictMode>
      <SiteRoot>
        <Page />
      </SiteRoot>
    </StrictMode>,
  )
}

/** `method="dialog"`: sent before the script is there, such a form does nothing; without it the password would go into the address. */
function renderForm(path: PrerenderedPath): string {
  const html = renderToString(
    <StaticRouter location={path}>
      <Routes>
        <Route element={<VisitorLayout />}>
          <Route element={<LoginRoute />} path={paths.login} />
          <Route element={<SignUpRoute />} path={paths.signUp} />
          <Route element={<ForgotRoute />} path={paths.forgot} />
        </Route>
      </Routes>
    </StaticRouter>,
  )
  return html.replaceAll('<form ', '<form method="dialog" ')
}
