import { useRouteError } from 'react-router-dom'
import { Button } from '#src/components/ui/button.tsx'
import { isFailedImport } from '#src/lib/failed-import.ts'
import { appTexts } from '../texts.ts'

/** A screen that could not be loaded, within the frame of the others: a run that is under way, and its result, go on. */
export function ScreenProblem() {
  const error = useRouteError()
  // Anything else is the whole page's problem.
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
