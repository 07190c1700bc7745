import { Link } from 'react-router-dom'
import { Button } from '#src/components/ui/button.tsx'
import { buttonStyle } from '#src/components/ui/button-style.ts'
import { paths } from '#src/config/paths.ts'
import { localized } from '#src/messages/localized.ts'
import { accountSwitchTexts, authTexts, linkProblemTexts } from './texts.ts'
import { linkStyle } from './visitor-link.tsx'

interface AccountSwitchProps {
  /** Email addresses of the account signed in here and of the link's account. */
  current: string
  other: string
  onStay: () => void
  onSwitch: () => void
}

/** Asks before a link changes the account, because somebody else may have sent it. */
export function AccountSwitch({ current, other, onStay, onSwitch }: AccountSwitchProps) {
  return (
    <div role="alert">
      <h1 className="text-xl">{accountSwitchTexts.title}</h1>
      <p className="mt-3 wrap-anywhere text-muted">{accountSwitchTexts.text(current, other)}</p>
      <p className="mt-3 text-muted">{accountSwitchTexts.warning}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="max-w-full" onClick={onStay}>
          {accountSwitchTexts.stay}
        </Button>
        <Button className="max-w-full" onClick={onSwitch} variant="secondary">
          {accountSwitchTexts.change}
        </Button>
      </div>
    </div>
  )
}

type LinkProblemProps =
  /** `spent`: expired or used before. `unsafe`: the address carries a session. */
  | { kind: 'spent_reset' | 'spent' | 'missing' | 'unsafe' }
  /** The server refused for another reason or did not answer. */
  | { kind: 'failed'; message: string; onRetry: () => void }

/** Why a link from an email did not work, and how to get one that does. */
export function LinkProblem(props: LinkProblemProps) {
  const { title, text } =
    props.kind === 'failed'
      ? { title: linkProblemTexts.failedTitle, text: localized(props.message) }
      : linkProblemTexts[props.kind]
  // A user whose confirmation link is spent may be confirmed already, so the login comes first.
  const toLogin = props.kind === 'spent'
  const login = (
    <Link className={toLogin ? buttonStyle('primary') : linkStyle} to={paths.login}>
      {authTexts.backToLogin}
    </Link>
  )
  const newLink = (
    <Link className={toLogin ? linkStyle : buttonStyle('primary')} to={paths.forgot}>
      {linkProblemTexts.newResetLink}
    </Link>
  )
  return (
    <div role="alert">
      <h1 className="text-xl">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm">
        {toLogin && login}
        {props.kind === 'failed' ? <Button onClick={props.onRetry}>{linkProblemTexts.retry}</Button> : newLink}
        {!toLogin && login}
      </div>
    </div>
  )
}
