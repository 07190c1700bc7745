import { Navigate } from 'react-router-dom'
import { spentLinkCode } from '#src/backend/session-link.ts'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { paths } from '#src/config/paths.ts'
import { LinkProblem } from './link-problem.tsx'
import { callbackTexts } from './texts.ts'
import { useSessionLink } from './use-session-link.ts'

/** Completes a redirect of the auth service (spec section 2, Auth callback). */
export function CallbackScreen({ query }: { query: URLSearchParams }) {
  const { link } = useSessionLink(query)
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
    case 'refused':
      return link.reason.code === spentLinkCode ? <LinkProblem kind="spent" /> : <Navigate replace to={`${paths.login}?error=auth_failed`} />
    case 'crashed':
      return <Navigate replace to={`${paths.login}?error=callback_failed`} />
  }
}
