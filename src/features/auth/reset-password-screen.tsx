import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isConnectionProblem } from '#src/backend/api-client.ts'
import { spentLinkCode } from '#src/backend/session-link.ts'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { LinkProblem } from './link-problem.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { linkProblemTexts, resetTexts } from './texts.ts'
import { useSessionLink } from './use-session-link.ts'

interface ResetPasswordScreenProps {
  query: URLSearchParams
  /** The account that the link opened. */
  email: string | undefined
  onSaved: () => void
}

/** Where the reset link leads: the link signs in, then the account gets a new password. */
export function ResetPasswordScreen({ query, email, onSaved }: ResetPasswordScreenProps) {
  const { link, retry } = useSessionLink(query)
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
    case 'refused':
      if (link.reason.code === spentLinkCode) return <LinkProblem kind="spent_reset" />
      return isConnectionProblem(link.reason.code) ? <LinkProblem kind="failed" message={link.reason.message} onRetry={retry} /> : <LinkProblem kind="missing" />
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
