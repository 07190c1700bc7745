import './lib/no-eval.ts'
import { emailLinkTarget } from '#src/config/email-link.ts'
import { isSitePath } from '#src/config/paths.ts'
import { reportFailedImport } from './lib/failed-import.ts'
import './styles/main.css'

const target = emailLinkTarget(window.location)
if (target !== undefined) window.history.replaceState(null, '', target)

void start().catch(reportFailedImport)

/** Site pages load neither the router nor anything about accounts. */
async function start(): Promise<void> {
  // Some hosts serve a page that lives in a folder only with a trailing slash.
  const pathname = window.location.pathname.replace(/(.)\/+$/, '$1')
  if (isSitePath(pathname)) {
    const { startSite } = await import('./app/site.tsx')
    await startSite(pathname)
  } else {
    const { startApp } = await import('./app/start-app.tsx')
    await startApp()
  }
}
