import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { Button } from '#src/components/ui/button.tsx'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { NotFoundRoute } from '../routes/not-found.tsx'
import { appTexts } from '../texts.ts'
import { ProblemPage } from './problem-page.tsx'

export function RouteProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? (
      <NotFoundRoute />
    ) : (
      <ProblemPage error={new Error(`${error.status} ${error.statusText}`)} />
    )
  }
  return <ProblemPage error={error} />
}

/** A screen that could not be loaded. The frame stays, so a run in progress and its result are kept. */
export function ScreenProblem() {
  const error = useRouteError()
  // The router passes other errors to RouteProblem.
  if (!isFailedImport(error)) throw error
  const texts = appTexts.problem
  return (
    <div className="mx-auto max-w-xl space-y-3">
      <h1 className="text-xl">{texts.outdatedTitle}</h1>
      <p className="text-muted">{texts.outdatedText}</p>
      <Button onClick={() => window.location.reload()}>{texts.reload}</Button>
    </div>
  )
}
