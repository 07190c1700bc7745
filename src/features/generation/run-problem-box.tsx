import { Link } from 'react-router-dom'
import { Alert } from '#src/components/ui/alert.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { paths } from '#src/config/paths.ts'
import { localized } from '#src/messages/localized.ts'
import type { RunProblem } from './run-problem.ts'
import { generationTexts } from './texts.ts'

interface RunProblemBoxProps {
  problem: RunProblem
  /** How many test cases the run left: an incomplete result. */
  left: number
  /** Undefined while a retry is not possible. */
  onRetry: (() => void) | undefined
  /** Ends the rejected session, which opens the login. */
  onLogIn: () => void
}

/** The red error box: what happened, what to do, and the button that does it. */
export function RunProblemBox({ problem, left, onRetry, onLogIn }: RunProblemBoxProps) {
  return (
    <Alert
      action={<WayOut onLogIn={onLogIn} onRetry={onRetry} problem={problem} />}
      title={problem.message}
      variant="error"
    >
      {left > 0 ? (
        <p className="mt-0.5">{generationTexts.left(left)}</p>
      ) : (
        problem.advice !== undefined && <p className="mt-0.5">{problem.advice}</p>
      )}
      {problem.lookedAt !== undefined && problem.lookedAt.length > 0 && (
        <div className="mt-2">
          <p className="font-semibold">{generationTexts.lookedAt}</p>
          <ul className="list-disc pl-5">
            {problem.lookedAt.map(({ place, code, params }) => (
              <li key={place}>{localized({ code, message: place, ...(params && { params }) })}</li>
            ))}
          </ul>
        </div>
      )}
    </Alert>
  )
}

function WayOut({ problem, onRetry, onLogIn }: Omit<RunProblemBoxProps, 'left'>) {
  const style = buttonStyle('secondary', 'sm')
  switch (problem.action) {
    case 'retry':
      return (
        <Button disabled={onRetry === undefined} icon="refresh" onClick={onRetry} size="sm" variant="secondary">
          {generationTexts.retry}
        </Button>
      )
    case 'settings':
      return (
        <Link className={style} to={paths.settings}>
          {generationTexts.openSettings}
        </Link>
      )
    case 'login':
      return (
        <Button onClick={onLogIn} size="sm" variant="secondary">
          {generationTexts.logIn}
        </Button>
      )
    case 'plans':
      return (
        <a className={style} href={`${paths.home}#pricing`} rel="noreferrer" target="_blank">
          {generationTexts.seePlans}
        </a>
      )
    case 'reload':
      return (
        <Button onClick={() => window.location.reload()} size="sm" variant="secondary">
          {generationTexts.reload}
        </Button>
      )
    case 'none':
      return null
  }
}
