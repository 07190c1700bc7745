import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { readEnv } from '#src/config/env.ts'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { loadMessages } from '#src/messages/localized.ts'
import { ConfigurationProblem } from './errors/configuration-problem.tsx'
import { AppErrorBoundary } from './errors/problem-page.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { rootElement } from './mount.ts'
import { createRouter } from './router.tsx'

/** Starts the part of the product that needs accounts. */
export async function startApp(): Promise<void> {
  await loadMessages()
  const configuration = readEnv()
  const root = createRoot(rootElement())
  if (!configuration.ok) {
    root.render(<ConfigurationProblem problem={configuration.reason} />)
    return
  }
  const router = createRouter()
  const opened = whenOpened(router)
  // Usually the screen is there at once, and no loading text flashes before it.
  const loading = setTimeout(() => root.render(<LoadingScreen />), patience)
  const lost = (await opened).find(isFailedImport)
  clearTimeout(loading)
  if (lost !== undefined) {
    root.unmount()
    throw lost
  }
  // RouterProvider would miss a first screen that opens between its render and its subscription. A transition keeps the
  // page responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <AppErrorBoundary>
          <RouterProvider router={router} />
        </AppErrorBoundary>
      </StrictMode>,
    ),
  )
}

/** Milliseconds without anything on the screen. */
const patience = 100

/** Resolves with the errors of the first screen once its code has arrived or failed to. */
function whenOpened(router: ReturnType<typeof createRouter>): Promise<unknown[]> {
  return new Promise((resolve) => {
    function resolveIfOpened({ initialized, errors }: typeof router.state): void {
      if (initialized) resolve(Object.values(errors ?? {}))
    }
    router.subscribe(resolveIfOpened)
    resolveIfOpened(router.state)
  })
}
