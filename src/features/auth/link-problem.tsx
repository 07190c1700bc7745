import { Link } from 'react-router-dom'
import { Button } from '#src/components/ui/button.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { linkStyle } from './link-style.ts'
import { authTexts, linkProblemTexts as texts } from './texts.ts'

type LinkProblemProps =
  /** Too old or opened before; or no link at all. */
  | { kind: 'spent' | 'missing' }
  /** Refused for another reason, or not answered. */
  | { kind: 'failed'; message: string; onRetry: () => void }

/** A link from an e-mail that did not work, and the way to one that does. */
export function LinkProblem(props: LinkProblemProps) {
  const titles = { spent: texts.spentTitle, missing: texts.missingTitle, failed: texts.failedTitle }
  const text = props.kind === 'failed' ? props.message : props.kind === 'spent' ? texts.spentText : texts.missingText
  return (
    <div role="alert">
      <h1 className="text-xl">{titles[props.kind]}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        {props.kind === 'failed' ? (
          <Button onClick={props.onRetry}>{texts.retry}</Button>
        ) : (
          <Link className={buttonStyle('primary')} to={paths.forgot}>
            {texts.newResetLink}
          </Link>
        )}
        <Link className={linkStyle} to={paths.login}>
          {authTexts.backToLogin}
        </Link>
      </p>
    </div>
  )
}
