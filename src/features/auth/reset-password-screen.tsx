import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { isWorthRetrying } from '#src/backend/auth-failure.ts'
import { sessionInAddressCode, spentLinkCode } from '#src/backend/session-link.ts'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { paths } from '#src/config/paths.ts'
import { AccountSwitch } from './account-switch.tsx'
import { LinkProblem } from './link-problem.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { linkProblemTexts, resetTexts } from './texts.ts'
import { useSessionLink } from './use-session-link.ts'

interface ResetPasswordScreenProps {
  /** What the page's query and fragment say. */
  address: URLSearchParams
  /** The account that the link opened. */
  email: string | undefined
  onSaved: () => void
}

/** Where the reset link leads: the link signs in, then the account gets a new password. */
export function ResetPasswordScreen({ address, email, onSaved }: ResetPasswordScreenProps) {
  const { link, retry } = useSessionLink(address)
  useCleanAddress(link.state === 'opened')
  switch (link.state) {
    case 'opening':
      return (
        <p className="flex items-center gap-3 text-muted" role="status">
          <Spinner />
          {resetTexts.opening}
        </p>
      )
    case 'opened':
      return link.signedIn ? <NewPasswordForm email={email} onSaved={onSaved} /> : <LinkProblem kind="missing" />
    case 'other_account':
      return <AccountSwitch current={link.current} onStay={link.decline} onSwitch={link.accept} other={link.other} />
    case 'declined':
      return <Navigate replace to={paths.dashboard} />
    case 'refused': {
      const { code, message } = link.reason
      if (code === spentLinkCode) return <LinkProblem kind="spent_reset" />
      if (code === sessionInAddressCode) return <LinkProblem kind="unsafe" />
      return isWorthRetrying(code) ? <LinkProblem kind="failed" message={message || linkProblemTexts.failedText} onRetry={retry} /> : <LinkProblem kind="missing" />
    }
    case 'crashed':
      return <LinkProblem kind="failed" message={linkProblemTexts.failedText} onRetry={retry} />
  }
}

/** What opened the session has done its work: it must not stay in the address, to be copied or opened again. */
function useCleanAddress(opened: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (opened) void navigate({ search: '', hash: '' }, { replace: true })
  }, [opened, navigate])
}
