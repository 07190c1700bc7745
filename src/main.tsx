import './lib/no-eval.ts'
import { isSitePath } from '#src/config/paths.ts'
import { afterFirstPaint, fetchScriptsOfPage } from './app/after-first-paint.ts'
import { loadApp } from './app/entries/load-app.ts'
import { sessionLinkTarget } from './app/session-link.ts'
import { loadSitePage } from './app/site-pages.ts'
import { isFailedImport } from './lib/failed-import.ts'
import './styles/main.css'

const target = sessionLinkTarget(window.location)
if (target !== undefined) window.history.replaceState(null, '', target)

// Hosts that keep a page in a folder ask for a slash at its end.
const pathname = window.location.pathname.replace(/(.)\/+$/, '$1')
void start().catch((error: unknown) => {
  if (!isFailedImport(error)) throw error
  // Nothing stands yet that could say so: public/theme.js does.
  document.dispatchEvent(new Event('lostscript'))
})

/** Two ways in: the pages that only tell something load neither the router nor anything that knows of accounts. */
async function start(): Promise<void> {
  const isReadable = document.getElementById('root')?.hasChildNodes() === true && !document.documentElement.hasAttribute('data-pending')
  if (isReadable) await afterFirstPaint()
  fetchScriptsOfPage()
  if (isSitePath(pathname)) {
    const [{ startSite }, Page] = await Promise.all([import('./app/entries/site.tsx'), loadSitePage(pathname)])
    startSite(pathname, Page)
  } else {
    const { startApp } = await loadApp()
    await startApp()
  }
}
