import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { readEnv } from '#src/config/env.ts'
import { loadMessages } from '#src/messages/localized.ts'
import { AppErrorBoundary } from './errors/problem-page.tsx'
import { ConfigurationProblem } from './errors/configuration-problem.tsx'
import { rootElement } from './mount.ts'
import { createRouter } from './router.tsx'

/** Starts the part of the product that needs accounts. */
export async function startApp(): Promise<void> {
  await loadMessages()
  const configuration = readEnv()
  createRoot(rootElement()).render(
    <StrictMode>
      <AppErrorBoundary>
        {configuration.ok ? (
          <RouterProvider router={createRouter()} />
        ) : (
          <ConfigurationProblem problem={configuration.reason} />
        )}
      </AppErrorBoundary>
    </StrictMode>,
  )
}
