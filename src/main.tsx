import './lib/no-eval.ts'
import { isSitePath } from '#src/config/paths.ts'
import { sessionLinkTarget } from './app/session-link.ts'
import './styles/main.css'

const target = sessionLinkTarget(window.location)
if (target !== undefined) window.history.replaceState(null, '', target)

// Two ways in: the pages that only tell something load neither the router nor anything that knows of accounts.
// Hosts that keep a page in a folder ask for a slash at its end.
const pathname = window.location.pathname.replace(/(.)\/+$/, '$1')
if (isSitePath(pathname)) void import('./app/entries/site.tsx').then(({ startSite }) => startSite(pathname))
else void import('./app/entries/app.tsx').then(({ startApp }) => startApp())
