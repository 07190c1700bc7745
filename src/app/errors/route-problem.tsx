import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { NotFoundRoute } from '../routes/not-found.tsx'
import { ProblemPage } from './problem-page.tsx'

/** What the router shows when a screen throws or cannot be loaded. */
export function RouteProblem() {
  const error = useRouteError()
  if (isRouteErrorResponse(error)) {
    return error.status === 404 ? <NotFoundRoute /> : <ProblemPage error={new Error(`${error.status} ${error.statusText}`)} />
  }
  return <ProblemPage error={error} />
}
