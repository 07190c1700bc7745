import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { readEnv } from '#src/config/env.ts'
import { language } from '#src/lib/language.ts'
import { AppErrorBoundary } from './app/errors/app-error-boundary.tsx'
import { ConfigurationProblem } from './app/errors/configuration-problem.tsx'
import { createRouter } from './app/router.tsx'
import './styles/main.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

document.documentElement.lang = language

const configuration = readEnv()

createRoot(root).render(
  <StrictMode>
    <AppErrorBoundary>
      {configuration.ok ? <RouterProvider router={createRouter()} /> : <ConfigurationProblem message={configuration.reason.message} />}
    </AppErrorBoundary>
  </StrictMode>,
)
