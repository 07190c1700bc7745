import { Link } from 'react-router-dom'
import { Button } from '#src/components/ui/button.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { localized } from '#src/messages/localized.ts'
import { linkStyle } from './link-style.ts'
import { authTexts, linkProblemTexts as texts } from './texts.ts'

type LinkProblemProps =
  /** A reset link that is too old or was opened before; any other such link; no link at all; one with a session in its address. */
  | { kind: 'spent_reset' | 'spent' | 'missing' | 'unsafe' }
  /** Refused for another reason, or not answered. */
  | { kind: 'failed'; message: string; onRetry: () => void }

/** A link from an email that did not work, and the way to one that does. */
export function LinkProblem(props: LinkProblemProps) {
  const { title, text } = props.kind === 'failed' ? { title: texts.failedTitle, text: localized(props.message) } : texts[props.kind]
  // Whoever confirmed an address may be done already; whoever forgot a password is not.
  const toLogin = props.kind === 'spent'
  const login = (
    <Link className={toLogin ? buttonStyle('primary') : linkStyle} to={paths.login}>
      {authTexts.backToLogin}
    </Link>
  )
  const newLink = (
    <Link className={toLogin ? linkStyle : buttonStyle('primary')} to={paths.forgot}>
      {texts.newResetLink}
    </Link>
  )
  return (
    <div role="alert">
      <h1 className="text-xl">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        {toLogin && login}
        {props.kind === 'failed' ? <Button onClick={props.onRetry}>{texts.retry}</Button> : newLink}
        {!toLogin && login}
      </div>
    </div>
  )
}
