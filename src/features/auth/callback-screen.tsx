import { Navigate, useLocation } from 'react-router-dom'
import { spentLinkCode } from '#src/backend/session-link.ts'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { emailLinkParameters } from '#src/config/email-link.ts'
import { loginPath, paths } from '#src/config/paths.ts'
import { AccountSwitch, LinkProblem } from './email-link-messages.tsx'
import { callbackTexts } from './texts.ts'
import { useSessionLink } from './use-session-link.ts'

/** Completes a redirect of the auth service (docs/spec.md section 2, Callback). */
export function CallbackScreen() {
  const { link } = useSessionLink(emailLinkParameters(useLocation()))
  switch (link.state) {
    case 'opening':
      return (
        <div role="status">
          <h1 className="flex items-center gap-3 text-xl">
            <Spinner className="size-5" />
            {callbackTexts.title}
          </h1>
          <p className="mt-3 text-muted">{callbackTexts.text}</p>
        </div>
      )
    case 'opened':
      return <Navigate replace to={link.signedIn ? paths.dashboard : paths.login} />
    case 'other_account':
      return <AccountSwitch current={link.current} onStay={link.decline} onSwitch={link.accept} other={link.other} />
    case 'declined':
      return <Navigate replace to={paths.dashboard} />
    case 'refused':
      return link.reason.code === spentLinkCode ? (
        <LinkProblem kind="spent" />
      ) : (
        <Navigate replace to={loginPath(undefined, 'auth_failed')} />
      )
    case 'crashed':
      return <Navigate replace to={loginPath(undefined, 'callback_failed')} />
  }
}
